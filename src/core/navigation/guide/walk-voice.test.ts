import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import type { WalkEffect } from './walk.ts'
import { createWalkVoice, sentence } from './walk-voice.ts'

function setUp() {
  const clock = createFakeClock()
  const said: WalkEffect[] = []
  let silences = 0
  const voice = createWalkVoice(
    clock,
    (effect) => said.push(effect),
    () => {
      silences += 1
    },
  )
  return { clock, said, voice, silences: () => silences }
}

describe('the voice of a walk', () => {
  it('cuts before the first of several sentences only', () => {
    const { voice, said } = setUp()
    voice.say([sentence('nav.manual'), sentence('nav.lost')], { cut: true })
    expect(said).toMatchObject([
      { kind: 'say', key: 1, id: 'nav.manual', cut: true },
      { kind: 'say', key: 2, id: 'nav.lost', cut: false },
    ])
  })

  it('is silent only when its latest sentence is over, once', () => {
    const { voice, silences } = setUp()
    voice.say([sentence('nav.manual'), sentence('nav.lost')], { cut: true })
    voice.ended(1)
    expect(voice.speaking()).toBe(true)
    voice.ended(2)
    voice.ended(2)
    expect([voice.speaking(), silences()]).toEqual([false, 1])
  })

  it('does not take the end of a cut sentence for silence', () => {
    const { voice, silences } = setUp()
    voice.say([sentence('nav.lost')], { cut: true })
    voice.say([sentence('nav.pause')], { cut: true })
    voice.ended(1)
    expect(silences()).toBe(0)
  })

  it('presumes silence when no end is ever reported', () => {
    const { voice, clock, silences } = setUp()
    voice.say([sentence('nav.lost')], { cut: true })
    clock.advance(15_000)
    expect([silences(), clock.pending()]).toEqual([1, 0])
  })
})
