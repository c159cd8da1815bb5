import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocketServer } from 'ws'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { BROKEN_SERVICE, type ServiceEnd } from '../../../core/live/service-frames.ts'
import { defaultCloudLimits, openConnection } from './connection.ts'

it('a frame that its listener fails on ends the connection, is told of, and does nothing else', async () => {
  const service = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => void service.close())
  service.on('connection', (socket) => socket.send(JSON.stringify({ setupComplete: {} })))
  await new Promise((resolve) => service.once('listening', resolve))
  const { port } = service.address() as AddressInfo
  const faults: unknown[] = []
  const end = await new Promise<ServiceEnd>((ended) => {
    openConnection({
      url: new URL(`ws://127.0.0.1:${port}`),
      token: undefined,
      setup: {},
      clock: createFakeClock(),
      limits: defaultCloudLimits,
      on() {
        throw new Error('no such rate')
      },
      ended,
      fault: (error) => faults.push(error),
    })
  })
  expect(faults.map(String)).toEqual(['Error: no such rate'])
  expect(end.code).toBe(BROKEN_SERVICE)
})
