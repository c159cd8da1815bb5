import type * as z from 'zod/mini'
import { type FileImport, fileImportSchema } from '../../core/contract/import-plan.ts'
import { errorReplySchema } from '../../core/contract/rest.ts'
import {
  controlRoutes,
  readControl,
  rowsReplySchema,
  type SuperadminReply,
  superadminReplySchema,
} from './control-contract.ts'

const PING_WITHIN_MS = 1000
/** A restore of a year's history takes a while. */
const WORK_WITHIN_MS = 300_000

/** `message`: the running server's reason for not doing it. */
export class ServerRefused extends Error {}

/** A server that runs on the same data. */
interface RunningServer {
  url: string
  /** All three take a file's whole path; the last two answer the number of rows. */
  import(file: string): Promise<FileImport>
  backup(file: string): Promise<number>
  restore(file: string): Promise<number>
  superadmin(username: string): Promise<SuperadminReply>
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
  async function ask<T>(path: string, body: unknown, reply: z.ZodMiniType<T>): Promise<T> {
    const answered = await call(path, WORK_WITHIN_MS, { method: 'POST', body: JSON.stringify(body) })
    const json: unknown = await answered.json()
    if (answered.ok) return reply.parse(json)
    throw new ServerRefused(errorReplySchema.parse(json).error)
  }
  return {
    url,
    import: (file) => ask(controlRoutes.import, { file }, fileImportSchema),
    backup: async (file) => (await ask(controlRoutes.backup, { file }, rowsReplySchema)).rows,
    restore: async (file) => (await ask(controlRoutes.restore, { file }, rowsReplySchema)).rows,
    superadmin: (username) => ask(controlRoutes.superadmin, { username }, superadminReplySchema),
  }
}
