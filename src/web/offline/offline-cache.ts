/** The part of the Cache API that is used: `CacheStorage` satisfies it. */
interface Caches {
  open(name: string): Promise<OneCache>
  keys(): Promise<string[]>
  delete(name: string): Promise<boolean>
}
/** One cache. @internal Tests make their own. */
export interface OneCache {
  match(key: string): Promise<Response | undefined>
  put(key: string, response: Response): Promise<void>
}

export interface OfflineCacheOptions {
  caches: Caches
  fetch: typeof fetch
  /** Resolves after that many milliseconds. */
  wait(ms: number): Promise<void>
  /** Files of this build; the first is the page. */
  shell: readonly string[]
  /** Changes with every build. */
  build: string
  /** Of the recordings; changes with texts, brand and voice. */
  speechVersion: string
}

/** What is kept on the phone for the time without a network. */
export interface OfflineCache {
  /** Fetches the shell; rejects when a part cannot be had, so that a half-kept build is never used. */
  stock(): Promise<void>
  /** Throws away what belongs to other voices, and to builds before the last one: a page of that may still be open. */
  clear(): Promise<void>
  /** The kept one at once, else the network's, which is then kept. */
  forever(request: Request): Promise<Response>
  /** The network's when it answers in time, else the kept one. `key`: under which address it is kept. */
  fresh(request: Request, key?: string): Promise<Response>
  /** Fetches those addresses one after another, those that are kept left out. Ends at the first that fails. */
  keep(urls: readonly string[]): Promise<void>
}

/** A network slower than this is as good as none to somebody who waits in front of a shelf. */
const NETWORK_WITHIN_MS = 4000
const SHELL = 'shell-'

export function createOfflineCache({
  caches,
  fetch,
  wait,
  shell,
  build,
  speechVersion,
}: OfflineCacheOptions): OfflineCache {
  const shellCache = `${SHELL}${build}`
  const speechCache = `speech-${speechVersion}`
  /** Lists outlive a build: they are all that an offline walk has. */
  const listCache = 'lists'
  const mine = new Set([shellCache, speechCache, listCache])

  const cacheOf = (url: string) => {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/speech/')) return speechCache
    return pathname === '/' || shell.includes(pathname) ? shellCache : listCache
  }

  async function put(url: string, response: Response) {
    // Parts and faults are not kept.
    if (response.status !== 200) return
    const cache = await caches.open(cacheOf(url))
    await cache.put(url, response.clone())
  }

  const isShell = (name: string) => name.startsWith(SHELL)

  /** Named by its content, a file of another build is as good: its page is still open, and its server gone. */
  async function kept(url: string): Promise<Response | undefined> {
    const found = await (await caches.open(cacheOf(url))).match(url)
    if (found || !new URL(url).pathname.startsWith('/assets/')) return found
    for (const name of (await caches.keys()).filter(isShell)) {
      const other = await (await caches.open(name)).match(url)
      if (other) return other
    }
    return undefined
  }

  async function fetchAndKeep(request: Request | string, key: string): Promise<Response> {
    const response = await fetch(request)
    await put(key, response)
    return response
  }

  /** What the page asks for while it is being fetched to be kept is fetched once: recordings were sent twice. */
  const underWay = new Map<string, Promise<Response>>()
  async function fetchOnce(request: Request | string, url: string): Promise<Response> {
    const asked = underWay.get(url) ?? fetchAndKeep(request, url).finally(() => underWay.delete(url))
    underWay.set(url, asked)
    return (await asked).clone()
  }

  return {
    async stock() {
      const cache = await caches.open(shellCache)
      for (const path of shell) {
        const response = await fetch(path, { cache: 'no-cache' })
        if (response.status !== 200) throw new Error(`the shell lacks ${path}`)
        await cache.put(new URL(path, response.url).href, response)
      }
    },
    async clear() {
      const others = (await caches.keys()).filter((name) => !mine.has(name))
      const before = others.findLast(isShell)
      for (const name of others) if (name !== before) await caches.delete(name)
    },
    async forever(request) {
      return (await kept(request.url)) ?? fetchOnce(request, request.url)
    },
    async fresh(request, key = request.url) {
      const asked = fetchAndKeep(request, key)
      // Late or failed, it is looked at again below or by nobody.
      asked.catch(() => undefined)
      const soon = await Promise.race([
        asked.catch(() => undefined),
        wait(NETWORK_WITHIN_MS).then(() => undefined),
      ])
      return soon ?? (await kept(key)) ?? asked
    },
    async keep(urls) {
      for (const url of urls) if (!(await kept(url))) await fetchOnce(url, url)
    },
  }
}
