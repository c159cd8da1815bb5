import { describe, expect, it, vi } from 'vitest'
import { createFakeClock, settled } from '../../../../test/fake-clock.ts'
import { createSpeechQueue } from '../../../core/speech/speech-queue.ts'
import type { Line } from '../../../core/speech/utterance.ts'
import type { Speaker, SpeakerReports } from '../../devices/devices.ts'
import { createPageOutlet, type PageOutlet } from './outlet.ts'
import type { ServerLine } from './server-line.ts'

const wav = { pcm: new Int16Array(4), rateHz: 24_000 }
const wait: Line = { text: 'Please wait.', recording: 'wait' }
const left: Line = { text: 'Stop. Turn left.', recording: null }
const avoided: Line = { text: 'You avoid milk.', recording: 'needs.contains', private: true }
const sound = [wav]

/** The page's queue and outlet; server, recordings and loudspeaker are the test's. */
function stage({ silent = false, byPhone = false } = {}) {
  const clock = createFakeClock()
  const now = {
    delayMs: 0,
    server: 'there' as ReturnType<ServerLine['server']>,
    recorded: true as boolean | 'never',
    voice: true,
  }
  const given: string[] = []
  const news: string[] = []
  const sent: string[] = []
  const begun: string[] = []
  let fails = () => {}
  let reports: SpeakerReports = { began() {}, ended() {} }
  const speaker: Speaker = {
    wake: async () => {},
    listen: (to) => {
      reports = to
    },
    begin(id, text) {
      given.push(`begin ${id}`)
      begun.push(text)
    },
    play: (id) => void given.push(`sound ${id}`),
    end: (id) => void given.push(`end ${id}`),
    drop: (ids) => void given.push(`drop ${ids.join(' ')}`),
    hold: () => void given.push('hold'),
    resume: () => void given.push('resume'),
    setPace() {},
    setVolume() {},
  }
  const say = vi.fn((id: string, _text: string) => void given.push(`phone ${id}`))
  let outlet: PageOutlet | undefined
  const queue = createSpeechQueue({
    clock,
    prefix: 'p',
    outlet(to) {
      outlet = createPageOutlet({
        clock,
        speaker,
        phone: {
          say,
          sayHere(id, _text, unsaid) {
            given.push(`here ${id}`)
            fails = unsaid
          },
          speaksHere: () => now.voice,
        },
        silent,
        byPhone,
        inPlaceOf: (recording) => `instead of ${recording}`,
        delayMs: () => now.delayMs,
        recordings: {
          kept: () => Promise.resolve(now.recorded === true ? wav : undefined),
          get: () =>
            now.recorded === 'never'
              ? new Promise(() => {})
              : Promise.resolve(now.recorded ? wav : undefined),
        },
        line: {
          server: () => now.server,
          say(id) {
            sent.push(`say ${id}`)
            return id
          },
          saying(id) {
            sent.push(`saying ${id}`)
            return now.server === 'there'
          },
          silenced: (on) => void sent.push(on ? 'silenced' : 'goes on'),
          played: (id, _ms, interrupted) => void sent.push(`${id} ${interrupted ? 'interrupted' : 'played'}`),
        },
        reports: to,
        keepIn: (on) => void sent.push(on ? 'kept in' : 'let out'),
        answer: (id, text) => queue.say([{ text, recording: null }], { owner: 'check', ids: [id] }),
      })
      return outlet
    },
    on: {
      began(utterance) {
        news.push(`${utterance.id} began`)
        outlet?.began(utterance)
      },
      sounds: (utterance) => outlet?.sounds(utterance),
      ended(utterance, how, ms) {
        news.push(`${utterance.id} ${how}`)
        outlet?.over(utterance, how, ms)
      },
    },
  })
  const own = (...lines: Line[]) => queue.say(lines, { owner: 'journey' })
  const part = (
    id: string,
    more: { turn?: number; last?: boolean; owner?: 'page' | 'check'; sound?: typeof sound } = {},
  ) => outlet?.take({ type: 'utterance', id, owner: 'check', turn: 1, text: 'Rusk.', sound, ...more })
  return {
    clock,
    now,
    given,
    /** The words of what the speaker was given. */
    begun,
    /** The phone's voice has not said what was not to leave the phone. */
    fails: () => fails(),
    say,
    news,
    sent,
    queue,
    own,
    part,
    /** The server begins or goes on with what it was asked to say. */
    says: (id: string, last = false) => part(id, { owner: 'page', last }),
    hear: (id: string) => reports.began(id),
    heard(id: string) {
      reports.began(id)
      reports.ended(id)
    },
    changeLine(server: ReturnType<ServerLine['server']>) {
      now.server = server
      outlet?.lineChanged()
    },
  }
}

