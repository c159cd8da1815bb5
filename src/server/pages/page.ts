import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PublicSettings } from '../../core/contract/settings.ts'
import { Refusal } from '../errors.ts'

const PLACE = '"__SETTINGS__"'

/** The page with the settings in their place. `<` is escaped: no setting can end the script element. */
export function withSettings(html: string, settings: PublicSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return html.replace(PLACE, () => json)
}

/** Serves `/`: the built page, read once. Without it the server still answers calls and says what to do. */
export async function pageRoute(
  app: FastifyInstance,
  folder: string,
  settings: PublicSettings,
): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  const page = html === undefined ? undefined : withSettings(html, settings)
  app.get('/', async (_request, reply) => {
    if (page === undefined) throw new Refusal(503, 'The page is not built yet: run npm run build.')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
