import { once } from 'node:events'
import { request } from 'node:http'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createFakeClock } from '../../test/fake-clock.ts'
import { closeApp } from './close-app.ts'

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
