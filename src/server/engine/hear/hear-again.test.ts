import { describe, expect, it } from 'vitest'
import { settled } from '../../../../test/fake-clock.ts'
import { scriptedThreads } from '../../../../test/fixtures/scripted-thread.ts'
import type { SpawnSense } from '../sense-threads.ts'
import { createHearing } from './create-hearing.ts'
import type { HearingEvent, ToEar } from './hearing.ts'

/** Hearing whose threads are played by the test, with one session. */
function hear(workers = 1) {
  const played = scriptedThreads()
  const transcribers = scriptedThreads()
  const spawn: SpawnSense = (sense) => (sense === 'hear' ? played : transcribers).spawn()
  const hearing = createHearing({ ...played, workers, spawn })
  const events: HearingEvent[] = []
  const open = () =>
    hearing.open({ listenFor: 'all', names: { version: '1', names: [] } }, (event) => events.push(event))
  const tells = (event: HearingEvent) => played.latest().tells({ type: 'event', id: 1, event })
  const given = () => (played.latest().given as ToEar[]).map(({ type, id }) => `${type} ${id}`)
  return { ...played, transcribers, hearing, session: open(), open, events, tells, given }
}

const final = (text: string): HearingEvent => ({ type: 'final', text, score: 1, speechMs: 900 })

it.each<[string, HearingEvent[], number]>([
  ['nothing was said', [], 0],
  ['one is being said', [{ type: 'speechStart' }], 1],
  [
    'one waits and one is being said',
    [{ type: 'speechStart' }, { type: 'speechEnd' }, { type: 'speechStart' }],
    2,
  ],
  ['one of two was heard', [{ type: 'speechStart' }, { type: 'speechStart' }, final('yes')], 1],
])('owes a final for each utterance that a thread took with it: %s', async (_, said, owed) => {
  const { latest, tells, events, given, startAgain } = hear()
  for (const event of said) tells(event)
  const before = events.length
  latest().emit('exit', 1)
  const nothing = { type: 'final', text: '', speechMs: 0 }
  expect(events.slice(before)).toEqual(Array(owed).fill(expect.objectContaining(nothing)))
  // Its successor goes on with the same session, and owes nothing.
  await startAgain()
  expect(given()).toEqual(['open 1'])
  latest().emit('exit', 1)
  expect(events).toHaveLength(before + owed)
})

it('hears a shopper again after a thread that hung, with the question of the moment', async () => {
  const { latest, threads, session, events, clock, tells, startAgain } = hear()
  latest().isReady()
  session.audio(new Int16Array(1600))
  session.listenFor('entrance')
  latest().deaf = true
  for (let i = 0; i < 8 && threads.length === 1; i++) clock.advance(10_000)
  await startAgain()
  expect(latest().given).toMatchObject([{ type: 'open', id: 1, listenFor: 'entrance' }])
  session.audio(new Int16Array(1600))
  expect(latest().given).toHaveLength(2)
  tells(final('yes'))
  expect(events).toEqual([final('yes')])
})

it('tells the thread of names only where they are others', () => {
  const { latest, session, given } = hear()
  latest().isReady()
  for (const version of ['1', '2', '2', '1']) session.setNames({ version, names: [] })
  expect(given()).toEqual(['open 1', 'names 1', 'names 1'])
})