describe('a recording', () => {
  it('is played at once, the next is ready behind it, and the server is told of both', async () => {
    const { own, given, heard, sent } = stage()
    own(wait, wait)
    await settled()
    expect(given).toEqual(['begin p1', 'sound p1', 'end p1', 'begin p2', 'sound p2', 'end p2'])
    heard('p1')
    heard('p2')
    expect(sent).toEqual(['saying p1', 'p1 played', 'saying p2', 'p2 played'])
  })

  it.each([
    ['there', 'the server says it', ['say p1'], []],
    ['gone', 'the phone says it', ['saying p1'], ['phone p1']],
  ] as const)('that cannot be had: with a server %s, %s', async (server, _, asked, phone) => {
    const { own, now, given, sent, hear } = stage()
    Object.assign(now, { recorded: false, server })
    own(wait)
    await settled()
    if (server === 'gone') hear('p1')
    expect([sent, given]).toEqual([asked, phone])
  })

  it.each(['there', 'gone'] as const)(
    'that never comes is not waited for, with a server %s',
    async (server) => {
      const { own, now, given, sent, clock } = stage()
      Object.assign(now, { recorded: 'never', server })
      own(wait)
      await settled()
      clock.advance(2999)
      expect([sent, given]).toEqual([[], []])
      clock.advance(1)
      expect(server === 'there' ? sent : given).toEqual([server === 'there' ? 'say p1' : 'phone p1'])
    },
  )

  it('is held where it is, and the server knows that its ear hears the shopper alone', () => {
    const { queue, given, sent } = stage()
    queue.say([{ text: 'One.', recording: 'welcome.store' }], { owner: 'journey' })
    queue.hold()
    queue.goOn()
    expect(given).toEqual(['hold', 'resume'])
    expect(sent).toEqual(['silenced', 'goes on'])
  })

  it('is silent for the server once a late headset is, and not at all when it goes on before', () => {
    const { queue, sent, clock, now } = stage()
    now.delayMs = 250
    queue.say([{ text: 'One.', recording: 'welcome.store' }], { owner: 'journey' })
    queue.hold()
    clock.advance(249)
    expect(sent).toEqual([])
    clock.advance(1)
    expect(sent).toEqual(['silenced'])
    queue.goOn()
    queue.hold()
    queue.goOn()
    clock.advance(1000)
    expect(sent).toEqual(['silenced', 'goes on', 'goes on'])
  })

  it('that comes when it is not wanted any more is not played', async () => {
    const { own, queue, given, news } = stage()
    own(wait)
    queue.clear()
    await settled()
    expect(given).toEqual(['drop p1'])
    expect(news).toEqual(['p1 interrupted'])
  })
})

describe('words that only the server can say', () => {
  it('are asked for by their name, and come in parts that are one utterance', () => {
    const { own, says, given, sent, heard } = stage()
    own(left, left)
    says('p1')
    says('p1', true)
    expect(given).toEqual(['begin p1', 'sound p1', 'sound p1', 'end p1'])
    expect(sent).toEqual(['say p1', 'say p2'])
    heard('p1')
    expect(sent.at(-1)).toBe('p1 played')
  })

  it('that do not begin in time are said without it, once', async () => {
    const { own, clock, given, says, sent, hear } = stage()
    own({ ...wait, recording: null })
    clock.advance(8000)
    expect(given).toEqual(['phone p1'])
    hear('p1')
    says('p1', true)
    expect(given).toEqual(['phone p1'])
    expect(sent).toEqual(['say p1', 'saying p1'])
  })

  it('that it has no sound for are said without it, and it knows when they are over', async () => {
    const { own, part, given, sent, heard } = stage()
    own(left)
    part('p1', { owner: 'page', sound: [], last: true })
    expect(given).toEqual(['phone p1'])
    heard('p1')
    expect(sent).toEqual(['say p1', 'p1 played'])
  })

  it('wait while nobody knows whether there is a server', () => {
    const { own, now, changeLine, sent } = stage()
    now.server = undefined
    own(left)
    expect(sent).toEqual([])
    changeLine('there')
    expect(sent).toEqual(['say p1'])
  })

  it.each([
    ['before the first sound are said without it', 0, ['phone p1']],
    ['after it end with what came', 1, ['begin p1', 'sound p1', 'end p1']],
  ])('whose connection is lost %s', (_, parts, expected) => {
    const { own, says, given, changeLine, heard, news } = stage()
    own(left)
    for (let i = 0; i < parts; i++) says('p1')
    changeLine('gone')
    expect(given).toEqual(expected)
    heard('p1')
    expect(news).toEqual(['p1 began', 'p1 heard'])
  })

  it('go through it even where there is a recording, in the specification’s transport', async () => {
    const { own, now, sent, clock, given } = stage()
    now.server = 'always'
    own(wait)
    expect(sent).toEqual(['say p1'])
    clock.advance(8000)
    await settled()
    expect(given).toEqual(['begin p1', 'sound p1', 'end p1'])
  })
})

