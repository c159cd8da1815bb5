import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a container starts Node with. */
const [, ...nodeFlags]: string[] = JSON.parse(
  /^CMD (\[.*\])$/m.exec(readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8'))?.[1] ?? '[]',
).slice(0, -1)

/** A process of the bench: it says its port first, and answers each question with one message. */
export async function startChild(file: string, ...args: string[]) {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: [...nodeFlags, '--import', 'tsx', '--expose-gc'],
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
