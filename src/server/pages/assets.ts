import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Vite names what is in here by its content. */
const HASHED = `${sep}assets${sep}`

/** The page's files. Hashed ones are kept for ever, the others asked for anew each time. */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // scripts/build.mjs leaves the packed twins beside the files.
    preCompressed: true,
    // Pages are handed out by their addresses, with the settings in them.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders(reply, path) {
      const kept = path.includes(HASHED)
      reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
