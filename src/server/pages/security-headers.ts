import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface HeaderOptions {
  /** Behind TLS of our own: browsers are told to keep to https. */
  secure: boolean
  /** Origins beside our own that the page fetches the lists from. */
  apiOrigins: readonly string[]
}

const USED = ['camera', 'microphone', 'accelerometer', 'gyroscope', 'screen-wake-lock', 'autoplay']
/** What browsers know besides (https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md). */
const UNUSED = [
  ...['ambient-light-sensor', 'bluetooth', 'browsing-topics', 'clipboard-read', 'clipboard-write'],
  ...[
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'midi',
  ],
  ...['payment', 'picture-in-picture', 'publickey-credentials-get', 'serial', 'usb', 'web-share'],
  ...['window-management', 'xr-spatial-tracking'],
]
const PERMISSIONS = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)]

/** The page loads nothing from anywhere else, runs nothing inline, and no other page can frame it. */
export async function securityHeaders(
  app: FastifyInstance,
  { secure, apiOrigins }: HeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        // The speech socket may have a port of its own, which 'self' does not cover.
        connectSrc: ["'self'", 'ws:', 'wss:', ...apiOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS.join(', '))
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  })
}

/** The origins among the API bases; paths of our own host have none. */
export function originsOf(bases: Readonly<Record<string, string>>): string[] {
  const absolute = Object.values(bases).filter((base) => base.startsWith('http'))
  return [...new Set(absolute.map((base) => new URL(base).origin))]
}
