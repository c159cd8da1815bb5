import { isIP } from 'node:net'

/** Google's live services: Vertex AI of any region, global and multi-region, and the Gemini API. */
export const GOOGLE_SERVICES: readonly string[] = [
  ...['*-aiplatform', 'aiplatform', 'aiplatform.us.rep', 'aiplatform.eu.rep'].flatMap((host) =>
    ['v1', 'v1beta1'].map(
      (version) =>
        `wss://${host}.googleapis.com/ws/google.cloud.aiplatform.${version}.LlmBidiService/BidiGenerateContent`,
    ),
  ),
  ...['v1', 'v1beta', 'v1alpha'].map(
    (version) =>
      `wss://generativelanguage.googleapis.com/ws/google.ai.generativelanguage.${version}.GenerativeService.BidiGenerateContent`,
  ),
]

const LONGEST = 2000

/** This machine itself, where nobody else listens in. */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/**
 * A live service's address; undefined for what is none: another scheme, `ws:` to another machine, a user name or a
 * fragment in it, or signs that URL parsers silently drop or decode differently (blanks, line ends, backslashes).
 */
export function serviceAddress(text: string): URL | undefined {
  if (text.length > LONGEST || !/^[\x21-\x7e]+$/.test(text) || text.includes('\\')) return undefined
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const scheme = url.protocol === 'wss:' || (url.protocol === 'ws:' && isLoopbackHost(url.hostname))
  const plain =
    url.username === '' && url.password === '' && url.hash === '' && !/%2f|%5c/i.test(url.pathname)
  return scheme && plain ? url : undefined
}

/** One entry of the list: an address whose host may hold one `*` for letters, figures and hyphens of one label. */
interface AllowedService {
  protocol: string
  host: RegExp
  path: string
}

/** Stands for the `*` while the address is parsed; no host is named so. */
const STAR = 'any-label-of-letters'

/** An entry as it is compared; undefined for one that is no address, or that has its `*` elsewhere. */
function allowedService(entry: string): AllowedService | undefined {
  const url = serviceAddress(entry.replace('*', STAR))
  const starred = entry.includes('*')
  if (url === undefined || url.search.length > 0) return undefined
  if (starred !== url.host.includes(STAR) || url.href.includes('*')) return undefined
  const host = url.host.replaceAll('.', '\\.').replace(STAR, '[a-z0-9-]+')
  return { protocol: url.protocol, host: new RegExp(`^${host}$`), path: url.pathname }
}

/** Entries that cannot be read; a wrong setting names them. */
export const unreadableServices = (entries: readonly string[]): string[] =>
  entries.filter((entry) => !allowedService(entry))

/** A path is below a prefix only at a slash: `/ws/a` does not allow `/ws/ab`. */
const isBelow = (path: string, prefix: string) =>
  path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)

/**
 * The list of services that a shopper may name: scheme, host with port, and path are compared, never text. The
 * answer is the address to dial; nothing else may ever be dialled on a shopper's word.
 */
export function createServiceList(entries: readonly string[]): (text: string) => URL | undefined {
  const allowed = entries.map(allowedService).filter((entry) => entry !== undefined)
  return (text) => {
    const url = serviceAddress(text)
    const fits = ({ protocol, host, path }: AllowedService) =>
      url?.protocol === protocol && host.test(url.host) && isBelow(url.pathname, path)
    return allowed.some(fits) ? url : undefined
  }
}
