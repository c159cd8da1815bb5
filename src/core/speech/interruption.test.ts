import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createInterruption } from './interruption.ts'

/** A queue that only knows whether it speaks and is held, and when that changed. */
function stage({ speaking = true } = {}) {
  const clock = createFakeClock()
  const news: string[] = []
  const queue = { isSpeaking: speaking, isHeld: false }
  const interruption = createInterruption(clock, {
    hold() {
      if (queue.isHeld || !queue.isSpeaking) return false
      queue.isHeld = true
      news.push(`${clock.now()} hold`)
      return true
    },
    goOn() {
      if (queue.isHeld) news.push(`${clock.now()} go on`)
      queue.isHeld = false
    },
    held: () => queue.isHeld,
    speaking: () => queue.isSpeaking,
  })
  return { clock, news, queue, interruption }
}

/** A voice from one moment to another, and what it came to in the end. */
const cough = ({ clock, interruption }: ReturnType<typeof stage>, forMs: number) => {
  interruption.voice(true)
  clock.advance(forMs)
  const somebody = interruption.voice(false)
  clock.advance(5000)
  return somebody
}

describe('a voice while the product speaks', () => {
  it.each([
    ['a cough is waited for 700 ms after its end', 200, ['0 hold', '900 go on']],
    ['long speech that nobody confirms too, but 2500 ms in all', 2000, ['0 hold', '2500 go on']],
    ['noise that does not end is not waited for', 4000, ['0 hold', '2500 go on']],
  ])('%s', (_, forMs, expected) => {
    const shown = stage()
    cough(shown, forMs)
    expect(shown.news).toEqual(expected)
    expect(shown.clock.pending()).toBe(0)
  })

  it('that the page alone hears is waited for all the same when the connection is lost', () => {
    const { clock, interruption, news } = stage()
    interruption.voice(true)
    clock.advance(200)
    interruption.lost()
    clock.advance(3000)
    expect(news).toEqual(['0 hold', '2500 go on'])
  })

  it('that comes twice while it is held is one hold', () => {
    const { clock, interruption, news } = stage()
    interruption.voice(true)
    clock.advance(200)
    interruption.voice(false)
    clock.advance(200)
    interruption.voice(true)
    clock.advance(3000)
    expect(news).toEqual(['0 hold', '2500 go on'])
  })

  it('is spoken through after two holds that came to nothing, until the queue is silent or a verdict acts', () => {
    const ends: [(shown: ReturnType<typeof stage>) => void, number][] = [
      [() => {}, 2],
      [({ interruption }) => interruption.silent(), 3],
      [({ interruption }) => interruption.verdict(true), 3],
      [({ interruption }) => interruption.verdict(false), 2],
    ]
    for (const [end, holds] of ends) {
      const shown = stage()
      cough(shown, 100)
      cough(shown, 100)
      end(shown)
      cough(shown, 100)
      expect(shown.news.filter((item) => item.endsWith('hold'))).toHaveLength(holds)
    }
  })
})

describe('speech that the server hears', () => {
  it('is waited for until its verdict, whether or not the page heard it', () => {
    for (const heardHere of [true, false]) {
      const { clock, interruption, news } = stage()
      if (heardHere) interruption.voice(true)
      interruption.confirmed()
      clock.advance(4000)
      if (heardHere) interruption.voice(false)
      clock.advance(4000)
      expect(news).toEqual(['0 hold'])
      interruption.verdict(false)
      expect(news).toEqual(['0 hold', '8000 go on'])
      expect(clock.pending()).toBe(0)
    }
  })

  it.each<[string, (shown: ReturnType<typeof stage>) => void]>([
    ['does not come within 15 s', ({ clock }) => clock.advance(15_000)],
    ['was lost with the connection', ({ interruption }) => interruption.lost()],
  ])('whose verdict %s is waited for no longer', (_, end) => {
    const shown = stage()
    shown.interruption.confirmed()
    end(shown)
    expect(shown.news.at(-1)).toContain('go on')
    expect(shown.clock.pending()).toBe(0)
  })

  it('in silence holds nothing', () => {
    const { clock, interruption, news } = stage({ speaking: false })
    interruption.confirmed()
    expect(news).toEqual([])
    expect(clock.pending()).toBe(0)
  })

  it('leaves a hold of before alone when its own was thrown away', () => {
    const { clock, interruption, queue, news } = stage()
    interruption.confirmed()
    queue.isHeld = false
    clock.advance(14_900)
    interruption.voice(true)
    clock.advance(200)
    expect(news).toEqual(['0 hold', '14900 hold'])
  })
})

describe('somebody is there', () => {
  it.each([
    ['a voice in silence', false, 100, true],
    ['a voice that went on after it silenced us', true, 300, true],
    ['our own echo', true, 299, false],
  ])('%s', (_, speaking, forMs, somebody) => {
    expect(cough(stage({ speaking }), forMs)).toBe(somebody)
  })

  it('is known at once in silence, and not before the end over the voice', () => {
    expect(stage({ speaking: false }).interruption.voice(true)).toBe(true)
    expect(stage().interruption.voice(true)).toBe(false)
  })

  it('is not shown by a voice that did not silence us', () => {
    const shown = stage()
    cough(shown, 100)
    cough(shown, 100)
    expect(cough(shown, 1000)).toBe(false)
  })
})
