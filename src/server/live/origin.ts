/**
 * May a page of this origin open a socket to this host? No origin: not a browser, allowed. A browser's page must
 * come from the same host and port; anything unreadable, "null" included, is foreign.
 */
export function originAllowed(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true
  try {
    const url = new URL(origin)
    return (url.protocol === 'http:' || url.protocol === 'https:') && sameHost(url, host)
  } catch {
    return false
  }
}

/** A proxy may name the scheme's own port where the browser leaves it out. */
function sameHost(origin: URL, host: string): boolean {
  const ownPort = origin.protocol === 'https:' ? '443' : '80'
  return origin.host === host || (origin.port === '' && `${origin.hostname}:${ownPort}` === host)
}
