// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pictureSaid, pictureTexts } from '../../src/core/texts/en/picture.ts'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import type { FakePhone } from './fake-devices.ts'
import { showPage } from './show-page.tsx'

// jsdom plays nothing.
HTMLMediaElement.prototype.play = async () => {}

const dialog = () => screen.queryByRole('dialog', { name: pictureTexts.title })

async function opened() {
  const page = showPage()
  await page.checking()
  await page.choose(screenTexts.more)
  await page.choose(screenTexts.largePicture)
  await page.heardOut()
  await screen.findByRole('dialog', { name: pictureTexts.title }, { timeout: 20_000 })
  return page
}

it('opens under More, takes the focus to itself as a whole, and gives it back to Talk', async () => {
  const { user, log } = await opened()
  expect(log()).toContain(pictureSaid.shown)
  expect(document.activeElement).toBe(dialog())
  await user.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  expect(document.activeElement?.className).toMatch(/talk|skip/)
})

it('opened by a voice leaves the focus where it is, and Escape closes it all the same', async () => {
  const { checking, server, tell, user, store } = showPage()
  await checking()
  const talk = screen.getByRole('button', { name: screenTexts.talk })
  await tell(() => talk.focus())
  await tell(() => server.hear('large picture', 'page', { question: 'checking' }))
  await screen.findByRole('dialog', { name: pictureTexts.title }, { timeout: 20_000 })
  expect(document.activeElement).toBe(talk)
  await user.keyboard('{Escape}')
  expect(store.get().picture).toBeNull()
})

it('every button of it does what its words say, said and written', async () => {
  const { choose, store, heardOut, log } = await opened()
  await choose(pictureTexts.freeze)
  await choose(pictureTexts.larger)
  await choose(pictureTexts.larger)
  await choose(pictureTexts.right)
  await heardOut()
  expect(store.get().picture).toMatchObject({ frozen: true, zoom: 2.25, y: 0.5 })
  expect(store.get().picture?.x).toBeGreaterThan(0.5)
  expect(log()).toContain(pictureSaid.frozen)
  await choose(pictureTexts.thaw)
  expect(store.get().picture).toMatchObject({ frozen: false, zoom: 1 })
  await choose(pictureTexts.close)
  expect(dialog()).toBeNull()
})

it('is moved by the words of its buttons', async () => {
  const { choose, store, server, tell, heardOut, log } = await opened()
  await choose(pictureTexts.larger)
  for (const side of ['left', 'up'] as const) {
    await tell(() => server.hear(pictureTexts[side], 'page', { question: 'checking' }))
    await heardOut()
    expect(log()).toContain(pictureSaid[side])
  }
  const { x, y } = store.get().picture ?? { x: 1, y: 1 }
  expect([x < 0.5, y < 0.5]).toEqual([true, true])
})

it('is moved by a finger, which neither skips what is said nor holds to talk', async () => {
  const { choose, user, store, pass, heardOut } = await opened()
  await choose(pictureTexts.larger)
  await heardOut()
  const lines = store.get().lines.length
  const frame = screen.getByRole('img', { name: pictureTexts.live })
  frame.getBoundingClientRect = () => ({ width: 300, height: 400 }) as DOMRect
  await user.pointer([{ keys: '[TouchA>]', target: frame, coords: { x: 200, y: 200 } }])
  await pass(600)
  expect(store.get().holding).toBe(false)
  await user.pointer([{ pointerName: 'TouchA', coords: { x: 170, y: 200 } }, { keys: '[/TouchA]' }])
  expect(store.get().picture?.x).toBeGreaterThan(0.5)
  await heardOut()
  expect(store.get().lines).toHaveLength(lines)
})

it.each<[string, Parameters<Awaited<ReturnType<typeof opened>>['store']['dispatch']>[0]]>([
  ['the screen is locked', { type: 'locked', on: true }],
  ['a walk begins', { type: 'stage', userJourney: true }],
  ['the visit pauses', { type: 'paused' }],
  ['the visit ends', { type: 'visitEnded' }],
])('is closed when %s', async (_, event) => {
  const { store, tell } = await opened()
  await tell(() => store.dispatch(event))
  expect(store.get().picture).toBeNull()
  expect(dialog()).toBeNull()
})

it('is closed when nobody sees the page', async () => {
  const { phone, tell } = await opened()
  await tell(() => phone.show(false))
  expect(dialog()).toBeNull()
})

it.each<[string, (phone: FakePhone) => void]>([
  ['the camera is away', ({ faults }) => (faults.camera = 'busy')],
  ['its first frame has not come', ({ seen }) => (seen.frames = 0)],
])('says that there is none while %s', async (_, meet) => {
  const page = showPage()
  meet(page.phone)
  await page.checking()
  await page.choose(screenTexts.more)
  await page.choose(screenTexts.largePicture)
  await page.heardOut()
  expect(page.log()).toContain(pictureSaid.none)
  expect(dialog()).toBeNull()
})

describe('a camera whose picture stands still', () => {
  it('under the live picture is told of and opened again', async () => {
    const { phone, pass, log, heardOut } = await opened()
    phone.seen.frames = 100
    await pass(1500)
    expect(phone.order.filter((what) => what === 'camera')).toHaveLength(2)
    await heardOut()
    expect(log()).toContain(spoken('cam.still'))
    delete phone.seen.frames
    await pass(1000)
    await heardOut()
    expect(log()).toContain(spoken('cam.back'))
  })

  it('under a frozen one, or behind a closed one, is left alone', async () => {
    const { phone, pass, choose, heardOut } = await opened()
    await choose(pictureTexts.freeze)
    await heardOut()
    phone.seen.frames = 100
    await pass(5000)
    await choose(pictureTexts.close)
    await pass(5000)
    expect(phone.order.filter((what) => what === 'camera')).toHaveLength(1)
  })
})

it('is no part of the specification’s page', async () => {
  const asSpecified = { ...defaultSettings.asSpecified, transport: true }
  const page = showPage({ settings: { asSpecified } })
  await page.talking()
  await page.tell(() => page.store.dispatch({ type: 'stage', userJourney: false }))
  expect(screen.queryByText(screenTexts.largePicture)).toBeNull()
})
