import { fixedSentences } from '../../core/speaking/fixed.ts'
import { createLarder } from './larder.ts'
import { whatToKeep } from './what-to-keep.ts'
import { readWish } from './wish.ts'

/**
 * Keeps the page, the two public lists and the fixed recordings on the phone, so that the page opens and a walk goes
 * on without a network. Its address names the recordings' version: a new voice brings a new worker.
 */
const scope = globalThis as unknown as ServiceWorkerScope
const { origin, searchParams } = new URL(scope.location.href)
const speechVersion = searchParams.get('speech') ?? ''

const larder = createLarder({
  shelves: caches,
  fetch: (input, init) => fetch(input, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  shell: __SHELL__,
  build: __BUILD__,
  speechVersion,
})

/** The brand is in the recordings already; only the ids matter here. */
const recordings = () =>
  fixedSentences('').map(({ id }) => new URL(`/speech/${speechVersion}/${id}.wav`, origin).href)

scope.addEventListener('install', (event) => {
  event.waitUntil(larder.stock().then(() => scope.skipWaiting()))
})
scope.addEventListener('activate', (event) => {
  event.waitUntil(larder.clear().then(() => scope.clients.claim()))
})
scope.addEventListener('message', (event) => {
  const wish = readWish(event.data)
  if (!wish) return
  // Not part of the installation: twelve megabytes must not hold up the page.
  const urls = wish.recordings ? [...wish.lists, ...recordings()] : wish.lists
  event.waitUntil(larder.keep(urls).catch(() => undefined))
})
scope.addEventListener('fetch', (event) => {
  const { request } = event
  switch (whatToKeep(request, origin)) {
    case 'page':
      // One page for every store: it is kept under its bare address.
      return event.respondWith(larder.fresh(request, new URL('/', origin).href))
    case 'fresh':
      return event.respondWith(larder.fresh(request))
    case 'forever':
      return event.respondWith(larder.forever(request))
    default:
  }
})
