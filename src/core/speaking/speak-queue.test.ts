import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSpeakQueue } from './speak-queue.ts'

type Entry = [item: string, length: number, awaited?: boolean]

function order(...entries: Entry[]): string[] {
  const queue = createSpeakQueue<string>()
  for (const [item, length, awaited = true] of entries) queue.push({ item, length, awaited })
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
  const queue = createSpeakQueue<string>()
  queue.push({ item: 'a', length: 5, awaited: false })
  queue.push({ item: 'b', length: 50, awaited: false })
  queue.hurry('b')
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['b', 'a', undefined])
})

it('lets short ones overtake a long one for a while, not for ever', () => {
  const queue = createSpeakQueue<string>()
  queue.push({ item: 'long', length: 200, awaited: true })
  let overtaken = 0
  for (;;) {
    queue.push({ item: 'short', length: 20, awaited: true })
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
  const queue = createSpeakQueue<string>()
  queue.push({ item: 'a', length: 1, awaited: true })
  expect([queue.size(), queue.drain(), queue.size()]).toEqual([1, ['a'], 0])
})
