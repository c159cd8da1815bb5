import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createSpeech, type Line } from './speech.ts'

const lines = (...texts: string[]): Line[] => texts.map((text) => ({ text, id: null }))

/** Two sentences that count for themselves and a third, on a page that reports what it is told to. */
function saying() {
  const clock = createFakeClock()
  const over: string[] = []
  const speech = createSpeech(clock, () => {})
  speech.say(lines('One.', 'Two.', 'Three.'), {
    cut: true,
    preface: { lines: 2, over: () => over.push('preface') },
    over: (heard) => over.push(heard ? 'all' : 'cut'),
  })
  return { clock, over, speech }
}

describe('a preface', () => {
  it('was heard once its last sentence was', () => {
    const { speech, over } = saying()
    speech.ended(1)
    expect(over).toEqual([])
    speech.ended(2)
    expect(over).toEqual(['preface'])
  })

  it('was not heard when it was silenced, or cut by something else', () => {
    const silenced = saying()
    silenced.speech.silence()
    expect(silenced.over).toEqual(['all'])

    const cut = saying()
    cut.speech.say(lines('Four.'), { cut: true })
    cut.speech.ended(2)
    cut.speech.ended(4)
    expect(cut.over).toEqual(['cut'])
  })

  it('counts as heard on a page that reports no ends', () => {
    const { clock, over } = saying()
    clock.advance(79_999)
    expect(over).toEqual([])
    clock.advance(1)
    expect(over).toEqual(['preface', 'all'])
  })
})
