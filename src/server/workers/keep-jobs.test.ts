import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { scriptedThreads } from '../../../test/fixtures/scripted-thread.ts'
import type { Shares } from '../load/shares.ts'
import { type AskOptions, keepJobs } from './keep-jobs.ts'

function keep(restAfterMs?: number, shares?: Shares, filledOnce?: true) {
  const played = scriptedThreads()
  const jobs = keepJobs<string, number>({
    ...played,
    name: 'counter',
    answer: z.number(),
    silentMs: 20_000,
    endWithinMs: 0,
    shares,
    ...(restAfterMs !== undefined && { restAfterMs }),
    ...(filledOnce && { filledOnce }),
  })
  const outcomes: string[] = []
  /** Asks, and notes what comes of it. */
  const ask = (what: string, options?: AskOptions) => {
    const asked = jobs.ask(what, options)
    asked.then(
      (answer) => outcomes.push(`${what}: ${answer}`),
      (error: Error) => outcomes.push(`${what}: ${error.message}`),
    )
    return asked.catch(() => 0)
  }
  return { ...played, jobs, ask, outcomes }
}

it('gives one job at a time and each its own answer', async () => {
  const { jobs, latest } = keep()
  const [one, two] = [jobs.ask('one'), jobs.ask('two')]
  expect(latest().asked()).toEqual([])
  latest().isReady()
  expect(latest().asked()).toEqual(['one'])
  latest().tells({ type: 'answered', id: 99, answer: 9 })
  latest().answers(1)
  latest().fails('no figures')
  expect(await one).toBe(1)
  await expect(two).rejects.toThrow('no figures')
})

it('serves callers in turn, and tells a job of its progress', async () => {
  const { ask, latest } = keep()
  const told: unknown[] = []
  void ask('a1', { caller: 'a', progress: (part) => told.push(part) })
  void ask('a2', { caller: 'a' })
  void ask('a3', { caller: 'a' })
  void ask('b1', { caller: 'b' })
  latest().isReady()
  latest().tells({ type: 'progress', id: 1, progress: 'half' })
  for (let i = 0; i < 4; i++) latest().answers(i)
  expect(latest().asked()).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(told).toEqual(['half'])
})

it('lets an address that has had its share wait while others ask, and go on by itself', async () => {
  const waits = new Map([['a', 500]])
  const worked: unknown[] = []
  const shares: Shares = {
    asked() {},
    worked: (address) => worked.push(address),
    waitMs: (address) => waits.get(String(address)) ?? 0,
    workedForNobody() {},
    nobodyWaitsMs: () => 0,
  }
  const { ask, latest, clock } = keep(undefined, shares)
  void ask('a1', { caller: 1, address: 'a' })
  void ask('b1', { caller: 2, address: 'b' })
  latest().isReady()
  latest().answers(1)
  expect(latest().asked()).toEqual(['b1'])
  waits.clear()
  clock.advance(500)
  expect(latest().asked()).toEqual(['b1', 'a1'])
  latest().answers(1)
  expect(worked).toEqual(['b', 'a'])
})

it('does later what nobody waits for yet', () => {
  const { ask, jobs, latest } = keep()
  void ask('background', { later: true })
  void ask('more background', { later: true })
  void ask('waited for')
  jobs.hurry('more background')
  latest().isReady()
  for (let i = 0; i < 3; i++) latest().answers(i)
  expect(latest().asked()).toEqual(['more background', 'waited for', 'background'])
})

it('does seldom what nobody waits for while somebody asks for something', () => {
  const { ask, jobs, latest, clock } = keep()
  void ask('asked', { address: 'a' })
  for (const what of ['background', 'hurried', 'more background']) void ask(what, { later: true })
  latest().isReady()
  latest().answers(1)
  latest().answers(2)
  expect(latest().asked()).toEqual(['asked', 'background'])
  jobs.hurry('hurried')
  expect(latest().asked()).toEqual(['asked', 'background', 'hurried'])
  latest().answers(3)
  clock.advance(999)
  expect(latest().asked()).toHaveLength(3)
  clock.advance(1)
  expect(latest().asked().at(-1)).toBe('more background')
})

describe('a caller who leaves', () => {
  it('takes along what waits, and gets no answer to what is in work', async () => {
    const { ask, latest, outcomes } = keep()
    const left = new AbortController()
    latest().isReady()
    const asked = [ask('in work', { signal: left.signal }), ask('waits', { signal: left.signal })]
    const other = ask('of somebody else')
    left.abort(new Error('left'))
    await Promise.all(asked)
    latest().answers(1)
    latest().answers(2)
    await other
    await ask('after leaving', { signal: left.signal })
    expect(latest().asked()).toEqual(['in work', 'of somebody else'])
    expect(outcomes).toEqual(['in work: left', 'waits: left', 'of somebody else: 2', 'after leaving: left'])
  })

  it('is not worked for a second time', async () => {
    const { ask, latest, startAgain } = keep()
    const left = new AbortController()
    latest().isReady()
    const asked = ask('in work', { signal: left.signal })
    left.abort(new Error('left'))
    await asked
    latest().crashes()
    await startAgain()
    expect(latest().asked()).toEqual([])
  })
})

