import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue, type Waiting } from './fair-queue.ts'

type Entry = [item: string, length: number, awaited?: boolean]

function order(...entries: Entry[]): string[] {
  const queue = createFairQueue<string>()
  for (const [work, cost, awaited = true] of entries) queue.push({ work, cost, later: !awaited })
  const items: string[] = []
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item)
  return items
}

it.each<[string, Entry[], string[]]>([
  ['nothing', [], []],
  [
    'equals in the order they came',
    [
      ['a', 10],
      ['b', 10],
    ],
    ['a', 'b'],
  ],
  [
    'short before long',
    [
      ['long', 200],
      ['short', 20],
    ],
    ['short', 'long'],
  ],
  [
    'what somebody waits for first',
    [
      ['later', 5, false],
      ['now', 200],
    ],
    ['now', 'later'],
  ],
])('gives %s', (_, entries, expected) => expect(order(...entries)).toEqual(expected))

it('hurries what was queued for later', () => {
  const queue = createFairQueue<string>()
  queue.push({ work: 'a', cost: 5, later: true })
  queue.push({ work: 'b', cost: 50, later: true })
  queue.hurry((work) => work === 'b')
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['b', 'a', undefined])
})

it('lets short ones overtake a long one for a while, not for ever', () => {
  const queue = createFairQueue<string>()
  queue.push({ work: 'long', cost: 200 })
  let overtaken = 0
  for (;;) {
    queue.push({ work: 'short', cost: 20 })
    if (queue.next() === 'long') break
    overtaken += 1
  }
  expect(overtaken).toBeGreaterThan(5)
  expect(overtaken).toBeLessThan(50)
})

it('gives everything exactly once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(300), fc.boolean())), (rows) => {
      const given = order(...rows.map(([length, awaited], i): Entry => [String(i), length, awaited]))
      expect(given.toSorted()).toEqual(rows.map((_, i) => String(i)).toSorted())
    }),
  )
})

it('drains', () => {
  const queue = createFairQueue<string>()
  queue.push({ work: 'a', cost: 1 })
  expect([queue.size(), queue.drain(), queue.size()]).toEqual([1, ['a'], 0])
})

/** What is served when callers ask in this order: a letter names the caller, `.` takes the next work out. */
function servedTo(script: string): string {
  const queue = createFairQueue<string>()
  let served = ''
  for (const step of script) {
    if (step === '.') served += queue.next() ?? '-'
    else queue.push({ work: step, caller: step })
  }
  return served
}

it.each([
  ['callers in the order in which they came', 'abc....', 'abc-'],
  ['nobody twice while another waits', 'ab.a..', 'aba'],
  ['a newcomer before the second work of those who were there', 'aaaabbb..c.....', 'abcababa'.slice(0, 7)],
  ['one who asked for much, when nobody else asks', 'aaa...', 'aaa'],
])('serves %s', (_, script, expected) => expect(servedTo(script)).toBe(expected))

it('lets nobody wait for more than one work of each other caller, however much they asked for', () => {
  const many = 'abcdefgh'.repeat(50)
  expect(servedTo(`${many}........z${'.'.repeat(9)}`).indexOf('z')).toBeLessThan(17)
})

it('gives a place back with what is taken out', () => {
  const queue = createFairQueue<string>()
  queue.push({ work: 'a1', caller: 'a' })
  queue.push({ work: 'a2', caller: 'a' })
  queue.push({ work: 'b1', caller: 'b' })
  queue.remove('a2')
  queue.push({ work: 'a3', caller: 'a' })
  queue.push({ work: 'b2', caller: 'b' })
  expect([1, 2, 3, 4].map(() => queue.next())).toEqual(['a1', 'b1', 'a3', 'b2'])
})

it('lets newer work take the place of what its caller has waiting', () => {
  const queue = createFairQueue<string>()
  expect(queue.push({ work: 'a1', caller: 'a', instead: true })).toBeUndefined()
  queue.push({ work: 'b1', caller: 'b', instead: true })
  expect(queue.push({ work: 'a2', caller: 'a', instead: true })).toBe('a1')
  expect([1, 2, 3].map(() => queue.next())).toEqual(['a2', 'b1', undefined])
})

describe('sessions within addresses', () => {
  /** `a1` is session 1 of address a; `.` takes the next work out. */
  function servedTo(script: string, may?: (waiting: Waiting) => boolean): string {
    const queue = createFairQueue<string>()
    const served = script.split(' ').flatMap((step) => {
      if (step === '.') return [queue.next(may) ?? '-']
      queue.push({ work: step, caller: step, address: step[0] })
      return []
    })
    return served.join(' ')
  }

  it.each([
    ['addresses in turn, however many sessions each has', 'a1 a2 a3 a4 b1 . . . . .', 'a1 b1 a2 a3 a4'],
    ['sessions of an address in turn', 'a1 a1 a2 b1 b1 . . . . .', 'a1 b1 a2 b1 a1'],
    ['one who comes late at once', 'a1 a2 a3 a4 . . b1 . . .', 'a1 a2 b1 a3 a4'],
  ])('serves %s', (_, script, expected) => expect(servedTo(script)).toBe(expected))

  it('passes over an address that may have nothing just now', () => {
    expect(servedTo('a1 a2 b1 . . .', ({ address }) => address !== 'a')).toBe('b1 - -')
  })

  it('lets an address of 64 sessions delay another by one work', () => {
    const many = Array.from({ length: 64 }, (_, session) => `a${session}`).join(' ')
    const taken = ' .'.repeat(20)
    expect(servedTo(`${many} ${many}${taken} b1${taken}`).split(' ').indexOf('b1')).toBeLessThan(22)
  })
})
