import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { productWith } from '../../../../test/fixtures/sights.ts'
import { checkMeaning } from '../../../core/language/check-meaning.ts'
import { runWhole } from '../../../core/steps.ts'
import type { Catalogue } from '../catalogue.ts'
import { keepCatalogue, spokenFormsOf } from './prepared-catalogue.ts'

const BRAND = 'Acme'
const MOST_TURNS = 10_000

const catalogueOf = (version: string, ...names: string[]): Catalogue => ({
  version,
  products: names.map((name, i) => productWith({ id: `p${i}`, name })),
  stores: [],
})
const many = (version: string, count: number) =>
  catalogueOf(version, ...Array.from({ length: count }, (_, i) => `Acme Rusk ${i}`))

/** A kept catalogue on a clock that moves a little with every look at it, so that slices are short. */
function kept(first: Catalogue) {
  let publish: (catalogue: Catalogue) => void = () => {}
  let now = 0
  const versions: string[] = []
  const failed = vi.fn()
  const left = vi.fn()
  const catalogue = keepCatalogue({
    source: {
      current: () => first,
      onChange(listener) {
        publish = listener
        return left
      },
    },
    brand: BRAND,
    clock: { now: () => ++now, date: () => new Date(0), after: () => () => {} },
    changed: ({ version }) => versions.push(version),
    failed,
  })
  return { catalogue, versions, failed, left, publish: (next: Catalogue) => publish(next) }
}

async function until(done: () => boolean): Promise<number> {
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    if (done()) return turns
    await nextTurn()
  }
  throw new Error('it never came')
}

it('serves the first catalogue from the start, prepared or not', async () => {
  const { catalogue } = kept(catalogueOf('1', 'Acme Milk Bikis'))
  expect(catalogue.current().product('p0')?.name).toBe('Acme Milk Bikis')
  expect(checkMeaning('is there salt in milk bikis', catalogue.current().spokenForms)).toMatchObject({
    about: { kind: 'named', productIds: ['p0'] },
  })
  await catalogue.ready()
})

it('serves the one before until the new one is prepared, a slice a turn', async () => {
  const { catalogue, versions, publish } = kept(catalogueOf('1', 'Acme Tea'))
  publish(many('2', 2000))
  expect(catalogue.current().version).toBe('1')
  expect(await until(() => versions.length > 0)).toBeGreaterThan(5)
  expect(catalogue.current().version).toBe('2')
  expect(catalogue.current().products).toHaveLength(2000)
})

it('takes changes that come meanwhile as one, and ends with the newest', async () => {
  const { catalogue, versions, publish } = kept(many('1', 1))
  publish(many('2', 1000))
  publish(many('3', 1000))
  publish(many('4', 10))
  await until(() => catalogue.current().version === '4')
  expect(versions).toEqual(['2', '4'])
})

it('keeps the one before when a new one cannot be prepared, and takes the next', async () => {
  const { catalogue, versions, failed, publish } = kept(many('1', 1))
  publish({ ...many('2', 1), products: [{ ...productWith({ id: 'x', name: 'X' }), name: null as never }] })
  await until(() => failed.mock.calls.length > 0)
  expect(catalogue.current().version).toBe('1')
  publish(many('3', 1))
  await until(() => versions.includes('3'))
})

it('tells nobody after its close', async () => {
  const { catalogue, versions, left, publish } = kept(many('1', 1))
  publish(many('2', 1000))
  catalogue.close()
  for (let turn = 0; turn < 200; turn++) await nextTurn()
  expect(versions).toEqual([])
  expect(left).toHaveBeenCalledOnce()
})

const forms = runWhole(
  spokenFormsOf(
    [
      { id: '1', name: 'Britannia Milk Bikis', section: null },
      { id: '2', name: 'Britannia Milk Bikis Atta', section: null },
      { id: '3', name: 'Britannia Good Day Butter Cookies', section: null, nameHi: 'गुड डे बटर कुकीज़' },
    ],
    'Britannia',
  ),
)
const calledSo = (name: string) => forms.filter(({ spoken }) => spoken.includes(name)).map(({ id }) => id)

it('keeps a Hindi name in one spelling', () => {
  expect(forms.map(({ hindi }) => hindi)).toEqual([undefined, undefined, 'गुड डे बटर कुकीज'])
})

it.each([
  ['milk bikis', ['1']],
  ['milk bikis atta', ['2']],
  ['good day', ['3']],
  ['good day butter cookies', ['3']],
  ['britannia good day', ['3']],
  ['britannia milk bikis', ['1']],
  ['britannia', []],
])('"%s" means %j', (name, ids) => {
  expect(calledSo(name)).toEqual(ids)
})
