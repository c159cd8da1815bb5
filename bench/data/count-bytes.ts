import type { Page } from 'playwright-core'

/** What a message of the live socket carries most of; bytes are pictures. */
function kindOf(message: string | Buffer, way: 'up' | 'down'): string {
  if (typeof message !== 'string') return 'up pictures'
  if (/"mime_?[tT]ype":"image\//.test(message)) return 'up pictures'
  if (/"mime_?[tT]ype":"audio\//.test(message)) return way === 'up' ? 'up sound' : 'down speech'
  return `${way} messages`
}

function kindOfFile(path: string): string {
  if (path.startsWith('/speech/')) return 'down recordings'
  return path.startsWith('/api/') ? 'down lists' : 'down page'
}

/** Counts a page's bytes by kind: of messages what is in them, of files all of the answer. */
export function countBytes(page: Page) {
  const kinds = new Map<string, readonly [bytes: number, count: number]>()
  const add = (kind: string, more: number) => {
    const [bytes, count] = kinds.get(kind) ?? [0, 0]
    kinds.set(kind, [bytes + more, count + 1])
  }
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => add(kindOf(payload, 'up'), payload.length))
    socket.on('framereceived', ({ payload }) => add(kindOf(payload, 'down'), payload.length))
  })
  // Of the service worker too: it fetches the shell and the recordings.
  page.context().on('requestfinished', async (request) => {
    const response = await request.response().catch(() => null)
    if (response === null || response.fromServiceWorker()) return
    const sizes = await request.sizes().catch(() => undefined)
    if (!sizes) return
    add(kindOfFile(new URL(request.url()).pathname), sizes.responseBodySize + sizes.responseHeadersSize)
    add('up requests', sizes.requestHeadersSize)
  })
  return {
    /** What it is, its bytes, and how many messages or files they came in. */
    kinds: () =>
      [...kinds]
        .map(([kind, [bytes, count]]) => [kind, bytes, count] as const)
        .sort(([one], [other]) => one.localeCompare(other)),
  }
}
