import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { username } from '../../core/contract/console/rules.ts'

/** What a command asks of the running server. All need the token of control.json as a bearer. */
export const controlRoutes = {
  ping: '/ping',
  import: '/import',
  backup: '/backup',
  restore: '/restore',
  superadmin: '/superadmin',
} as const

/** A file on this machine, by its whole path: both ends are the same user's. */
export const fileBodySchema = z.object({ file: z.string() })
export const rowsReplySchema = z.object({ rows: z.number() })

export const superadminBodySchema = z.object({ username })
export const superadminReplySchema = z.object({ password: z.string(), made: z.boolean() })
export type SuperadminReply = z.infer<typeof superadminReplySchema>

/** How a command on this machine finds the server that runs on the same data, and proves to be the same user. */
const controlSchema = z.object({
  url: z.string().check(z.regex(/^http:\/\/127\.0\.0\.1:\d+$/)),
  token: z.string().check(z.minLength(32)),
})
export type Control = z.infer<typeof controlSchema>

const fileIn = (dataFolder: string) => join(dataFolder, 'control.json')

/** Readable by this user alone. Written aside and moved into place, so that no reader sees half of it. */
export async function writeControl(dataFolder: string, control: Control): Promise<void> {
  const aside = `${fileIn(dataFolder)}.${process.pid}`
  try {
    await writeFile(aside, JSON.stringify(control), { mode: 0o600 })
    await rename(aside, fileIn(dataFolder))
  } finally {
    await rm(aside, { force: true })
  }
}

/** Undefined when there is none, or none that can be read. */
export async function readControl(dataFolder: string): Promise<Control | undefined> {
  try {
    return controlSchema.parse(JSON.parse(await readFile(fileIn(dataFolder), 'utf8')))
  } catch {
    return undefined
  }
}

/** Takes the file away if it is still ours: a second server on the same data may have written its own. */
export async function removeControl(dataFolder: string, token: string): Promise<void> {
  const current = await readControl(dataFolder)
  if (current?.token === token) await rm(fileIn(dataFolder), { force: true })
}
