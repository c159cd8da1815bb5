import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { createHearThread } from './hear-thread.ts'
import type { HearingEvent } from './hearing.ts'

/** A thread whose worker is played by the test. */
function playedThread() {
  const workers: (EventEmitter & { posted: { type: string; id: number }[] })[] = []
  const lines: string[] = []
  const thread = createHearThread(
    () => {
      const posted: { type: string; id: number }[] = []
      const worker = Object.assign(new EventEmitter(), {
        posted,
        postMessage: (message: { type: string; id: number }) => void posted.push(message),
        terminate: async () => 0,
      })
      workers.push(worker)
      return worker as unknown as Worker
    },
    (line) => void lines.push(line),
  )
  const tell = (id: number, event: HearingEvent) =>
    workers.at(-1)?.emit('message', { type: 'event', id, event })
  return { thread, workers, lines, tell }
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
])('owes a final for each utterance that a thread took with it: %s', (_, said, owed) => {
  const { thread, workers, tell } = playedThread()
  const events: HearingEvent[] = []
  thread.open({ listenFor: 'all', names: { version: '1', names: [] } }, (event) => events.push(event))
  for (const event of said) tell(1, event)
  const before = events.length
  workers[0]?.emit('exit', 1)
  const nothing = { type: 'final', text: '', speechMs: 0 }
  expect(events.slice(before)).toEqual(Array(owed).fill(expect.objectContaining(nothing)))
  // Its successor goes on with the same session, and owes nothing.
  expect(workers[1]?.posted.map(({ type, id }) => `${type} ${id}`)).toEqual(['open 1'])
  workers[1]?.emit('exit', 1)
  expect(events).toHaveLength(before + owed)
})
