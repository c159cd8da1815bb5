import { describe, expect, it, vi } from 'vitest'
import { createOfflineCache, type OneCache } from './offline-cache.ts'

const OWN = 'https://shop.example'
const at = (path: string) => `${OWN}${path}`

/** A cupboard of maps, a network that the test decides about, and a wait that ends when it says so. */
function openCache(network: (url: string) => Promise<Response> | Response) {
  const caches = new Map<string, Map<string, Response>>()
  /** Whether it takes anything more, gives anything at all, and when it has what it was given. */
  const storage: { refuses?: Error; shut?: boolean; stored?: Promise<void> } = {}
  let late = () => {}
  const open = async (name: string): Promise<OneCache> => {
    if (storage.shut) throw new DOMException('no storage', 'UnknownError')
    const cache = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, cache)
    return {
      match: async (key) => cache.get(key)?.clone(),
      async put(key, response) {
        if (storage.refuses) throw storage.refuses
        await storage.stored
        // Of one that breaks off nothing is kept.
        cache.set(key, new Response(await response.arrayBuffer(), response))
      },
    }
  }
  const fetched = vi.fn(async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : String(input), OWN).href
    const response = await network(url)
    Object.defineProperty(response, 'url', { value: url })
    return response
  })
  const cache = createOfflineCache({
    caches: {
      open,
      keys: async () => [...caches.keys()],
      delete: async (name) => caches.delete(name),
    },
    fetch: fetched as typeof fetch,
    wait: () =>
      new Promise((resolve) => {
        late = resolve
      }),
    shell: ['/', '/assets/a.js'],
    build: 'b1',
    speechVersion: 'v1',
  })
  return { cache, caches, open, storage, fetched, late: () => late() }
}

const says = (text: string, status = 200) => new Response(text, { status })
const down = () => Promise.reject(new TypeError('Failed to fetch'))
const textOf = async (response: Promise<Response>) => (await response).text()

describe('the shell', () => {
  it('is kept whole', async () => {
    const { cache, caches } = openCache((url) => says(url))
    await cache.stock()
    expect([...(caches.get('shell-b1')?.keys() ?? [])]).toEqual([at('/'), at('/assets/a.js')])
  })

  it('is not taken into use with a part missing', async () => {
    const { cache } = openCache((url) => says('', url.endsWith('.js') ? 404 : 200))
    await expect(cache.stock()).rejects.toThrow('/assets/a.js')
  })

  it('replaces older builds and voices, and leaves the lists', async () => {
    const { cache, caches, open } = openCache(() => says(''))
    for (const name of ['shell-a', 'shell-b0', 'shell-b1', 'speech-v0', 'speech-v1', 'lists'])
      await open(name)
    await cache.clear()
    expect([...caches.keys()].sort()).toEqual(['lists', 'shell-b0', 'shell-b1', 'speech-v1'])
  })
})

