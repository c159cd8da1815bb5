import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
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
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const within = AbortSignal.timeout(PING_WITHIN_MS)
  const answer = await fetch(url + controlRoutes.ping, { headers, signal: within }).catch(() => undefined)
  if (!answer?.ok) return undefined
  async function ask<T>(path: string, body: unknown, reply: z.ZodMiniType<T>): Promise<T> {
    const { isDone, said } = await post(url + path, headers, JSON.stringify(body))
    if (isDone) return reply.parse(said)
    throw new ServerRefused(errorReplySchema.parse(said).error)
  }
  return {
    url,
    import: (file) => ask(controlRoutes.import, { file }, fileImportSchema),
    backup: async (file) => (await ask(controlRoutes.backup, { file }, rowsReplySchema)).rows,
    restore: async (file) => (await ask(controlRoutes.restore, { file }, rowsReplySchema)).rows,
    superadmin: (username) => ask(controlRoutes.superadmin, { username }, superadminReplySchema),
  }
}

/**
 * Waits for as long as it takes, which `fetch` does for five minutes: the server goes on without whoever gave up, and ends
 * by itself what makes no progress.
 */
async function post(url: string, headers: Record<string, string>, body: string) {
  try {
    const asked = request(url, { method: 'POST', headers }).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return { isDone: answer.statusCode === 200, said: await json(answer) }
  } catch (error) {
    throw new Error('the running server went away before it answered: it may be done, or not', {
      cause: error,
    })
  }
}
