import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createInterruption } from './interruption.ts'

/** A queue that only knows whether it speaks and is held, and when that changed. */
function stage({ speaking = true, delayMs = 0 } = {}) {
  const clock = createFakeClock()
  const news: string[] = []
  const queue = { isSpeaking: speaking, isHeld: false }
  const interruption = createInterruption(
    clock,
    {
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
      hush(on) {
        news.push(`${clock.now()} ${on ? 'hush' : 'no hush'}`)
        if (!on) queue.isHeld = queue.isSpeaking
      },
      speaking: () => queue.isSpeaking,
    },
    () => delayMs,
  )
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

describe('whether somebody is there', () => {
  it.each([
    ['our own echo ends soon after we fell silent', 0, 299, false],
    ['a voice that goes on is somebody’s', 0, 300, true],
    ['the echo from a late headset goes on as long as it is late', 250, 549, false],
    ['and no longer', 250, 550, true],
  ])('%s', (_, delayMs, forMs, somebody) => {
    expect(cough(stage({ delayMs }), forMs)).toBe(somebody)
  })
})

describe('a voice while the product speaks', () => {
  it.each([
    ['a cough is waited for 700 ms after its end', 200, ['0 hold', '900 go on']],
    ['long speech that nobody confirms too, but 2000 ms in all', 2000, ['0 hold', '2000 go on']],
    ['noise that does not end is not waited for', 4000, ['0 hold', '2000 go on']],
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
    expect(news).toEqual(['0 hold', '2000 go on'])
  })

  it('that comes twice while it is held is one hold', () => {
    const { clock, interruption, news } = stage()
    interruption.voice(true)
    clock.advance(200)
    interruption.voice(false)
    clock.advance(200)
    interruption.voice(true)
    clock.advance(3000)
    expect(news).toEqual(['0 hold', '2000 go on'])
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

it('holds again for whoever speaks a while after two holds that came to nothing', () => {
  const shown = stage()
  for (let coughs = 0; coughs < 3; coughs += 1) cough(shown, 100)
  expect(shown.news.filter((item) => item.endsWith('hold'))).toHaveLength(2)
  cough(shown, 100)
  expect(shown.news.at(-2)).toBe('15300 hold')
})

describe('speech that the server hears', () => {
  it('is waited for until its verdict, once the voice has ended', () => {
    const { clock, interruption, news } = stage()
    interruption.voice(true)
    clock.advance(300)
    interruption.confirmed()
    clock.advance(1500)
    interruption.voice(false)
    clock.advance(400)
    expect(news).toEqual(['0 hold'])
    interruption.verdict(false)
    expect(news).toEqual(['0 hold', '2200 go on'])
    expect(clock.pending()).toBe(0)
  })

  it.each([
    ['short: 1200 ms from its end', 500, 1700],
    ['longer: 2000 ms in all', 1200, 2000],
    ['for long: 500 ms from its end, in which most verdicts come', 1900, 2400],
  ])('is not waited for without a verdict when it was %s', (_, forMs, atMs) => {
    const shown = stage()
    shown.interruption.voice(true)
    shown.interruption.confirmed()
    shown.clock.advance(forMs)
    shown.interruption.voice(false)
    shown.clock.advance(5000)
    expect(shown.news).toEqual(['0 hold', `${atMs} go on`])
  })

  it.each<[string, boolean]>([
    ['heard here too', true],
    ['heard there alone', false],
  ])('and goes on and on, %s, is not waited for: it may be talk with others', (_, heardHere) => {
    const { clock, interruption, news } = stage()
    if (heardHere) interruption.voice(true)
    interruption.confirmed()
    clock.advance(6000)
    // The next sentence begins: this voice has had its silence.
    interruption.began()
    clock.advance(6000)
    interruption.verdict(false)
    expect(news).toEqual(['0 hold', '2000 go on'])
    expect(clock.pending()).toBe(0)
  })

  it.each<[string, number, (shown: ReturnType<typeof stage>) => void]>([
    ['does not come', 1300, ({ clock }) => clock.advance(1200)],
    ['was lost with the connection', 100, ({ interruption }) => interruption.lost()],
  ])('whose verdict %s is waited for no longer', (_, atMs, end) => {
    const shown = stage()
    shown.interruption.voice(true)
    shown.interruption.confirmed()
    shown.clock.advance(100)
    shown.interruption.voice(false)
    end(shown)
    expect(shown.news).toEqual(['0 hold', `${atMs} go on`])
    expect(shown.clock.pending()).toBe(0)
  })

  it('is not talked over by a sentence that begins meanwhile', () => {
    const { clock, queue, interruption, news } = stage({ speaking: false })
    interruption.confirmed()
    clock.advance(500)
    queue.isSpeaking = true
    interruption.began()
    clock.advance(500)
    interruption.verdict(true)
    expect(news).toEqual(['500 hold', '1000 go on'])
    interruption.began()
    expect(news).toHaveLength(2)
  })

  it('is forgotten where its verdict never came', () => {
    const { clock, queue, interruption, news } = stage({ speaking: false })
    interruption.confirmed()
    clock.advance(15_000)
    queue.isSpeaking = true
    interruption.began()
    expect(news).toEqual([])
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

describe('a hand that holds to talk', () => {
  it('silences whatever is heard and understood meanwhile, until what was said is dealt with', () => {
    const { clock, interruption, news } = stage()
    interruption.voice(true)
    interruption.press()
    expect(interruption.voice(false)).toBe(true)
    interruption.confirmed()
    interruption.verdict(false)
    interruption.lost()
    clock.advance(11_000)
    interruption.release(true)
    // The crowd around goes on talking: the answer is not talked over by what was cut.
    interruption.voice(true)
    interruption.confirmed()
    clock.advance(300)
    interruption.voice(false)
    clock.advance(2100)
    interruption.verdict(true)
    expect(news).toEqual(['0 hold', '0 hush', '11000 no hush', '13400 go on'])
    expect(clock.pending()).toBe(0)
  })

  it.each([
    ['no verdict comes', true, 5000],
    ['there is no server', false, 0],
  ])('goes on where %s', (_, follows, atMs) => {
    const { clock, interruption, news } = stage()
    interruption.press()
    interruption.release(follows)
    interruption.release(follows)
    clock.advance(9000)
    expect(news).toEqual(['0 hush', '0 no hush', `${atMs} go on`])
    expect(clock.pending()).toBe(0)
  })

  it.each<[string, (shown: ReturnType<typeof stage>) => void]>([
    ['the connection is lost', ({ interruption }) => interruption.lost()],
    ['the verdict has come', ({ interruption }) => interruption.verdict(false)],
    [
      'nothing is left to say',
      ({ interruption, queue }) => {
        queue.isHeld = false
        interruption.silent()
      },
    ],
  ])('heeds voices again once %s', (_, end) => {
    const shown = stage()
    shown.interruption.press()
    shown.interruption.release(true)
    end(shown)
    shown.interruption.voice(true)
    expect(shown.news.at(-1)).toBe('0 hold')
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
