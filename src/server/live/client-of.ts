import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'

/** Who asks, and under which name this server was asked. */
export interface SocketClient {
  /** For IPv6 the network (/64), which is what one household or phone is given. */
  address: string
  /** Host and port as the browser wrote them, lower case. */
  host: string
}

/** As some proxies write an address: in quotes, in brackets, with the port that it came from. */
const WRITTEN = /^"?(?:\[([^\]]*)\]|([^:"]*))(?::\d+)?"?$/

/** One way of writing each address: limits are kept by it. What is none stays as it is. */
function plain(written: string): string {
  const text = written.trim()
  const [, v6, v4] = WRITTEN.exec(text) ?? []
  const address = v6 ?? v4 ?? text
  const family = isIP(address)
  if (family === 0) return text
  if (family === 4) return address
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':')
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const words = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : (value ?? '')

/** Reads who asks, of a request; `line` of a connection alone, before it has said anything. */
interface ClientOf {
  (request: IncomingMessage): SocketClient
  line(socket: { remoteAddress?: string | undefined }): { address: string; isProxy: boolean }
}

/**
 * Reads the client of an upgrade request. Forwarded headers count only when they come from a trusted proxy
 * (addresses or address/bits); the chain is walked from the near end and stops at the first one not trusted.
 */
export function createClientOf(trustedProxies: readonly string[]): ClientOf {
  const trusted = listOf(trustedProxies)
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  const line: ClientOf['line'] = ({ remoteAddress = '' }) => {
    const remote = plain(remoteAddress)
    return { address: network(remote), isProxy: isTrusted(remote) }
  }
  const clientOf = (request: IncomingMessage) => {
    const remote = plain(request.socket.remoteAddress ?? '')
    const behindProxy = isTrusted(remote)
    const chain = words(request.headers['x-forwarded-for']).split(',').map(plain).filter(Boolean)
    let address = remote
    while (isTrusted(address) && chain.length > 0) address = chain.pop() ?? address
    const forwardedHost = words(request.headers['x-forwarded-host']).split(',')[0]?.trim()
    const host = (behindProxy && forwardedHost) || request.headers.host || ''
    return { address: network(address), host: host.toLowerCase() }
  }
  return Object.assign(clientOf, { line })
}

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
