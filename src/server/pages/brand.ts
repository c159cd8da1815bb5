import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../core/contract/settings.ts'
import { pageTitle } from '../../core/texts/en/screen.ts'
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

const NIGHT = '#0b0e12'
/** Home screens cut longer names. */
const SHORT_NAME_MOST = 12

const icon = (file: string, edge: number, purpose = 'any') => ({
  src: `/icons/${file}`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
})

/** What an installed page is called and looks like. @internal Brands are tried on it without a server. */
export const webManifest = ({ name }: Brand) => ({
  id: '/',
  name: pageTitle(name),
  short_name: name.length <= SHORT_NAME_MOST ? name : 'Shopping',
  lang: 'en-IN',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: NIGHT,
  theme_color: NIGHT,
  icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('maskable-512.png', 512, 'maskable')],
})

/** Serves it from here and not as a file: the brand is a setting. */
export function webManifestRoute(app: FastifyInstance, brand: Brand): void {
  const manifest = JSON.stringify(webManifest(brand))
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  )
}