describe('a hold', () => {
  const holds = (latest: () => { given: unknown[] }) =>
    (latest().given as ToEar[]).flatMap((told) => (told.type === 'hold' ? [told.on] : []))

  it.each<[string, (told: { hold(on: boolean): void; lose(): void }) => void, boolean[]]>([
    ['outlives the thread that was told of it', ({ hold, lose }) => [hold(true), lose()], [true]],
    ['that begins while there is none is told to the next', ({ hold, lose }) => [lose(), hold(true)], [true]],
    ['that has ended is over', ({ hold, lose }) => [hold(true), hold(false), lose()], []],
    ['that ends while there is none is over', ({ hold, lose }) => [hold(true), lose(), hold(false)], []],
  ])('%s', async (_, happens, told) => {
    const { latest, session, given, startAgain } = hear()
    latest().isReady()
    happens({ hold: (on) => session.hold(on, 0), lose: () => latest().crashes() })
    await startAgain()
    expect(given()[0]).toBe('open 1')
    expect(holds(latest)).toEqual(told)
  })

  it('that ends while there is no thread has its final all the same, once', async () => {
    const { latest, session, events, tells, startAgain } = hear()
    latest().isReady()
    session.hold(true, 0)
    tells({ type: 'speechStart' })
    latest().crashes()
    const before = events.length
    session.hold(false, 0)
    session.hold(false, 0)
    expect(events.slice(before)).toEqual([expect.objectContaining({ type: 'final', text: '', held: true })])
    await startAgain()
    session.hold(true, 0)
    session.hold(false, 0)
    expect(events).toHaveLength(before + 1)
  })

  it('goes along to a thread that is well', () => {
    const { threads, session, clock, latest } = hear(2)
    for (const thread of threads) thread.isReady()
    const [first, second] = threads
    session.hold(true, 0)
    first?.crashes()
    for (let starts = 0; starts < 3; starts += 1) {
      clock.advance(30_000)
      latest().crashes()
    }
    expect(second?.given).toMatchObject([{ type: 'open' }, { type: 'hold', on: true, sinceMs: 0 }])
  })
})

it('comes back by itself after it could not be started for a long time', async () => {
  const { hearing, latest, clock, given } = hear()
  const refused = expect(hearing.ready()).rejects.toThrow('boom')
  for (let i = 0; i < 20; i++) {
    latest().crashes()
    clock.advance(30_000)
  }
  await refused
  latest().isReady()
  expect(hearing.healthy()).toBe(true)
  expect(given()).toEqual(['open 1'])
})

it('opens new sessions in a thread that is well', () => {
  const { threads, open } = hear(2)
  for (const thread of threads) thread.isReady()
  threads[1]?.crashes()
  open()
  open()
  expect(threads[0]?.given).toHaveLength(3)
})

it('goes on in a thread that is well with a session whose own cannot be started, with the question of the moment', () => {
  const { threads, session, events, clock, latest } = hear(2)
  for (const thread of threads) thread.isReady()
  const [first, second] = threads
  session.listenFor('entrance')
  first?.crashes()
  for (let starts = 0; starts < 3; starts += 1) {
    expect(second?.given).toEqual([])
    clock.advance(30_000)
    latest().crashes()
  }
  expect(second?.given).toMatchObject([{ type: 'open', listenFor: 'entrance' }])
  session.audio(new Int16Array(1600))
  session.listenFor('section')
  expect(second?.given.slice(1)).toMatchObject([{ type: 'audio' }, { type: 'listenFor' }])
  second?.tells({ type: 'event', id: 1, event: final('yes') })
  expect(events).toEqual([final('yes')])
  // The one that it left knows nothing of it any more.
  clock.advance(30_000)
  latest().isReady()
  expect(latest().given).toEqual([])
  session.close()
  expect(second?.given.at(-1)).toMatchObject({ type: 'close', id: 1 })
})

it('opens no session in a thread that has taken no sound for a while, where another is well', () => {
  const { threads, session, open, clock } = hear(2)
  for (const thread of threads) thread.isReady()
  session.audio(new Int16Array(1600))
  clock.advance(10_000)
  open()
  open()
  expect(threads[1]?.given.filter((message) => (message as ToEar).type === 'open')).toHaveLength(2)
})

/** The thread takes all that it is given, until it is given nothing more. Answers the samples, by session. */
function takesAll({ latest }: Pick<ReturnType<typeof hear>, 'latest'>) {
  const samples = new Map<number, number>()
  const order: number[] = []
  for (let at = 0; at < latest().given.length; at += 1) {
    const message = latest().given[at] as ToEar
    if (message.type !== 'audio') continue
    order.push(message.id)
    samples.set(message.id, (samples.get(message.id) ?? 0) + message.pcm.length)
    latest().tells({ type: 'taken', id: message.id, samples: message.pcm.length })
  }
  return { samples, order }
}

it('drops what a session sends faster than it can be heard, and says so once', () => {
  const playing = hear()
  const { latest, session, lines } = playing
  latest().isReady()
  for (let second = 0; second < 40; second++) session.audio(new Int16Array(16_000))
  // A little is at the thread, the rest waits its turn.
  expect(latest().given).toHaveLength(1 + 2)
  expect(takesAll(playing).samples.get(1)).toBe(30 * 16_000)
  session.audio(new Int16Array(16_000))
  expect(lines).toHaveLength(1)
})

