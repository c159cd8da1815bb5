import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visitMemory } from './visit-memory.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
let phone: ReturnType<typeof storage>
let tab: ReturnType<typeof storage>
beforeEach(() => {
  phone = storage()
  tab = storage()
  vi.stubGlobal('localStorage', phone)
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('the phone remembers under the specification’s key that somebody was here', () => {
  expect(visitMemory.isReturning()).toBe(false)
  visitMemory.remember()
  expect(visitMemory.isReturning()).toBe(true)
  expect([...phone.kept]).toEqual([['isNewUser', 'newUser']])
})

it('the phone keeps the length of a step, and the tab where the visit was', () => {
  visitMemory.keepScale({ metres: 0.7 } as never)
  visitMemory.keep({ where: 'section' } as never)
  expect(visitMemory.scale()).toEqual({ metres: 0.7 })
  expect(visitMemory.kept()).toEqual({ where: 'section' })
  expect([phone.kept.size, tab.kept.size]).toEqual([1, 1])
})

it('where nothing may be kept everybody is new, and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => visitMemory.remember()).not.toThrow()
  expect(visitMemory.isReturning()).toBe(false)
})

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
it.each([
  ['refuses all', refusing],
  ['is not there', null],
  ['is full', { ...refusing, getItem: () => '{"avoid":["soya"],"diets":[]}' }],
])(
  'what must not be eaten and what is to be bought are used while the page is open where storage %s',
  (_, store) => {
    vi.stubGlobal('localStorage', store)
    const egg = { avoid: ['egg'], diets: [] }
    const bread = { wanted: ['bread'], bag: [], bagAtMs: 0 }
    expect([visitMemory.keepNeeds(egg), visitMemory.keepShopping(bread)]).toEqual([false, false])
    expect([visitMemory.needs(), visitMemory.shopping()]).toEqual([egg, bread])
    visitMemory.forgetAll()
    expect([visitMemory.needs(), visitMemory.shopping()]).toEqual([undefined, undefined])
  },
)

it('how she likes to be spoken to counts while the page is open where nothing is kept', () => {
  vi.stubGlobal('localStorage', refusing)
  visitMemory.keepPreferences({ ...visitMemory.preferences(), short: true })
  expect(visitMemory.preferences().short).toBe(true)
  visitMemory.forgetAll()
  expect(visitMemory.preferences().short).toBe(false)
})

it('what storage takes again is what counts, with nothing of before beside it', () => {
  vi.stubGlobal('localStorage', refusing)
  visitMemory.keepNeeds({ avoid: ['egg'], diets: [] })
  vi.stubGlobal('localStorage', phone)
  expect(visitMemory.keepNeeds({ avoid: ['egg', 'milk'], diets: [] })).toBe(true)
  phone.setItem('mustNotEat', '{"avoid":["soya"],"diets":[]}')
  expect(visitMemory.needs()).toEqual({ avoid: ['soya'], diets: [] })
})
