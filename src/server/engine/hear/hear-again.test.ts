import { expect, it } from 'vitest'
import { scriptedThreads } from '../../../../test/fixtures/scripted-thread.ts'
import { createHearing } from './create-hearing.ts'
import type { HearingEvent, ToEar } from './hearing.ts'

/** Hearing whose threads are played by the test, with one session. */
function hear(workers = 1) {
  const played = scriptedThreads()
  const hearing = createHearing({ ...played, workers })
  const events: HearingEvent[] = []
  const open = () =>
    hearing.open({ listenFor: 'all', names: { version: '1', names: [] } }, (event) => events.push(event))
  const tells = (event: HearingEvent) => played.latest().tells({ type: 'event', id: 1, event })
  const given = () => (played.latest().given as ToEar[]).map(({ type, id }) => `${type} ${id}`)
  return { ...played, hearing, session: open(), open, events, tells, given }
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

it('drops what a session sends faster than it can be heard, and says so once', () => {
  const { latest, session, lines } = hear()
  latest().isReady()
  for (let second = 0; second < 40; second++) session.audio(new Int16Array(16_000))
  expect(latest().given).toHaveLength(1 + 30)
  latest().tells({ type: 'taken', id: 1, samples: 16_000 })
  session.audio(new Int16Array(16_000))
  expect(latest().given).toHaveLength(1 + 31)
  expect(lines).toHaveLength(1)
})
