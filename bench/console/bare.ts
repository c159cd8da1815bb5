import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface BareServer {
  port: number
  /** What the process computed since it was last asked. */
  cpuMs(): Promise<number>
  stop(): void
}

/** Starts a bare node:http server in a process of its own that answers everything with `body`. */
export async function startBare(body: Buffer): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)))
  const answer = async <T>(message: object) => {
    const answered = once(child, 'message')
    child.send(message)
    return ((await answered) as [T])[0]
  }
  const { port } = await answer<{ port: number }>({ body: body.toString('base64') })
  return {
    port,
    cpuMs: async () => (await answer<{ cpuMs: number }>({})).cpuMs,
    stop: () => void child.kill(),
  }
}
