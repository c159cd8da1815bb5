import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Settings, WrongSettings } from './config.ts'
import type { KeyPair } from './tls/tls.ts'

const reasons: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) => `PORT: ${port} is taken on ${host} by another program`,
  EACCES: (_, port) => `PORT: ${port} is not allowed for this user`,
  EADDRNOTAVAIL: (host) => `HOST: this machine has no address ${host}`,
  ENOTFOUND: (host) => `HOST: this machine has no address ${host}`,
}

/** Runs something that listens. Throws `WrongSettings` when it is the settings' fault. */
async function listening(host: string, port: number, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code]
    throw reason ? new WrongSettings([reason(host, port)]) : error
  }
}

/** Listens as the settings say and answers the port, which is another than asked for when that was 0. */
export async function listenApp(app: FastifyInstance, { HOST, PORT }: Settings): Promise<number> {
  await listening(HOST, PORT, () => app.listen({ host: HOST, port: PORT }))
  return (app.server.address() as AddressInfo).port
}

/** A second listener, for sockets alone: it answers every plain request with 404. */
export async function listenForSockets(
  host: string,
  port: number,
  tls: KeyPair | undefined,
): Promise<Server> {
  const nothing: Parameters<typeof createServer>[1] = (_request, response) => response.writeHead(404).end()
  const server = tls ? createTlsServer(tls, nothing) : createServer(nothing)
  await listening(
    host,
    port,
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      }),
  )
  return server
}

/**
 * Looks before anything heavy is opened: a taken port is then told at once. Throws `WrongSettings`. Listening later
 * is still what decides.
 */
export async function assertPortsFree({ HOST, PORT, STT_PORT }: Settings): Promise<void> {
  for (const port of STT_PORT === null ? [PORT] : [PORT, STT_PORT]) {
    const server = await listenForSockets(HOST, port, undefined)
    await new Promise((resolve) => server.close(resolve))
  }
}
