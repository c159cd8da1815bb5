import * as z from 'zod/mini'

/** How the service worker answers a request; undefined: it stays out, and the browser asks the network as ever. */
type Keeping =
  /** The page itself: the network's if it answers soon, else the kept one. */
  | 'page'
  /** A file named by its content, or a recording: the kept one, for ever. */
  | 'forever'
  /** The two public lists and files without a version: as the page. */
  | 'fresh'

/** The part of a request that decides. */
interface Asked {
  method: string
  url: string
  mode: string
  headers: { has(name: string): boolean }
}

/** By the end of the path: lists may come from another host. */
const LISTS = /\/(?:publicProduct|stores\/publicStores)$/
const RECORDING = /^\/speech\/[^/]+\/[\w.-]+\.(?:wav|opus)$/
const HASHED = /^\/assets\//
const PLAIN = /^\/(?:icons\/[\w.-]+|brand\/[\w.-]+|mark\.svg|retry\.js|welcome\.vtt|manifest\.webmanifest)$/

/**
 * The shell, the two public lists and the fixed recordings, and nothing else: no call that writes, no staff data, no
 * socket. `origin` is the worker's own. A part of a file (an audio element's range) is the network's to cut.
 */
export function whatToKeep({ method, url, mode, headers }: Asked, origin: string): Keeping | undefined {
  if (method !== 'GET' || headers.has('range') || headers.has('authorization')) return undefined
  const { pathname, origin: host } = new URL(url)
  if (LISTS.test(pathname)) return 'fresh'
  if (host !== origin) return undefined
  if (mode === 'navigate') return pathname === '/' ? 'page' : undefined
  if (RECORDING.test(pathname) || HASHED.test(pathname)) return 'forever'
  return PLAIN.test(pathname) ? 'fresh' : undefined
}

/** What the page asks its worker to keep, once it has all that it needs itself. */
const keepRequestSchema = z.object({
  /** Addresses of the public lists: a first visit fetched them before there was a worker. */
  lists: z.array(z.url()),
  /** The fixed recordings too: a megabyte as Opus, seventeen as WAV. */
  recordings: z.optional(z.enum(['opus', 'wav'])),
})
export type KeepRequest = z.infer<typeof keepRequestSchema>

/** Undefined for what is no such request. */
export const readKeepRequest = (message: unknown): KeepRequest | undefined =>
  keepRequestSchema.safeParse(message).data
