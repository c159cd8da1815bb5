import { expect, it } from 'vitest'
import { spawnHere } from './sense-threads.ts'

it.each(['hear', 'see'] as const)(
  'ends no thread that may be in native code by force: this process would end with it (%s)',
  async (sense) => {
    const thread = spawnHere(sense, 1)
    const exited = new Promise<number>((resolve) => thread.on('exit', (code) => resolve(Number(code))))
    await new Promise<void>((resolve) => thread.on('message', () => resolve()))
    await thread.terminate()
    thread.postMessage({ type: 'end' })
    // Cut off it would end with 1, or take the process along.
    expect(await exited).toBe(0)
  },
)
