import { fixedSentences } from '../../core/speaking/fixed.ts'
import { createOfflineCache } from './offline-cache.ts'
import { readKeepRequest, whatToKeep } from './what-to-keep.ts'

/**
 * Keeps the page, the two public lists and the fixed recordings on the phone, so that the page opens and a walk goes
 * on without a network. Its address names the recordings' version: a new voice brings a new worker.
 */
const scope = globalThis as unknown as ServiceWorkerScope
const { origin, searchParams } = new URL(scope.location.href)
const speechVersion = searchParams.get('speech') ?? ''

const cache = createOfflineCache({
  caches: caches,
  fetch: (input, init) => fetch(input, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  shell: __SHELL__,
  build: __BUILD__,
  speechVersion,
})

/** The brand is in the recordings already; only the ids matter here. */
const recordings = (ending: string) =>
  fixedSentences('').map(({ id }) => new URL(`/speech/${speechVersion}/${id}.${ending}`, origin).href)

scope.addEventListener('install', (event) => {
  event.waitUntil(cache.stock().then(() => scope.skipWaiting()))
})
scope.addEventListener('activate', (event) => {
  event.waitUntil(cache.clear().then(() => scope.clients.claim()))
})
scope.addEventListener('message', (event) => {
  const request = readKeepRequest(event.data)
  if (!request) return
  // Not part of the installation: recordings must not hold up the page.
  const urls = request.recordings ? [...request.lists, ...recordings(request.recordings)] : request.lists
  event.waitUntil(cache.keep(urls).catch(() => undefined))
})

/** The page does not wait for what is stored, but the browser does not stop the worker before it is. */
function answer(event: WorkerFetchEvent, response: Promise<Response>) {
  event.respondWith(response)
  event.waitUntil(response.then(cache.stored, () => undefined))
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  switch (whatToKeep(request, origin)) {
    case 'page':
      // One page for every store: it is kept under its bare address.
      return answer(event, cache.fresh(request, new URL('/', origin).href))
    case 'fresh':
      return answer(event, cache.fresh(request))
    case 'forever':
      return answer(event, cache.forever(request))
    default:
  }
})
