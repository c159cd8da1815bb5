import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { settled } from '../../../test/fake-clock.ts'
import { type ScriptedThread, scriptedThreads } from '../../../test/fixtures/scripted-thread.ts'
import { keepWorker } from './keep-worker.ts'
import { createWorkerStates } from './worker-states.ts'

function keep({ endWithinMs = 0, vital = true, spawn = undefined as (() => never) | undefined } = {}) {
  const played = scriptedThreads()
  const events: string[] = []
  const states = createWorkerStates(played.clock)
  let needed = true
  const keeper = keepWorker<string, string>(
    { ...played, ...(spawn && { spawn }), name: 'ear', states, silentMs: 20_000, endWithinMs },
    {
      schema: z.string(),
      told: (what) => void events.push(what),
      started: () => void events.push('started'),
      ready: () => void events.push('ready'),
      lost: ({ message }) => void events.push(`lost: ${message}`),
      ...(!vital && { needed: () => needed }),
    },
  )
  keeper.need()
  return { ...played, keeper, events, states, needs: (next: boolean) => (needed = next) }
}

it('passes on what a thread tells from its start to its ready', async () => {
  const { keeper, latest, events } = keep()
  const ready = keeper.ready()
  expect(keeper.state()).toEqual({ name: 'starting' })
  expect(keeper.send('before it is ready')).toBe(true)
  latest().isReady()
  await ready
  latest().tells('words')
  expect(keeper.state()).toEqual({ name: 'ready' })
  expect(latest().given).toEqual(['before it is ready'])
  expect(events).toEqual(['started', 'ready', 'words'])
})

type Fate = [string, (thread: ScriptedThread) => void, string]
it.each<Fate>([
  ['throws', (thread) => thread.crashes(), 'boom'],
  ['ends', (thread) => thread.emit('exit', 0), 'ear stopped'],
  ['tells what was not agreed', (thread) => thread.tells(7), 'ear told what was not agreed'],
  ['speaks another language', (thread) => thread.emit('message', 'hello'), 'ear told what was not agreed'],
  ['tells what cannot be copied', (thread) => thread.emit('messageerror', 0), 'ear told what cannot be read'],
])('starts another when a thread %s, and hears no more of the first', async (_, fate, reason) => {
  const { keeper, threads, clock, events } = keep()
  threads[0]?.isReady()
  fate(threads[0]!)
  expect(events.at(-1)).toBe(`lost: ${reason}`)
  expect(keeper.state()).toEqual({ name: 'restarting', sinceMs: 0 })
  expect(keeper.send('while there is none')).toBe(false)
  clock.advance(100)
  await settled()
  expect(threads).toHaveLength(2)
  threads[0]?.tells('too late')
  threads[0]?.emit('error', new Error('too late'))
  threads[1]?.isReady()
  expect(events.slice(-2)).toEqual(['started', 'ready'])
  expect(keeper.state()).toEqual({ name: 'ready' })
})

it('gives up a thread that owes an answer and is silent, not one that is only slow', async () => {
  const { keeper, threads, clock, events } = keep()
  threads[0]?.isReady()
  const paid = keeper.owes()
  clock.advance(19_000)
  threads[0]?.tells('half')
  clock.advance(19_000)
  paid()
  clock.advance(5000)
  expect(events).not.toContain('lost: ear hung')
  keeper.owes()
  clock.advance(20_000)
  expect(events).toContain('lost: ear hung')
  expect(threads[0]?.terminated).toBe(1)
})

it('asks a thread that does nothing whether it is alive', () => {
  const { threads, clock, events } = keep()
  threads[0]?.isReady()
  clock.advance(10_000)
  expect(threads[0]?.pings).toBe(1)
  clock.advance(50_000)
  expect(threads[0]?.pings).toBe(6)
  threads[0]!.deaf = true
  clock.advance(30_000)
  expect(events).toContain('lost: ear hung')
})

it('gives up a thread that does not become ready', () => {
  const { clock, events } = keep()
  clock.advance(120_000)
  expect(events.at(-1)).toBe('lost: ear hung')
})