it('lets a newer job take the place of what its caller has waiting', async () => {
  const { ask, latest, outcomes } = keep()
  const options = { caller: 'a', instead: true }
  void ask('first', options)
  const second = ask('second', options)
  latest().isReady()
  latest().answers(2)
  await second
  expect(outcomes).toEqual(['first: a newer one took its place', 'second: 2'])
})

describe('a thread that ends during a job', () => {
  it('has it done by the next, once', async () => {
    const { ask, latest, startAgain, outcomes } = keep()
    latest().isReady()
    const asked = ask('again')
    latest().crashes()
    await startAgain()
    expect(latest().asked()).toEqual(['again'])
    latest().answers(5)
    await asked
    const deadly = ask('deadly')
    const other = ask('other')
    for (let i = 0; i < 2; i++) {
      latest().crashes()
      await startAgain()
    }
    await deadly
    latest().answers(6)
    await other
    expect(outcomes).toEqual(['again: 5', 'deadly: boom', 'other: 6'])
  })

  it('is given no job again that filled its heap, where that is the job’s own size', async () => {
    const { ask, latest, startAgain, outcomes } = keep(undefined, undefined, true)
    latest().isReady()
    const asked = ask('large')
    const other = ask('other')
    const full = Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })
    latest().crashes(full)
    await asked
    await startAgain()
    latest().answers(6)
    await other
    expect(outcomes).toEqual(['large: out of memory', 'other: 6'])
  })

  it('is told of to whoever asked for what must not be done twice', async () => {
    const { ask, latest, startAgain, outcomes } = keep()
    latest().isReady()
    const asked = ask('write', { once: true })
    latest().crashes()
    await asked
    await startAgain()
    expect(outcomes).toEqual(['write: boom'])
    expect(latest().asked()).toEqual([])
  })

  it('hung: the job is given to another', async () => {
    const { ask, latest, clock, startAgain, threads } = keep()
    latest().isReady()
    const asked = ask('slow')
    clock.advance(20_000)
    expect(threads[0]?.terminated).toBe(1)
    await startAgain()
    latest().answers(3)
    expect(await asked).toBe(3)
  })

  it('answered in another form than agreed: so is this one', async () => {
    const { ask, latest, startAgain } = keep()
    latest().isReady()
    const asked = ask('count')
    latest().answers('many')
    await startAgain()
    latest().answers(3)
    expect(await asked).toBe(3)
  })
})

it('refuses at once while no thread can be started, and works again when one can', async () => {
  const { ask, latest, clock, outcomes } = keep()
  const asked = ask('waits')
  for (let i = 0; i < 3; i++) {
    latest().crashes()
    clock.advance(1000)
  }
  await asked
  await ask('later')
  latest().isReady()
  const served = ask('now')
  latest().answers(1)
  await served
  expect(outcomes).toEqual(['waits: boom', 'later: boom', 'now: 1'])
})

describe('a worker that rests', () => {
  it('begins with the first job, and goes when nobody needed it for so long', async () => {
    const { ask, threads, latest, clock } = keep(60_000)
    expect(threads).toHaveLength(0)
    const asked = ask('one')
    latest().isReady()
    latest().answers(1)
    await asked
    clock.advance(59_000)
    expect(latest().askedToEnd).toBe(false)
    clock.advance(1000)
    expect(latest().askedToEnd).toBe(true)
    const next = ask('two')
    latest().isReady()
    latest().answers(2)
    expect(await next).toBe(2)
    expect(threads).toHaveLength(2)
  })

  it('is tried anew with the next job after it could not be started', async () => {
    const { ask, threads, latest, clock, outcomes } = keep(60_000)
    const asked = ask('one')
    for (let i = 0; i < 3; i++) {
      latest().crashes()
      clock.advance(1000)
    }
    await asked
    expect(threads).toHaveLength(3)
    const next = ask('two')
    latest().isReady()
    latest().answers(2)
    await next
    expect(outcomes).toEqual(['one: boom', 'two: 2'])
  })
})

it('refuses everybody once closed, and leaves no timer', async () => {
  const { ask, jobs, latest, clock, outcomes } = keep()
  latest().isReady()
  const asked = [ask('in work'), ask('waits')]
  await jobs.close()
  await Promise.all(asked)
  await ask('late')
  expect(outcomes).toEqual(['in work', 'waits', 'late'].map((what) => `${what}: counter is closed`))
  expect(clock.pending()).toBe(0)
})
