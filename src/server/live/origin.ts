/** Which pages may open sockets beside those of the very host and port that is asked. */
export interface PageRules {
  /** The page's own port, where the sockets have another: pages of the same host name on it are let in. */
  port?: number | undefined
  /** Pages of other hosts: their whole origins. */
  origins?: readonly string[]
}

/**
 * May a page of this origin open a socket to this host? No origin: not a browser, allowed. A browser's page must
 * come from the same host and port, or from where the rules say; anything unreadable, "null" included, is foreign.
 */
export function originAllowed(origin: string | undefined, host: string, pages: PageRules = {}): boolean {
  if (origin === undefined) return true
  try {
    const url = new URL(origin)
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
    if (sameHost(url, host) || pages.origins?.includes(url.origin)) return true
    return sameName(url, host) && portOf(url) === pages.port
  } catch {
    return false
  }
}

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80))

const sameName = ({ hostname }: URL, host: string) => hostname === host.replace(/:\d+$/, '')

/** A proxy may name the scheme's own port where the browser leaves it out. */
const sameHost = (origin: URL, host: string) =>
  origin.host === host || (origin.port === '' && `${origin.hostname}:${portOf(origin)}` === host)
