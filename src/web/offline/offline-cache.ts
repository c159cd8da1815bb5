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
  /** Resolves when all that was answered with is stored too, or could not be. */
  stored(): Promise<void>
}

/** The network's answer, and its storing, which rejects where it fails. */
interface Fetched {
  response: Response
  stored: Promise<void>
}

/** A network slower than this is as good as none to somebody who waits in front of a shelf. */
export const NETWORK_WITHIN_MS = 4000
const SHELL = 'shell-'
const PAGE = '/'
const ASSETS = '/assets/'
const SPEECH = '/speech/'
const NAMED_ASSETS = /\/assets\/[\w.-]+/g

const pathOf = (url: string) => new URL(url).pathname
const speechCacheOf = (version: string) => `speech-${version}`
const nothing = () => undefined
const isPage = (url: string) => pathOf(url) === PAGE
const isAsset = (url: string) => pathOf(url).startsWith(ASSETS)

export function createOfflineCache({
  caches,
  fetch,
  wait,
  shell,
  build,
  speechVersion,
}: OfflineCacheOptions): OfflineCache {
  const shellCache = `${SHELL}${build}`
  /** Lists outlive a build: they are all that an offline walk has. */
  const listCache = 'lists'
  /** What a page of another build asked for: the worker that comes with it has its own, and clears these. */
  const strayCache = 'strays'
  const mine = new Set([shellCache, speechCacheOf(speechVersion), listCache])

  const cacheOf = (url: string) => {
    const path = pathOf(url)
    // Of another voice, whose worker is on its way: it finds them there.
    if (path.startsWith(SPEECH)) return speechCacheOf(path.slice(SPEECH.length).split('/')[0] ?? '')
    if (path === PAGE || shell.includes(path)) return shellCache
    return isAsset(url) ? strayCache : listCache
  }

  /** A page of another build needs files that this shell lacks. */
  const isOfThisBuild = async (page: Response) =>
    ((await page.text()).match(NAMED_ASSETS) ?? []).every((path) => shell.includes(path))

  async function put(url: string, response: Response) {
    // Parts and faults are not kept.
    if (response.status !== 200) return
    // Before anything is awaited: then the page reads it.
    const copy = response.clone()
    if (isPage(url) && !(await isOfThisBuild(copy.clone()))) return
    await (await caches.open(cacheOf(url))).put(url, copy)
  }

  const isShell = (name: string) => name.startsWith(SHELL)

  /** Named by its content, a file of another build is as good: its page is still open, and its server gone. */
  async function find(url: string): Promise<Response | undefined> {
    const found = await (await caches.open(cacheOf(url))).match(url)
    if (found || !isAsset(url)) return found
    for (const name of (await caches.keys()).filter(isShell)) {
      const other = await (await caches.open(name)).match(url)
      if (other) return other
    }
    return undefined
  }

  /** A storage that fails has nothing. */
  const kept = (url: string) => find(url).catch(nothing)

  /** A full storage is no fault of the network's: its answer is good while it is being stored, and without. */
  const storing = new Set<Promise<void>>()
  async function fetchAndKeep(request: Request | string, key: string): Promise<Fetched> {
    const response = await fetch(request)
    return { response, stored: put(key, response) }
  }
  function whenStored(asked: Promise<Fetched>, then: () => void) {
    const over = asked
      .then(({ stored }) => stored)
      .catch(nothing)
      .finally(() => {
        storing.delete(over)
        then()
      })
    storing.add(over)
  }

  /** What the page asks for while it is being fetched to be kept is fetched once: recordings were sent twice. */
  const underWay = new Map<string, Promise<Fetched>>()
  function fetchOnce(request: Request | string, url: string): Promise<Fetched> {
    const running = underWay.get(url)
    if (running) return running
    const asked = fetchAndKeep(request, url)
    underWay.set(url, asked)
    whenStored(asked, () => underWay.delete(url))
    return asked
  }

  /** One that breaks off in the middle, or takes its time there, is as late as one that never began. */
  async function whole({ response }: Fetched): Promise<Response> {
    await response.clone().arrayBuffer()
    return response
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
      const found = await kept(request.url)
      return found ?? (await fetchOnce(request, request.url)).response.clone()
    },
    async fresh(request, key = request.url) {
      const asked = fetchAndKeep(request, key)
      whenStored(asked, nothing)
      const answer = asked.then(whole)
      // Late or failed, it is looked at again below or by nobody.
      const soon = await Promise.race([answer.catch(nothing), wait(NETWORK_WITHIN_MS).then(nothing)])
      // In place of the page a fault is all that there would be: the kept one tells it in words, and tries again.
      if (soon && !(isPage(key) && soon.status >= 500)) return soon
      return (await kept(key)) ?? soon ?? answer
    },
    async keep(urls) {
      for (const url of urls) if (!(await kept(url))) await (await fetchOnce(url, url)).stored
    },
    async stored() {
      await Promise.all(storing)
    },
  }
}
