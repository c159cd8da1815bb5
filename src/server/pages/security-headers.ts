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
/**
 * What calls answer, and recorded sentences, are data: nothing in it is to run, load, be framed or ask for a device. The
 * page's own headers were a tenth of what a visit is sent.
 */
const DATA = /^\/(api|speech)\//
const OF_DATA = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'permissions-policy': ['camera', 'geolocation', 'microphone'].map((name) => `${name}=()`).join(', '),
}
/** What helmet tells browsers about documents. */
const OF_DOCUMENTS = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'x-dns-prefetch-control', 'x-download-options'],
  ...['x-permitted-cross-domain-policies', 'x-xss-protection'],
]

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
    if (DATA.test(request.url)) {
      for (const name of OF_DOCUMENTS) reply.removeHeader(name)
      reply.headers(OF_DATA)
    } else reply.header('permissions-policy', PERMISSIONS.join(', '))
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** The origins among the API bases; paths of our own host have none. */
export function originsOf(bases: Readonly<Record<string, string>>): string[] {
  const absolute = Object.values(bases).filter((base) => base.startsWith('http'))
  return [...new Set(absolute.map((base) => new URL(base).origin))]
}
