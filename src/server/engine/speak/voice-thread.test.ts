import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import type { VoiceJob, VoiceReply } from './voice-job.ts'
import { createVoiceThread } from './voice-thread.ts'

/** A thread that does what the test says, where a real one would speak. */
class ScriptedWorker extends EventEmitter {
  jobs: VoiceJob[] = []
  terminated = 0
  postMessage(job: VoiceJob) {
    this.jobs.push(job)
  }
  terminate() {
    this.terminated += 1
    this.emit('exit', 1)
    return Promise.resolve(1)
  }
  answer(reply: VoiceReply) {
    this.emit('message', reply)
  }
  said(length: number) {
    this.answer({ type: 'said', id: this.jobs.at(-1)!.id, pcm: new Int16Array(length) })
  }
  crash() {
    this.emit('error', new Error('boom'))
    this.emit('exit', 1)
  }
}

function house() {
  const workers: ScriptedWorker[] = []
  const lines: string[] = []
  const clock = createFakeClock()
  const thread = createVoiceThread({
    spawn() {
      const worker = new ScriptedWorker()
      workers.push(worker)
      return worker as unknown as Worker
    },
    clock,
    log: (line) => lines.push(line),
  })
  return { thread, workers, lines, clock, latest: () => workers.at(-1)! }
}

it('is ready and healthy when its thread says so', async () => {
  const { thread, latest } = house()
  expect(thread.healthy()).toBe(false)
  latest().answer({ type: 'ready' })
  await thread.ready()
  expect(thread.healthy()).toBe(true)
})

it('gives one sentence at a time, the short one first, and shares what is asked twice', async () => {
  const { thread, latest } = house()
  const long = thread.render('a long sentence', 1, true)
  const short = thread.render('short', 1, true)
  expect(thread.render('short', 1, true)).toBe(short)
  expect(thread.render('short', 0.8, true)).not.toBe(short)
  latest().answer({ type: 'ready' })
  expect(latest().jobs.map(({ text, rate }) => [text, rate])).toEqual([['short', 1]])
  latest().said(1)
  latest().said(2)
  latest().said(3)
  expect((await short).length).toBe(1)
  expect((await long).length).toBe(3)
})

it('gives later what nobody waits for yet', () => {
  const { thread, latest } = house()
  void thread.render('background', 1, false)
  void thread.render('more background', 1, false)
  void thread.render('somebody waits for this one', 1, true)
  thread.hurry('more background', 1)
  latest().answer({ type: 'ready' })
  for (let i = 0; i < 3; i++) latest().said(1)
  expect(latest().jobs.map(({ text }) => text)).toEqual([
    'more background',
    'somebody waits for this one',
    'background',
  ])
})

it('rejects what the voice cannot say and goes on', async () => {
  const { thread, latest } = house()
  latest().answer({ type: 'ready' })
  const bad = thread.render('bad', 1, true)
  const good = thread.render('good one', 1, true)
  latest().answer({ type: 'failed', id: latest().jobs[0]!.id, reason: 'no sound' })
  latest().said(5)
  await expect(bad).rejects.toThrow('no sound')
  expect((await good).length).toBe(5)
})

it('starts a new thread after a crash and says the sentence there', async () => {
  const { thread, workers, latest } = house()
  latest().answer({ type: 'ready' })
  const sentence = thread.render('hello', 1, true)
  latest().crash()
  expect(workers).toHaveLength(2)
  expect(thread.healthy()).toBe(false)
  latest().answer({ type: 'ready' })
  latest().said(7)
  expect((await sentence).length).toBe(7)
})

it('gives up a sentence that ends the thread twice, not the others', async () => {
  const { thread, latest } = house()
  latest().answer({ type: 'ready' })
  const poison = thread.render('poison', 1, true)
  const other = thread.render('some other words', 1, true)
  for (let i = 0; i < 2; i++) {
    latest().crash()
    latest().answer({ type: 'ready' })
  }
  latest().said(2)
  await expect(poison).rejects.toThrow('the voice stopped')
  expect((await other).length).toBe(2)
})

it('ends a thread that hangs', async () => {
  const { thread, workers, latest, clock } = house()
  latest().answer({ type: 'ready' })
  const sentence = thread.render('hello', 1, true)
  clock.advance(20_000)
  expect(workers).toHaveLength(2)
  expect(workers[0]!.terminated).toBe(1)
  latest().answer({ type: 'ready' })
  latest().said(1)
  expect((await sentence).length).toBe(1)
  expect(clock.pending()).toBe(0)
})

it('stops starting a thread that never comes up, and tries again with the next sentence', async () => {
  const { thread, workers, latest } = house()
  const waiting = thread.render('hello', 1, true)
  for (let i = 0; i < 3; i++) latest().crash()
  await expect(waiting).rejects.toThrow('the voice stopped')
  await expect(thread.ready()).rejects.toThrow('the voice stopped')
  expect(workers).toHaveLength(3)
  const next = thread.render('hello', 1, true)
  expect(workers).toHaveLength(4)
  latest().answer({ type: 'ready' })
  latest().said(4)
  expect((await next).length).toBe(4)
})

it('closes: everything waiting is refused, the thread and the timer end', async () => {
  const { thread, workers, latest, clock } = house()
  latest().answer({ type: 'ready' })
  const saying = thread.render('hello', 1, true)
  const waiting = thread.render('world', 1, true)
  const closed = thread.close()
  await expect(saying).rejects.toThrow('closed')
  await expect(waiting).rejects.toThrow('closed')
  await expect(thread.render('more', 1, true)).rejects.toThrow('closed')
  await closed
  expect(workers.map(({ terminated }) => terminated)).toEqual([1])
  expect(clock.pending()).toBe(0)
})