describe('the phone’s own voice', () => {
  it.each([
    [true, ['here p1'], []],
    [false, ['phone p1'], [['p1', 'instead of needs.contains']]],
  ])(
    'names nothing in its language that must not leave the phone unless it needs no network: %s',
    (voice, given, said) => {
      const phone = stage({ byPhone: true })
      phone.now.voice = voice
      phone.own({ text: 'आपको इससे बचना है: दूध।', recording: 'needs.contains', private: true })
      expect(phone.given).toEqual(given)
      expect(phone.say.mock.calls).toEqual(said)
    },
  )

  it.each([
    ['fails', true],
    ['is not there', false],
  ])('where it %s has a recording in its place that names nothing, by whatever voice', async (_, voice) => {
    const { own, now, given, begun, fails, heard, news, sent } = stage()
    now.voice = voice
    own(avoided, wait)
    if (voice) fails()
    await settled()
    const inPlace = ['begin p1', 'sound p1', 'end p1']
    expect(given.slice(0, voice ? 4 : 3)).toEqual([...(voice ? ['here p1'] : []), ...inPlace])
    expect(begun[0]).toBe('instead of needs.contains')
    heard('p1')
    expect(news).toEqual(['p1 began', 'p1 heard'])
    expect(sent.slice(0, 2)).toEqual(['kept in', 'let out'])
  })

  it('that fails over words that are not wanted any more is not stood in for', async () => {
    const { own, queue, given, fails } = stage()
    own(avoided)
    queue.clear()
    fails()
    await settled()
    expect(given).toEqual(['here p1', 'drop p1'])
  })

  it('waits until the loudspeaker is silent, and what follows waits for its end', async () => {
    const { own, now, given, heard } = stage()
    now.server = 'gone'
    own(wait, left, wait)
    await settled()
    expect(given).toEqual(['begin p1', 'sound p1', 'end p1'])
    heard('p1')
    expect(given.slice(3)).toEqual(['phone p2'])
    heard('p2')
    await settled()
    expect(given.slice(4)).toEqual(['begin p3', 'sound p3', 'end p3'])
  })

  it('waits for a loudspeaker that stands still too: it goes on by itself, and both would be heard', async () => {
    const { own, given, heard } = stage()
    own(wait, avoided)
    await settled()
    expect(given).toEqual(['begin p1', 'sound p1', 'end p1'])
    heard('p1')
    expect(given.slice(3)).toEqual(['here p2'])
  })

  it('is kept in while it sounds, whatever else that is private is not wanted any more', () => {
    const { queue, own, sent, hear } = stage()
    own(avoided)
    queue.say([avoided], { owner: 'check' })
    expect(sent).toEqual([])
    hear('p1')
    queue.clear('check')
    expect(sent).toEqual(['kept in'])
    queue.clear()
    expect(sent).toEqual(['kept in', 'let out'])
  })
})