it('fetches once what the page asks for while it is being fetched to be kept', async () => {
  const recording = at('/speech/v1/wait.opus')
  let answer = (_response: Response) => {}
  const { cache, fetched } = openCache(() => new Promise((resolve) => (answer = resolve)))
  const kept = cache.keep([recording])
  const played = cache.forever(new Request(recording))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  answer(says('its sound'))
  expect(await textOf(played)).toBe('its sound')
  await kept
  expect(await textOf(cache.forever(new Request(recording)))).toBe('its sound')
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('leaves recordings of another voice to the worker of that', async () => {
  const { cache, caches } = openCache(() => says('its sound'))
  const recording = at('/speech/v2/hi.wav')
  await cache.forever(new Request(recording))
  await cache.stored()
  expect(caches.get('speech-v2')?.has(recording)).toBe(true)
  expect(caches.get('speech-v1')?.has(recording)).not.toBe(true)
})

it('has for a page of the last build what no server has any more', async () => {
  const { cache, open } = openCache(() => says('', 404))
  const late = at('/assets/visits-old.js')
  await (await open('shell-b0')).put(late, says('its code'))
  await cache.clear()
  expect(await textOf(cache.forever(new Request(late)))).toBe('its code')
})

it('keeps the files of a page that another build sent for as long as a worker has no better', async () => {
  const { cache, caches } = openCache(() => says('its code'))
  const next = new Request(at('/assets/next.js'))
  await cache.forever(next)
  await cache.stored()
  expect(caches.get('lists')?.size ?? 0).toBe(0)
  expect(await textOf(cache.forever(next))).toBe('its code')
  await cache.clear()
  const held = [...caches.values()].flatMap((one) => [...one.keys()])
  expect(held).not.toContain(next.url)
})

describe('a phone whose storage is full', () => {
  const full = new DOMException('no room', 'QuotaExceededError')

  it.each(['/api/publicProduct', '/'])('has %s from the network all the same', async (path) => {
    let text = 'old'
    const { cache, storage } = openCache(() => says(text))
    const asked = () => cache.fresh(new Request(at(path)), at(path))
    await asked()
    await cache.stored()
    storage.refuses = full
    text = 'new'
    expect(await textOf(asked())).toBe('new')
  })

  it.each(['/assets/a.js', '/assets/next.js', '/speech/v1/hi.wav'])('has %s', async (path) => {
    const { cache, storage } = openCache(() => says('new'))
    storage.refuses = full
    expect(await textOf(cache.forever(new Request(at(path))))).toBe('new')
    await cache.stored()
  })

  it('fetches nothing ahead that it cannot keep', async () => {
    const { cache, storage, fetched } = openCache(() => says('sound'))
    storage.refuses = full
    await expect(cache.keep([at('/speech/v1/hi.wav'), at('/speech/v1/wait.wav')])).rejects.toThrow('no room')
    expect(fetched).toHaveBeenCalledOnce()
  })
})

it('has the network’s where what is kept cannot be looked at', async () => {
  const { cache, storage } = openCache(() => says('sound'))
  storage.shut = true
  for (const path of ['/speech/v1/hi.wav', '/assets/a.js'])
    expect(await textOf(cache.forever(new Request(at(path))))).toBe('sound')
  expect(await textOf(cache.fresh(new Request(at('/'))))).toBe('sound')
})

it.each(['/speech/v1/hi.wav', '/api/publicProduct'])('answers with %s before it is kept', async (path) => {
  const { cache, storage } = openCache(() => says('sound'))
  let store = () => {}
  storage.stored = new Promise((resolve) => (store = resolve))
  const request = new Request(at(path))
  expect(await textOf(path.startsWith('/api') ? cache.fresh(request) : cache.forever(request))).toBe('sound')
  let over = false
  const stored = cache.stored().then(() => {
    over = true
  })
  await new Promise(setImmediate)
  expect(over).toBe(false)
  store()
  await stored
})

describe('what is fresh', () => {
  const list = new Request(at('/api/publicProduct'))

  it('comes from the network and is kept for the time without', async () => {
    let network: () => Promise<Response> = async () => says('new')
    const { cache } = openCache(() => network())
    expect(await textOf(cache.fresh(list))).toBe('new')
    network = down
    expect(await textOf(cache.fresh(list))).toBe('new')
  })

  it('is the kept one when the network does not answer in time', async () => {
    let network: () => Promise<Response> = async () => says('old')
    const { cache, late } = openCache(() => network())
    await cache.fresh(list)
    network = () => new Promise(() => {})
    const asked = cache.fresh(list)
    late()
    expect(await textOf(asked)).toBe('old')
  })

  it('is the kept one when the network breaks off in the middle', async () => {
    let network: () => Promise<Response> = async () => says('old')
    const { cache } = openCache(() => network())
    await cache.fresh(list)
    await cache.stored()
    network = async () =>
      new Response(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode('[{'))
            body.error(new TypeError('network error'))
          },
        }),
      )
    expect(await textOf(cache.fresh(list))).toBe('old')
  })

  it('fails as the network fails when nothing is kept', async () => {
    const { cache } = openCache(down)
    await expect(cache.fresh(list)).rejects.toThrow('Failed to fetch')
  })

  it('is not kept when the server reports a fault', async () => {
    let status = 200
    const { cache } = openCache(() => says(`${status}`, status))
    await cache.fresh(list)
    status = 503
    expect((await cache.fresh(list)).status).toBe(503)
    status = 200
    expect(await textOf(cache.fresh(list))).toBe('200')
  })

  it('is one page for every store', async () => {
    let network: () => Promise<Response> = async () => says('page')
    const { cache } = openCache(() => network())
    await cache.fresh(new Request(at('/?storeid=1')), at('/'))
    network = down
    expect(await textOf(cache.fresh(new Request(at('/?storeid=2')), at('/')))).toBe('page')
  })
})

describe('the page', () => {
  const page = (entry: string) => `<script type="module" src="/assets/${entry}"></script>`
  const ask = new Request(at('/'))

  it('is the kept one when the server is there and its service is not', async () => {
    let answer = says('page')
    const { cache } = openCache(() => answer)
    await cache.fresh(ask)
    await cache.stored()
    answer = says('bad gateway', 502)
    expect(await textOf(cache.fresh(ask))).toBe('page')
  })

  it('is the fault where none is kept', async () => {
    const { cache } = openCache(() => says('bad gateway', 502))
    expect((await cache.fresh(ask)).status).toBe(502)
  })

  it.each([
    [
      'of this build is kept: its settings may be others',
      page('a.js'),
      `${page('a.js')}new`,
      `${page('a.js')}new`,
    ],
    ['of another build is left to the worker that has its files', page('a.js'), page('b.js'), page('a.js')],
  ])('%s', async (_, first, then, offline) => {
    let network: () => Promise<Response> = async () => says(first)
    const { cache } = openCache(() => network())
    await cache.stock()
    network = async () => says(then)
    expect(await textOf(cache.fresh(ask))).toBe(then)
    await cache.stored()
    network = down
    expect(await textOf(cache.fresh(ask))).toBe(offline)
  })
})

describe('what is for ever', () => {
  const recording = new Request(at('/speech/v1/wait.wav'))

  it('is fetched once', async () => {
    const { cache, fetched, caches } = openCache(() => says('sound'))
    expect(await textOf(cache.forever(recording))).toBe('sound')
    expect(await textOf(cache.forever(recording))).toBe('sound')
    expect(fetched).toHaveBeenCalledOnce()
    expect(caches.get('speech-v1')?.has(recording.url)).toBe(true)
  })

  it('is fetched ahead one after another, and not twice', async () => {
    const { cache, fetched } = openCache(() => says('sound'))
    await cache.forever(recording)
    await cache.keep([recording.url, at('/speech/v1/hi.wav')])
    expect(fetched.mock.calls.map(([input]) => (input instanceof Request ? input.url : input))).toEqual([
      recording.url,
      at('/speech/v1/hi.wav'),
    ])
  })

  it('is not fetched ahead any further once the network fails', async () => {
    const { cache, fetched } = openCache(down)
    await expect(cache.keep([at('/speech/v1/hi.wav'), recording.url])).rejects.toThrow()
    expect(fetched).toHaveBeenCalledOnce()
  })
})
