import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Starts a bare node:http server in a process of its own that answers everything with `body`. */
export async function startBare(body: Buffer): Promise<{ port: number; stop(): void }> {
  const child = fork(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)))
  child.send({ body: body.toString('base64') })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, stop: () => void child.kill() }
}
