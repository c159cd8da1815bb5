import { type ImportResult, type ImportRow, importResultSchema } from '../../core/contract/import.ts'
import { errorReplySchema } from '../../core/contract/rest.ts'
import { controlRoutes } from './control-contract.ts'
import { readControl } from './control-file.ts'

const PING_WITHIN_MS = 1000
const WORK_WITHIN_MS = 60_000

/** A server that runs on the same data. */
export interface RunningServer {
  url: string
  import(rows: readonly ImportRow[]): Promise<ImportResult>
}

/** The running server, or undefined when none answers: a file that a killed server left behind is not believed. */
export async function findServer(dataFolder: string): Promise<RunningServer | undefined> {
  const control = await readControl(dataFolder)
  if (!control) return undefined
  const { url, token } = control
  const call = (path: string, withinMs: number, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(withinMs),
    })
  const answer = await call(controlRoutes.ping, PING_WITHIN_MS).catch(() => undefined)
  if (!answer?.ok) return undefined
  return {
    url,
    async import(rows) {
      const reply = await call(controlRoutes.import, WORK_WITHIN_MS, {
        method: 'POST',
        body: JSON.stringify({ rows }),
      })
      const body: unknown = await reply.json()
      if (reply.ok) return importResultSchema.parse(body)
      throw new Error(`the running server refused: ${errorReplySchema.parse(body).error}`)
    },
  }
}
