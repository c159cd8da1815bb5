import { expect, it } from 'vitest'
import { scriptedThreads } from '../../../../test/fixtures/scripted-thread.ts'
import { sightWith } from '../../../../test/fixtures/sights.ts'
import { createSeeing } from './create-seeing.ts'
import { type EyeTask, UnreadableFrame } from './seeing.ts'

const CATALOGUE = { version: '1', brand: 'Acme', products: [] }
const frame = (value: number) => Uint8Array.of(value)

/** Sight whose thread is played by the test. */
function see() {
  const played = scriptedThreads()
  const { spawn, clock, log } = played
  const seeing = createSeeing({ spawn, clock, log })
  seeing.setCatalogue(CATALOGUE)
  const tasks = () =>
    (played.latest().asked() as EyeTask[]).map((task) => (task.type === 'look' ? task.frame[0] : task.type))
  const sees = () => played.latest().answers({ type: 'seen', sight: sightWith({}) })
  return { ...played, seeing, session: seeing.open(), tasks, sees }
}

it.each([
  ['crashes', (thread: { crashes(): void }) => thread.crashes()],
  ['hangs', (_: unknown, clock: { advance(ms: number): void }) => clock.advance(30_000)],
])('looks at a frame again, with the catalogue, after a thread that %s', async (_, fate) => {
  const { seeing, session, latest, clock, tasks, sees, startAgain } = see()
  latest().isReady()
  const looked = session.look(frame(1), 'name')
  fate(latest(), clock)
  expect(seeing.healthy()).toBe(false)
  await startAgain()
  expect(tasks()).toEqual(['catalogue', 1])
  sees()
  expect(await looked).toMatchObject({ codes: [] })
  expect(seeing.healthy()).toBe(true)
})

it('asks a hung thread to end before it is ended by force: native code takes the process along', async () => {
  const { session, threads, latest, clock } = see()
  latest().isReady()
  void session.look(frame(1), 'name').catch(() => {})
  clock.advance(30_000)
  expect([threads[0]?.askedToEnd, threads[0]?.terminated]).toEqual([true, 0])
  clock.advance(60_000)
  await expect.poll(() => threads[0]?.terminated).toBe(1)
})

it('gives up a frame that ends the thread twice, and goes on', async () => {
  const { session, seeing, latest, tasks, sees, startAgain } = see()
  latest().isReady()
  const deadly = expect(session.look(frame(1), 'name')).rejects.toThrow('boom')
  const other = seeing.open().look(frame(2), 'name')
  for (let i = 0; i < 2; i++) {
    latest().crashes()
    await startAgain()
  }
  await deadly
  expect(tasks()).toEqual(['catalogue', 2])
  sees()
  expect(await other).toBeDefined()
})

it('tells a look that nothing can be seen for now, and sees again by itself', async () => {
  const { session, latest, clock, sees } = see()
  for (let i = 0; i < 20; i++) {
    latest().crashes()
    clock.advance(30_000)
  }
  await expect(session.look(frame(1), 'name')).rejects.toThrow('boom')
  latest().isReady()
  const looked = session.look(frame(2), 'name')
  sees()
  expect(await looked).toBeDefined()
})

it('refuses a frame that is no picture, and answers other faults as they are', async () => {
  const { session, latest } = see()
  latest().isReady()
  const bad = session.look(frame(1), 'name')
  latest().answers({ type: 'unreadable', reason: 'not a JPEG' })
  await expect(bad).rejects.toBeInstanceOf(UnreadableFrame)
  const failed = session.look(frame(2), 'name')
  latest().fails('out of numbers')
  await expect(failed).rejects.toThrow('out of numbers')
})

it('keeps the turn of a session whose waiting frame is replaced', async () => {
  const { session, seeing, latest, tasks, sees } = see()
  const other = seeing.open()
  const replaced = session.look(frame(1), 'name')
  void other.look(frame(2), 'name')
  void session.look(frame(3), 'name')
  latest().isReady()
  sees()
  sees()
  expect(await replaced).toBeUndefined()
  expect(tasks()).toEqual(['catalogue', 3, 2])
})