describe('an answer of the server’s', () => {
  it('is kept until it is its turn, and then heard as it comes', async () => {
    const { own, part, given, heard } = stage()
    own(wait)
    await settled()
    part('a')
    part('a')
    expect(given.slice(3)).toEqual(['begin a', 'sound a', 'sound a'])
    heard('p1')
    part('a', { last: true })
    expect(given.slice(6)).toEqual(['sound a', 'end a'])
  })

  it('that was interrupted is heard no more, nor is what came before it; the next is', () => {
    const { part, queue, given, sent } = stage()
    part('a', { turn: 2, last: true })
    queue.clear()
    part('b', { turn: 2 })
    part('c', { turn: 1 })
    part('d', { turn: 3 })
    expect(given.filter((step) => step.startsWith('begin'))).toEqual(['begin a', 'begin d'])
    expect(sent).toEqual(['a interrupted'])
  })

  it('goes on with the next sentence when one is skipped', () => {
    const { part, queue, news, sent } = stage()
    part('a', { last: true })
    queue.skip()
    part('a')
    part('b', { last: true })
    expect(sent).toEqual(['a played'])
    expect(news).toEqual(['a began', 'a skipped'])
    expect(queue.speaking('check')).toBe(true)
  })

  it('ends where it is once the next one begins: who began it is gone', () => {
    const { part, news, given, heard } = stage()
    part('a')
    part('b', { last: true })
    expect(given).toEqual(['begin a', 'sound a', 'end a', 'begin b', 'sound b', 'end b'])
    heard('a')
    heard('b')
    expect(news).toEqual(['a began', 'a heard', 'b began', 'b heard'])
  })

  it.each([
    ['an answer', (there: ReturnType<typeof stage>) => there.part('a')],
    [
      'what it was asked to say',
      (there: ReturnType<typeof stage>) => {
        there.own(left)
        there.says('p1')
      },
    ],
  ])('that goes no further in time ends where it is: %s', (_, begin) => {
    const there = stage()
    begin(there)
    there.clock.advance(7_999)
    expect(there.given.filter((each) => each.startsWith('end'))).toEqual([])
    there.clock.advance(2)
    expect(there.given.filter((each) => each.startsWith('end'))).toHaveLength(1)
  })

  it('without any sound is said by the phone, once what sounds before it was heard', () => {
    const { part, given, heard, news, sent } = stage()
    part('a', { last: true })
    part('b', { sound: [] })
    part('b', { sound: [], last: true })
    part('c', { last: true })
    expect(given).toEqual(['begin a', 'sound a', 'end a'])
    heard('a')
    expect(given.slice(3)).toEqual(['phone b'])
    heard('b')
    expect(given.slice(4)).toEqual(['begin c', 'sound c', 'end c'])
    expect(news).toEqual(['a began', 'a heard', 'b began', 'b heard'])
    expect(sent).toEqual(['a played', 'b played'])
  })

  it.each([
    ['in time', ({ clock }: ReturnType<typeof stage>) => clock.advance(8000)],
    ['before the connection is lost', ({ changeLine }: ReturnType<typeof stage>) => changeLine('gone')],
  ])('whose sound does not come %s is said by the phone', (_, end) => {
    const there = stage()
    there.part('a', { sound: [] })
    end(there)
    expect(there.given).toEqual(['phone a'])
  })

  it('is what came of it when the connection is lost, and another server’s name is not mistaken for it', () => {
    const { part, changeLine, given, heard, sent } = stage()
    part('a')
    changeLine('gone')
    expect(given).toEqual(['begin a', 'sound a', 'end a'])
    changeLine('there')
    part('a', { last: true })
    heard('a')
    heard('a.2')
    expect(given.slice(3)).toEqual(['begin a.2', 'sound a.2', 'end a.2'])
    expect(sent).toEqual(['a played'])
  })

  it.each([
    ['after the last', (shown: ReturnType<typeof stage>) => shown.part('a', { last: true })],
    ['of a sentence that nobody asked for', (shown: ReturnType<typeof stage>) => shown.says('p9')],
  ])('sound %s is nobody’s', (_, send) => {
    const shown = stage()
    shown.part('a', { last: true })
    const before = shown.given.length
    send(shown)
    expect(shown.given).toHaveLength(before)
  })
})

it('in text mode everything is written, and only the server’s own is reported', () => {
  const { own, part, given, heard, sent } = stage({ silent: true })
  own(wait)
  expect(given).toEqual(['begin p1', 'end p1'])
  heard('p1')
  part('a')
  expect(given.slice(2)).toEqual(['begin a', 'end a'])
  heard('a')
  expect(sent).toEqual(['a played'])
})
