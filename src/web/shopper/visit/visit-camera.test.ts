import { expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import type { MediaTerms } from '../../../core/contract/live.ts'
import type { Camera, PictureOptions } from '../../devices/devices.ts'
import type { LiveClient } from '../../live/live-client.ts'
import { createVisitCamera, type Screen } from './visit-camera.ts'

const agreed: MediaTerms = { pictureBytes: true, webp: true }

/** A camera that is open, on a line with such terms, on a phone that may or may not ask about the camera again. */
async function opened(terms: MediaTerms, granted = true, resting = false) {
  const clock = createFakeClock()
  const asked: PictureOptions[] = []
  let sent = 0
  let cameras = 0
  const client = {
    picture() {
      sent += 1
      return true
    },
  } as unknown as LiveClient
  const camera: Camera = {
    async open() {
      cameras += 1
      return {
        async picture(options) {
          asked.push(options)
          return { bytes: new Uint8Array(1), sign: clock.now(), light: 120, contrast: 40 }
        },
        frames: () => clock.now(),
        setTorch: async () => false,
        close() {
          cameras -= 1
        },
      }
    },
  }
  const visibility = { seen: () => true, onChange: () => () => {} }
  const permissions = { granted: async () => granted }
  const on = { onFault() {}, onTrouble() {}, onWell() {}, onLit() {} }
  const line = { live: () => client, terms: () => terms }
  const eye = createVisitCamera({ camera, clock, visibility, permissions }, false, line, on)
  eye.rest(resting)
  await eye.open({} as Screen)
  return {
    eye,
    asked,
    sent: () => sent,
    cameras: () => cameras,
    async pass(ms: number) {
      for (let at = 0; at <= ms; at += 111) {
        for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
        if (at < ms) clock.advance(111)
      }
    },
  }
}

it('has two pictures unanswered at most, and sends the next as one is answered', async () => {
  const { eye, sent, pass } = await opened(agreed)
  eye.look(true, 'look-1')
  await pass(2000)
  expect(sent()).toBe(2)
  eye.seen()
  await pass(1000)
  expect(sent()).toBe(3)
  eye.look(true, 'look-2')
  await pass(1000)
  expect(sent()).toBe(5)
})

it('waits for no answer that does not come, nor for one that was not agreed', async () => {
  const unanswered = await opened(agreed)
  unanswered.eye.look(true, 'look-1')
  await unanswered.pass(5000)
  expect(unanswered.sent()).toBeGreaterThan(2)
  const older = await opened({})
  older.eye.look(true, 'look-1')
  await older.pass(2000)
  expect(older.sent()).toBeGreaterThan(5)
})

it('begins a look for a name with two small pictures, and takes whole ones for a date', async () => {
  const { eye, asked, pass } = await opened({})
  eye.look(true, 'look-1', 'name')
  await pass(1500)
  expect(asked.map(({ small }) => small).slice(0, 4)).toEqual([true, true, false, false])
  asked.length = 0
  eye.look(true, 'look-2', 'date')
  await pass(400)
  eye.look(true, 'look-3')
  await pass(400)
  expect(asked.some(({ small }) => small)).toBe(false)
})

it.each<[terms: MediaTerms, webp: boolean]>([
  [agreed, true],
  [{ pictureBytes: true }, false],
  [{ webp: true }, false],
])('writes a small picture so on terms of %j: WebP %s', async (terms, webp) => {
  const { eye, asked, pass } = await opened(terms)
  eye.look(true, 'look-1', 'name')
  await pass(111)
  eye.look(true, 'look-2', 'date')
  await pass(111)
  expect(asked.map((each) => each.webp)).toEqual([webp, false])
})

it('is put off while nobody looks through it, and open for a look meanwhile and afterwards', async () => {
  const { eye, cameras, sent, pass } = await opened(agreed)
  eye.rest(true)
  await pass(0)
  expect(cameras()).toBe(0)
  eye.look(true, 'look-1', 'name')
  await pass(400)
  expect(cameras()).toBe(1)
  expect(sent()).toBeGreaterThan(0)
  eye.look(false, 'look-1')
  await pass(0)
  expect(cameras()).toBe(0)
  eye.rest(false)
  await pass(0)
  expect(cameras()).toBe(1)
})

it('of a visit that is taken up on a walk is asked for and put off, and a tap does not open it', async () => {
  const { eye, cameras, pass } = await opened(agreed, true, true)
  await pass(0)
  expect(cameras()).toBe(0)
  eye.retry()
  await pass(0)
  expect(cameras()).toBe(0)
})

it('stays open where the phone would ask about it again', async () => {
  const { eye, cameras, pass } = await opened(agreed, false)
  eye.rest(true)
  await pass(0)
  expect(cameras()).toBe(1)
})
