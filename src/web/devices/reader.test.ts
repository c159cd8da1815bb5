import { expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createReader } from './reader.ts'
import { readingMs } from './reading-ms.ts'

it('shows everything at once, and is over when there was time to read it all', () => {
  const clock = createFakeClock()
  const reader = createReader(clock)
  const news: string[] = []
  reader.listen({ began: (id) => news.push(`${id} began`), ended: (id) => news.push(`${id} ended`) })
  reader.begin('a', 'One.')
  reader.begin('b', 'Two, which is longer.')
  expect(news).toEqual(['a began', 'b began'])
  clock.advance(readingMs('One.') + readingMs('Two, which is longer.') - 1)
  expect(news).toHaveLength(2)
  clock.advance(1)
  expect(news).toEqual(['a began', 'b began', 'b ended'])
  reader.begin('c', 'Three.')
  reader.drop(['c'])
  expect(clock.pending()).toBe(0)
})

it('gives who asked for a slower pace longer to read, from the next line on', () => {
  const clock = createFakeClock()
  const reader = createReader(clock)
  const ended: string[] = []
  reader.listen({ began() {}, ended: (id) => ended.push(id) })
  reader.setPace(0.5)
  reader.begin('a', 'One.')
  clock.advance(2 * readingMs('One.') - 1)
  expect(ended).toEqual([])
  clock.advance(1)
  expect(ended).toEqual(['a'])
})
