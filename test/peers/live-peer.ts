import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { converse } from './peer-conversation.ts'
import type { PeerConnection, PeerOptions, PeerState } from './peer-types.ts'

const PATH =
  /^\/ws\/(google\.cloud\.aiplatform\.v1(beta1)?\.LlmBidiService\/BidiGenerateContent|google\.ai\.generativelanguage\.v1(alpha|beta)?\.GenerativeService\.BidiGenerateContent)$/

/**
 * A live service that keeps to the published protocol and to nothing else: unknown and deprecated keys, wrong base64,
 * TEXT, a second key in a frame, `clientContent` late in a third-generation model, a handle that is still in use:
 * each is refused with the code the service has for it. It answers in text and binary frames with several keys each.
 */
export async function openLivePeer(options: PeerOptions = {}) {
  const connections: PeerConnection[] = []
  const watchers = new Set<() => void>()
  let handleCount = 0
  const state: PeerState = {
    behaviour: { ...options },
    handles: new Map(),
    nextHandle: () => `handle-${++handleCount}`,
    refusals: [],
    changed() {
      for (const watch of [...watchers]) watch()
    },
  }
  const { behaviour, handles, refusals } = state

  const kept = new Set<Duplex>()
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const server = createServer((_, response) => response.writeHead(404).end('<html>not here</html>'))
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => {})
    const url = new URL(request.url ?? '/', 'http://peer')
    const told = behaviour.upgrade?.()
    if (told === 'silent') return void kept.add(stream)
    const may = request.headers.authorization?.startsWith('Bearer ') || url.searchParams.has('key')
    const status = told ?? (PATH.test(url.pathname) ? (may ? undefined : 401) : 404)
    if (status !== undefined) {
      stream.end(
        `HTTP/1.1 ${status} No\r\ncontent-type: text/html\r\ncontent-length: 13\r\n\r\n<html></html>`,
      )
      return
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      connections.push(converse(socket, request, state))
      state.changed()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    base,
    vertex: `${base}/ws/google.cloud.aiplatform.v1beta1.LlmBidiService/BidiGenerateContent`,
    gemini: `${base}/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent`,
    connections,
    refusals,
    behaviour,
    forgetHandles: () => handles.clear(),
    /** The newest connection. */
    latest(): PeerConnection {
      const newest = connections.at(-1)
      if (!newest) throw new Error('nobody has dialled')
      return newest
    },
    /** Resolves once it is true; looks after everything that the peer sees. */
    until: (isTrue: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isTrue()) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
    async close() {
      for (const { socket } of connections) socket.terminate()
      for (const stream of kept) stream.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type LivePeer = Awaited<ReturnType<typeof openLivePeer>>
