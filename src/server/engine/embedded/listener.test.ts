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

  describe('what was said while the line was away comes with the next one', () => {
    const told = (saidAtMs: number) => {
      // The page says that the line is back, and ten seconds of sound come at once.
      speaking = true
      clock.advance(200)
      listener.received(10_000)
      listener.hear({ type: 'speechStart', atMs: saidAtMs })
      clock.advance(300)
      listener.hear({ type: 'final', text: 'what is this', score: -5, speechMs: 900 })
      return turns.at(-1)
    }

    it('was not said over what is told since', () => {
      expect(told(3000)).toMatchObject({ overVoice: undefined })
      expect(did).toContain('what is this')
    })

    it('but may have been where it was said at the last', () => {
      expect(told(9900)).not.toMatchObject({ overVoice: undefined })
    })
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

  it('goes on after two seconds, however long others talk, and only once', () => {
    speaking = true
    utter('', 6000)
    expect(did).toEqual(['hold', 'resume'])
    utter('what is this', 3000)
    expect(did.slice(2)).toEqual(['hold', 'resume', 'what is this'])
    expect(clock.pending()).toBe(0)
  })

  it('goes on though somebody speaks again before the first is understood', () => {
    speaking = true
    listener.hear({ type: 'speechStart' })
    clock.advance(500)
    listener.hear({ type: 'speechStart' })
    for (let finals = 0; finals < 2; finals += 1)
      listener.hear({ type: 'final', text: '', score: -30, speechMs: 200 })
    clock.advance(5000)
    expect(did).toEqual(['hold', 'resume'])
  })

  it('leaves nothing waiting when it is closed', () => {
    speaking = true
    listener.hear({ type: 'speechStart' })
    listener.close()
    clock.advance(5000)
    expect(did).toEqual(['hold'])
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

  describe('of a client that leads and tells when it is silent', () => {
    const ask = { ...nothingAsked, question: 'section' } as const
    let saying: string
    beforeEach(() => {
      saying = 'Say biscuits, dairy or breads.'
      speaks = true
    })
    let speaks: boolean
    const open = () =>
      createListener({
        clock,
        voice: {
          speaking: () => speaks,
          current: () => saying,
          hold() {},
          resume() {},
        },
        leads: true,
        began() {},
        asked: () => ask,
        heard(text, asked, overVoice) {
          did.push(decideTurn({ text, leads: true, asked, names: [], overVoice }).heard.verdict)
          return false
        },
        noisy() {},
      })

    it.each<[string, (listener: Listener) => void, string, string]>([
      ['its echo is no answer while it speaks on', (ear) => ear.silenced(false), 'dairy', 'nothing'],
      ['other words are, for what they are worth', (ear) => ear.silenced(false), 'help', 'act'],
      ['what it names is, where it fell silent before', (ear) => ear.silenced(true), 'dairy', 'act'],
      ['so it is where it never tells', () => {}, 'dairy', 'act'],
    ])('%s', (_, before, text, verdict) => {
      listener = open()
      before(listener)
      utter(text)
      expect(did).toEqual([verdict])
    })

    it.each([
      ['dairy or breads you can ask for help', 'nothing'],
      ['help', 'act'],
    ])('its echo may run on into the next sentence: %s', (text, verdict) => {
      listener = open()
      listener.silenced(false)
      listener.hear({ type: 'speechStart' })
      clock.advance(500)
      saying = 'You can ask for help.'
      listener.received(100)
      clock.advance(500)
      saying = 'I listen.'
      listener.hear({ type: 'final', text, score: -5, speechMs: 900 })
      expect(did).toEqual([verdict])
    })

    describe('what begins before the words of the one before it are known', () => {
      const begin = (atMs: number, overVoice: boolean) => {
        speaks = overVoice
        listener.hear({ type: 'speechStart', atMs })
        clock.advance(900)
      }
      const final = (atMs: number | undefined, text: string) =>
        listener.hear({ type: 'final', text, atMs, score: -5, speechMs: 500 })

      it.each<[string, [boolean, boolean], [number | undefined, string][], string[]]>([
        ['leaves it an echo', [true, false], [[0, 'dairy']], ['nothing']],
        ['leaves it an answer', [false, true], [[0, 'dairy']], ['act']],
        [
          'has words of its own',
          [true, false],
          [
            [0, 'dairy'],
            [900, 'dairy'],
          ],
          ['nothing', 'act'],
        ],
        [
          'may be known first',
          [true, false],
          [
            [900, 'dairy'],
            [0, 'dairy'],
          ],
          ['act', 'nothing'],
        ],
        [
          'comes second where nobody tells',
          [true, false],
          [
            [undefined, 'dairy'],
            [undefined, 'dairy'],
          ],
          ['nothing', 'act'],
        ],
      ])('%s', (_, [first, second], finals, verdicts) => {
        listener = open()
        listener.silenced(false)
        begin(0, first)
        begin(900, second)
        for (const [atMs, text] of finals) final(atMs, text)
        expect(did).toEqual(verdicts)
      })

      it('is what the client falls silent for', () => {
        listener = open()
        listener.silenced(false)
        begin(0, true)
        begin(900, true)
        listener.silenced(true)
        clock.advance(900)
        final(0, 'dairy')
        final(900, 'dairy')
        expect(did).toEqual(['nothing', 'act'])
      })
    })

    it('what it names is an answer where it fell silent for it', () => {
      listener = open()
      listener.silenced(false)
      listener.hear({ type: 'speechStart' })
      listener.silenced(true)
      clock.advance(700)
      listener.silenced(false)
      clock.advance(600)
      listener.hear({ type: 'final', text: 'dairy', score: -5, speechMs: 900 })
      expect(did).toEqual(['act'])
    })
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

    it('answers what was open as each hold began, though the next has begun', () => {
      const own = [7, 8].map((id) => ({ ...nothingAsked, id }))
      for (const each of own) {
        asked = each
        listener.hold(true)
        listener.hear({ type: 'speechStart' })
        listener.hold(false)
      }
      listener.hold(true)
      held('what is this')
      held('what is this')
      expect(turns).toMatchObject([{ asked: { id: 7 } }, { asked: { id: 8 } }])
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
