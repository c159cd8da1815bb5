import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeClock, type FakeClock } from '../../../../test/fake-clock.ts'
import { type Asked, decideTurn, nothingAsked } from '../check/shopper-turn.ts'
import { createListener, type Listener } from './listener.ts'

describe('listener', () => {
  let clock: FakeClock
  let listener: Listener
  let speaking: boolean
  let did: string[]
  let asked: Asked
  let turns: object[]

  beforeEach(() => {
    clock = createFakeClock()
    speaking = false
    did = []
    asked = nothingAsked
    turns = []
    listener = createListener({
      clock,
      voice: {
        speaking: () => speaking,
        current: () => 'This is echoed.',
        hold() {
          speaking = false
          did.push('hold')
        },
        resume() {
          speaking = true
          did.push('resume')
        },
      },
      leads: false,
      began() {},
      asked: () => asked,
      heard(text, asked, overVoice, how) {
        turns.push({ asked, overVoice, how })
        if (text === '' || !decideTurn({ text, leads: false, asked, names: [], overVoice }).isSpoken)
          return false
        did.push(text)
        return true
      },
      noisy: () => did.push('noisy'),
    })
  })

  function utter(text: string, lastsMs = 900) {
    listener.hear({ type: 'speechStart' })
    clock.advance(lastsMs + 352)
    listener.hear({ type: 'final', text, score: -5, speechMs: lastsMs })
  }

  it('acts on words in silence', () => {
    utter('what is this')
    expect(did).toEqual(['what is this'])
  })

  it('holds the voice, and acts on words that go on', () => {
    speaking = true
    utter('what is this')
    expect(did).toEqual(['hold', 'what is this'])
  })

  it('takes a word that ends with the voice for an echo, and goes on', () => {
    speaking = true
    utter('yes', 250)
    expect(did).toEqual(['hold', 'resume'])
  })

  it('stops at once, however short the word', () => {
    speaking = true
    utter('stop', 100)
    expect(did).toEqual(['hold', 'stop'])
  })

  it('goes on after a cough', () => {
    speaking = true
    utter('', 200)
    expect(did).toEqual(['hold', 'resume'])
  })

  it('speaks through noise after two holds, until words are understood', () => {
    speaking = true
    utter('')
    utter('')
    utter('')
    expect(did).toEqual(['hold', 'resume', 'hold', 'resume'])
    utter('what is this')
    speaking = true
    utter('')
    expect(did.slice(4)).toEqual(['what is this', 'hold', 'resume'])
  })

  it('ignores its own words while it speaks through noise', () => {
    speaking = true
    utter('')
    utter('')
    utter('echoed')
    expect(did.slice(4)).toEqual([])
  })

  it('says that it is noisy after two unclear turns, and not again for a while', () => {
    utter('', 800)
    expect(did).toEqual([])
    utter('', 800)
    utter('', 800)
    utter('', 800)
    expect(did).toEqual(['noisy'])
    clock.advance(30_000)
    utter('', 800)
    expect(did).toEqual(['noisy', 'noisy'])
  })

  it('does not count clicks as unclear turns', () => {
    for (let click = 0; click < 5; click += 1) utter('', 200)
    expect(did).toEqual([])
  })

  describe('while the shopper holds to talk', () => {
    const held = (text: string, speechMs = 900) =>
      listener.hear({ type: 'final', text, score: -5, speechMs, held: true })

    it('acts on what is said, with the question that was open as it began, though we spoke', () => {
      speaking = true
      const own = { ...nothingAsked, id: 7 }
      asked = own
      listener.hold(true)
      listener.hear({ type: 'speechStart' })
      asked = { ...nothingAsked, id: 8 }
      listener.hold(false)
      held('what is this')
      expect(did).toEqual(['what is this'])
      expect(turns).toEqual([{ asked: own, overVoice: undefined, how: { doubtful: undefined, far: false } }])
    })

    it('takes nothing that began before', () => {
      listener.hear({ type: 'speechStart' })
      listener.hold(true)
      listener.hear({ type: 'final', text: 'stop', score: -5, speechMs: 300 })
      expect(did).toEqual([])
      listener.hold(false)
      utter('stop')
      expect(did).toEqual(['stop'])
    })

    it('says at once that it was in vain, and nothing where nobody spoke', () => {
      for (const speechMs of [0, 900]) {
        listener.hold(true)
        listener.hear({ type: 'speechStart' })
        listener.hold(false)
        held('', speechMs)
      }
      expect(did).toEqual(['noisy'])
    })
  })
})
