import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { PublicSettings } from '../../core/contract/settings.ts'
import { Refusal } from '../errors.ts'

/** The page as vite built it: three levels up from here, in `src/server/pages` as in `dist/server/pages`. */
export const webFolder = fileURLToPath(new URL('../../../dist/web/', import.meta.url))

const PLACE = '"__SETTINGS__"'

/** The page with the settings in their place. `<` is escaped: no setting can end the script element. */
function withSettings(html: string, settings: PublicSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return html.replace(PLACE, () => json)
}

/** The built pages and the addresses they answer. The console finds its screen by the address itself. */
const PAGES = [
  { file: 'index.html', addresses: ['/'] },
  { file: 'console.html', addresses: ['/admin', '/admin/*'] },
] as const

/** Serves the built pages, each read once. Without them the server still answers calls and says what to do. */
export async function pageRoutes(
  app: FastifyInstance,
  folder: string,
  settings: PublicSettings,
): Promise<void> {
  for (const { file, addresses } of PAGES) {
    const html = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    const page = html === undefined ? undefined : withSettings(html, settings)
    for (const address of addresses) {
      app.get(address, async (_request, reply) => {
        if (page === undefined) throw new Refusal(503, 'The page is not built yet: run npm run build.')
        return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
      })
    }
  }
}

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
