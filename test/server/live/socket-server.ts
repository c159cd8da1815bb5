import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import type { Clock } from '../../../src/core/clock.ts'
import type { Catalogue, CatalogueSource } from '../../../src/server/engine/catalogue.ts'
import type { Engine } from '../../../src/server/engine/engine.ts'
import { attachSockets, type SocketDependencies } from '../../../src/server/live/attach-sockets.ts'
import { createFakeClock } from '../../fake-clock.ts'
import { scriptedEngine } from './scripted-engine.ts'
import { scriptedHearing } from './scripted-hearing.ts'

const store = { id: 's1', store_number: '1', name: 'One', location: 'Pune', storeURL: '', paths: {} }

export function changingCatalogue() {
  let catalogue: Catalogue = { version: '1', products: [], stores: [store] }
  const listeners = new Set<(catalogue: Catalogue) => void>()
  const source: CatalogueSource = {
    current: () => catalogue,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    source,
    listeners,
    change(next: Partial<Catalogue>) {
      catalogue = { ...catalogue, ...next }
      for (const listener of listeners) listener(catalogue)
    },
  }
}

/** A peer that keeps every frame in order; `next` waits for the one not yet taken, `over` for the close. */
export function dial(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false })
  const frames: unknown[] = []
  let arrived = () => {}
  socket.on('message', (data) => {
    frames.push(JSON.parse(data.toString()))
    arrived()
  })
  const over = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))))
    socket.on('error', reject)
  })
  opened.catch(() => {})
  return {
    socket,
    over,
    opened,
    send: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async next(): Promise<unknown> {
      while (frames.length === 0) {
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
      return frames.shift()
    },
    /** Frames that came and nobody took. */
    left: () => frames,
    /** Resolves when the server has handled everything sent before. */
    settled: () =>
      new Promise<void>((resolve) => {
        socket.once('pong', () => resolve())
        socket.ping()
      }),
  }
}

export type Dialled = ReturnType<typeof dial>

/** A real server on a port of its own with scripted senses behind it. */
export async function socketServer(changes: Partial<SocketDependencies> & { clock?: Clock } = {}) {
  const clock = createFakeClock()
  const { engine, sessions } = scriptedEngine()
  const { hearing, ears } = scriptedHearing()
  const catalogue = changingCatalogue()
  const faults: string[] = []
  const server = createServer((_, response) => response.end())
  const sockets = attachSockets(server, {
    engine: engine satisfies Engine,
    hearing,
    catalogue: catalogue.source,
    clock,
    log: { info: () => {}, error: (fields) => faults.push(JSON.stringify(fields)) },
    ...changes,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const peers: Dialled[] = []
  const open = (path: string, headers?: Record<string, string>) => {
    const peer = dial(`${base}${path}`, headers)
    peers.push(peer)
    return peer
  }
  return {
    clock,
    sessions,
    ears,
    catalogue,
    faults,
    sockets,
    open,
    base,
    /** An open live socket, set up. */
    async talk(setup: object = {}) {
      const peer = open('/ws/')
      await peer.opened
      peer.send({ setup })
      await peer.next()
      return peer
    },
    async close() {
      for (const peer of peers) peer.socket.terminate()
      await sockets.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
