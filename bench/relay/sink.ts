import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { sharedNow, stampIn } from './stamp.ts'

/** The service at the end of both ways: sets up at once, and notes how old each picture and sound is when it comes. */
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
let ages: number[] = []

sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = data.toString()
    const sentAt = stampIn(text)
    if (sentAt !== undefined) ages.push(sharedNow() - sentAt)
    else if (text.startsWith('{"setup"')) socket.send('{"setupComplete":{}}')
  })
  socket.on('error', () => {})
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', () => {
  process.send?.({ ages })
  ages = []
})
