import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { WrongSettings } from '../config.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}
const MOST_BYTES = 1_000_000

export interface Logo {
  /** '' when the brand has given none: its name is shown. */
  url: string
  type: string
  bytes: Buffer
}

/** Reads `BRAND_LOGO`. Throws `WrongSettings` for a file that is missing, too large or no image. */
export async function readLogo(path: string | undefined): Promise<Logo> {
  if (path === undefined) return { url: '', type: '', bytes: Buffer.alloc(0) }
  const extension = extname(path).toLowerCase()
  const type = TYPES[extension]
  if (!type) throw new WrongSettings([`BRAND_LOGO: must be an svg, png, webp or jpeg file (it is "${path}")`])
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) throw new WrongSettings([`BRAND_LOGO: cannot be read (it is "${path}")`])
  if (bytes.length > MOST_BYTES)
    throw new WrongSettings([`BRAND_LOGO: must be at most 1 MB (it is "${path}")`])
  return { url: `/brand/logo${extension}`, type, bytes }
}

export function logoRoute(app: FastifyInstance, { url, type, bytes }: Logo): void {
  if (url === '') return
  app.get(url, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(bytes))
}
