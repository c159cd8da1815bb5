import { once } from 'node:events'
import { request } from 'node:http'
import fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { createFakeClock, settled } from '../../test/fake-clock.ts'
import { scriptedRoom } from '../../test/server/scripted-room.ts'
import { closeApp, closeEngine, createShutdown, DRAIN_WITHIN_MS } from './shutdown.ts'

function begun(close: () => Promise<void> = () => new Promise(() => undefined)) {
  const clock = createFakeClock()
  const exit = vi.fn()
  const closing = vi.fn(close)
  const signal = createShutdown({ clock, close: closing, exit })
  signal()
  return { clock, exit, closing, signal }
}

describe('shutting down', () => {
  it('ends with 0 once everything is closed', async () => {
    const { exit, clock } = begun(async () => undefined)
    await settled()
    expect(exit.mock.calls).toEqual([[0]])
    expect(clock.pending()).toBe(0)
  })

  it('ends with 1 when closing failed', async () => {
    const { exit } = begun(() => Promise.reject(new Error('stuck')))
    await settled()
    expect(exit.mock.calls).toEqual([[1]])
  })

  it('ends the process after 30 seconds, whatever is still open', () => {
    const { exit, clock } = begun()
    clock.advance(DRAIN_WITHIN_MS - 1)
    expect(exit).not.toHaveBeenCalled()
    clock.advance(1)
    expect(exit.mock.calls).toEqual([[1]])
  })

  it.each([
    ['the same key press, passed on', 100, []],
    ['a second one', 600, [[1]]],
  ])('on a second signal: %s', (_, afterMs, calls) => {
    const { exit, clock, signal, closing } = begun()
    clock.advance(afterMs)
    signal()
    expect(exit.mock.calls).toEqual(calls)
    expect(closing).toHaveBeenCalledOnce()
  })
})

async function slowCall() {
  const clock = createFakeClock()
  const app = fastify()
  let finish: (answer: string) => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve()
      return new Promise<string>((answer) => {
        finish = answer
      })
    })
  })
  const call = request(await app.listen({ port: 0, host: '127.0.0.1' })).end()
  await arrived
  return { clock, app, call, finish }
}

it('a call under way is answered before the server is closed', async () => {
  const { clock, app, call, finish } = await slowCall()
  const closing = closeApp(app, clock)
  finish('well')
  const [{ statusCode }] = await once(call, 'response')
  expect(statusCode).toBe(200)
  call.destroy()
  await closing
  expect(clock.pending()).toBe(0)
})

it('a call that does not end is cut off', async () => {
  const { clock, app, call } = await slowCall()
  const failed = once(call, 'error')
  const closing = closeApp(app, clock)
  await expect.poll(() => app.server.listening).toBe(false)
  clock.advance(4999)
  expect(call.destroyed).toBe(false)
  clock.advance(1)
  await failed
  await closing
})

it.each([
  ['has loaded', (room: ReturnType<typeof scriptedRoom>) => room.becomeReady()],
  ['could not load', (room: ReturnType<typeof scriptedRoom>) => room.failReady(new Error('no voice'))],
])('waits until the engine %s', async (_, load) => {
  const room = scriptedRoom()
  const clock = createFakeClock()
  const closed = closeEngine(room.engine, room.engine.ready(), clock)
  await settled()
  expect(room.events).toEqual([])
  load(room)
  await closed
  expect(room.events).toEqual(['engine closed'])
  expect(clock.pending()).toBe(0)
})

it('closes an engine that never loads after 15 seconds', async () => {
  const room = scriptedRoom()
  const clock = createFakeClock()
  const closed = closeEngine(room.engine, room.engine.ready(), clock)
  clock.advance(15_000)
  await closed
  expect(room.events).toEqual(['engine closed'])
})