it('hears addresses in turn, whatever one of them sends, and drops what a closed session left', () => {
  const playing = hear()
  const { latest, hearing } = playing
  latest().isReady()
  const names = { version: '1', names: [] }
  const from = (address: string) => hearing.open({ listenFor: 'all', names, address }, () => {})
  const hostile = Array.from({ length: 8 }, () => from('a'))
  const shopper = from('b')
  for (const session of hostile) session.audio(new Int16Array(30 * 16_000))
  shopper.audio(new Int16Array(1600))
  hostile.at(-1)?.close()
  const shopperId = 10
  const { samples, order } = takesAll(playing)
  expect(order.indexOf(shopperId)).toBeLessThan(4)
  // One piece of the closed one may be at the thread already.
  expect(samples.get(9) ?? 0).toBeLessThan(16_000)
  expect(samples.get(2)).toBe(30 * 16_000)
})

describe('the transcriber', () => {
  const asked = {
    encoded: { frames: 1, values: new Float32Array(288) },
    sentences: [{ text: 'no dairy', score: -3 }],
  }
  const transcript = { text: 'no dairy', likelihoods: new Map([['no dairy', { log: -1, pieces: 3 }]]) }
  const asks = (latest: () => { tells(what: unknown): void }, id = 1) =>
    latest().tells({ type: 'transcribe', id, job: 'a', asked })
  const answers = (given: readonly unknown[]) =>
    (given as ToEar[]).filter(({ type }) => type === 'transcribed')

  it('is asked for a hearing thread, and told back to it', async () => {
    const { latest, transcribers } = hear()
    latest().isReady()
    transcribers.latest().isReady()
    asks(latest)
    expect(transcribers.latest().asked()).toEqual([asked])
    transcribers.latest().answers(transcript)
    await settled()
    expect(answers(latest().given)).toEqual([{ type: 'transcribed', id: 1, job: 'a', transcript }])
  })

  it.each([
    ['is not ready', false],
    ['fails', true],
  ])('has nobody wait where it %s', async (_, isReady) => {
    const { latest, transcribers } = hear()
    latest().isReady()
    if (isReady) transcribers.latest().isReady()
    asks(latest)
    if (isReady) transcribers.latest().fails('broken')
    await settled()
    expect(answers(latest().given)).toEqual([{ type: 'transcribed', id: 1, job: 'a' }])
  })

  it('has nobody wait for long', async () => {
    const { latest, transcribers, clock } = hear()
    latest().isReady()
    transcribers.latest().isReady()
    asks(latest)
    clock.advance(249)
    await settled()
    expect(answers(latest().given)).toEqual([])
    clock.advance(1)
    await settled()
    expect(answers(latest().given)).toHaveLength(1)
  })

  it('that ends is replaced, and the ears hear meanwhile', async () => {
    const { latest, transcribers, hearing, clock } = hear()
    latest().isReady()
    transcribers.latest().isReady()
    asks(latest)
    transcribers.latest().crashes()
    await settled()
    expect(answers(latest().given)).toHaveLength(1)
    expect(hearing.healthy()).toBe(true)
    clock.advance(100)
    transcribers.latest().isReady()
    asks(latest)
    expect(transcribers.latest().asked()).toEqual([asked])
    expect(transcribers.threads).toHaveLength(2)
  })

  it('hears one at a time, and has nobody wait for another', async () => {
    const { latest, transcribers } = hear()
    latest().isReady()
    transcribers.latest().isReady()
    asks(latest)
    asks(latest)
    await settled()
    expect(transcribers.latest().asked()).toEqual([asked])
    expect(answers(latest().given)).toHaveLength(1)
  })

  it('is not asked for a session that is closed', async () => {
    const { latest, transcribers, session } = hear()
    latest().isReady()
    transcribers.latest().isReady()
    session.close()
    asks(latest)
    await settled()
    expect(transcribers.latest().given).toEqual([])
    expect(answers(latest().given)).toHaveLength(1)
  })
})