it('starts again for ever, with pauses that grow up to half a minute', () => {
  const { threads, clock, keeper } = keep()
  const pauses: number[] = []
  for (let i = 0; i < 12; i++) {
    threads.at(-1)?.crashes()
    const from = clock.now()
    for (const before = threads.length; threads.length === before; ) clock.advance(100)
    pauses.push(clock.now() - from)
  }
  expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000, 30_000])
  expect(keeper.state()).toEqual({ name: 'restarting', sinceMs: 0 })
  threads.at(-1)?.isReady()
  expect(keeper.state()).toEqual({ name: 'ready' })
})

it('begins with the shortest pause again once a thread was well for half a minute', () => {
  const { threads, clock } = keep()
  for (let i = 0; i < 5; i++) {
    threads.at(-1)?.crashes()
    clock.advance(30_000)
  }
  threads.at(-1)?.isReady()
  clock.advance(30_000)
  threads.at(-1)?.crashes()
  clock.advance(100)
  expect(threads).toHaveLength(7)
})

it('is missing after three starts in vain, says so to who waits, and no more once a thread is ready', async () => {
  const { keeper, threads, clock } = keep()
  const refused = expect(keeper.ready()).rejects.toThrow('boom')
  for (let i = 0; i < 3; i++) {
    expect(keeper.missing()).toBeUndefined()
    threads.at(-1)?.crashes()
    clock.advance(1000)
  }
  await refused
  expect(keeper.missing()?.message).toBe('boom')
  await expect(keeper.ready()).rejects.toThrow('boom')
  threads.at(-1)?.isReady()
  expect(keeper.missing()).toBeUndefined()
  await keeper.ready()
})

it('outlives that no thread can be made', () => {
  const { keeper, clock } = keep({
    spawn: () => {
      throw new Error('no memory for a thread')
    },
  })
  clock.advance(60_000)
  expect(keeper.missing()?.message).toBe('no memory for a thread')
})

it('tells who asks which vital worker is missing, and when it is gone', () => {
  const { states, threads, clock } = keep()
  expect([states.missing(), states.gone()]).toEqual([['ear'], []])
  threads[0]?.isReady()
  expect(states.missing()).toEqual([])
  threads[0]?.crashes()
  clock.advance(59_000)
  expect([states.missing(), states.gone()]).toEqual([['ear'], []])
  clock.advance(1000)
  expect(states.gone()).toEqual(['ear'])
  expect(states.all()).toMatchObject([{ name: 'ear', state: { name: 'restarting' }, restarts: 1 }])
  threads.at(-1)?.isReady()
  expect([states.missing(), states.gone()]).toEqual([[], []])
})

it('asks a thread to end, and ends it by force when it does not', async () => {
  const { keeper, threads, clock } = keep({ endWithinMs: 5000 })
  threads[0]?.isReady()
  const closed = keeper.close()
  expect([threads[0]?.askedToEnd, threads[0]?.terminated]).toEqual([true, 0])
  clock.advance(5000)
  await closed
  expect(threads[0]?.terminated).toBe(1)
  expect(clock.pending()).toBe(0)
})

it('leaves a thread behind that cannot be ended', async () => {
  const { keeper, threads, clock, lines } = keep()
  threads[0]!.terminate = () => new Promise(() => {})
  const closed = keeper.close()
  clock.advance(5000)
  await closed
  expect(lines.join()).toContain('left behind')
})

it('starts nothing once closed, and leaves no timer', async () => {
  const { keeper, threads, clock, states } = keep()
  const refused = expect(keeper.ready()).rejects.toThrow('closed')
  threads[0]?.crashes()
  await keeper.close()
  await refused
  keeper.need()
  clock.advance(60_000)
  expect(threads).toHaveLength(1)
  expect(clock.pending()).toBe(0)
  expect(states.all()).toEqual([])
})

it('starts a worker that is not always needed when it is, and lets it go', () => {
  const { keeper, threads, latest, needs, clock, states } = keep({ vital: false, endWithinMs: 1000 })
  latest().isReady()
  keeper.rest()
  expect([latest().askedToEnd, keeper.state().name]).toEqual([true, 'ended'])
  keeper.need()
  expect(threads).toHaveLength(2)
  needs(false)
  latest().crashes()
  clock.advance(60_000)
  expect([threads.length, keeper.state().name]).toEqual([2, 'ended'])
  expect([states.missing(), states.gone()]).toEqual([[], []])
})
