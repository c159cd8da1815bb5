import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../core/contract/settings.ts'
import { pageTitle } from '../../core/texts/screen.ts'

const NIGHT = '#0b0e12'
/** Home screens cut longer names. */
const SHORT_NAME_MOST = 12

const icon = (file: string, edge: number, purpose = 'any') => ({
  src: `/icons/${file}`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
})

/** What an installed page is called and looks like. */
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
