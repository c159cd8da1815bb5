import { expect, it } from 'vitest'
import { createFakeClock, settled } from '../../test/fake-clock.ts'
import { scriptedRoom } from '../../test/server/scripted-room.ts'
import { closeEngine } from './close-engine.ts'

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

it('does not wait for ever', async () => {
  const room = scriptedRoom()
  const clock = createFakeClock()
  const closed = closeEngine(room.engine, room.engine.ready(), clock)
  clock.advance(15_000)
  await closed
  expect(room.events).toEqual(['engine closed'])
})
