import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process of the bench: it says its port first, and answers each question with one message. */
export async function startChild(file: string, ...args: string[]) {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    async ask<Answer>(): Promise<Answer> {
      const answer = once(child, 'message')
      child.send('report')
      return ((await answer) as [Answer])[0]
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
