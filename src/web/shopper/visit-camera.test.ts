import { expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import type { Camera } from '../devices/devices.ts'
import type { LiveClient } from '../live/live-client.ts'
import { createVisitCamera, type Screen } from './visit-camera.ts'

/** A look that is open for a while, on a line that may have agreed to answer pictures. */
async function looking(pictureBytes: boolean) {
  const clock = createFakeClock()
  let sent = 0
  const client = {
    picture() {
      sent += 1
      return true
    },
  } as unknown as LiveClient
  const camera: Camera = {
    open: async () => ({
      picture: async () => ({ jpeg: new Uint8Array(1), sign: clock.now(), light: 120, contrast: 40 }),
      frames: () => clock.now(),
      setTorch: async () => false,
      close() {},
    }),
  }
  const visibility = { seen: () => true, onChange: () => () => {} }
  const on = { onFault() {}, onTrouble() {}, onWell() {}, onLit() {} }
  const line = { live: () => client, terms: () => ({ pictureBytes }) }
  const eye = createVisitCamera({ camera, clock, visibility }, false, line, on)
  await eye.open({} as Screen)
  eye.look(true, 'look-1')
  return {
    eye,
    sent: () => sent,
    async pass(ms: number) {
      for (let at = 0; at < ms; at += 111) {
        clock.advance(111)
        for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
      }
    },
  }
}

it('has two pictures unanswered at most, and sends the next as one is answered', async () => {
  const { eye, sent, pass } = await looking(true)
  await pass(2000)
  expect(sent()).toBe(2)
  eye.seen()
  await pass(0)
  await pass(1000)
  expect(sent()).toBe(3)
  eye.look(true, 'look-2')
  await pass(1000)
  expect(sent()).toBe(5)
})

it('waits for no answer that does not come, nor for one that was not agreed', async () => {
  const unanswered = await looking(true)
  await unanswered.pass(5000)
  expect(unanswered.sent()).toBeGreaterThan(2)
  const older = await looking(false)
  await older.pass(2000)
  expect(older.sent()).toBeGreaterThan(5)
})
