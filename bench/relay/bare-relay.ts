import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { reportUsage } from './usage.ts'

/** What the gateway is measured beside: two sockets tied together, nothing read, nothing checked. */
const service = process.argv[2] ?? ''
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })

sockets.on('connection', (near) => {
  const far = new WebSocket(service, { perMessageDeflate: false })
  const early: Buffer[] = []
  near.on('message', (data: Buffer) => {
    if (far.readyState === WebSocket.OPEN) far.send(data, { binary: false })
    else early.push(data)
  })
  far.on('open', () => {
    for (const data of early) far.send(data, { binary: false })
  })
  far.on('message', (data: Buffer) => near.send(data, { binary: false }))
  near.on('close', () => far.close())
  far.on('close', () => near.close())
  for (const socket of [near, far]) socket.on('error', () => {})
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
reportUsage()
