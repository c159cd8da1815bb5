// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../src/core/clock.ts'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { NETWORK_WITHIN_MS } from '../../src/web/offline/offline-cache.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import { showPage } from './show-page.tsx'

const STORES = '/api/stores/publicStores'
const HOUR_MS = 60 * MINUTE_MS

/** A page in a store whose path staff change; the steps are those of the first part. */
async function openInStore(settings: Parameters<typeof showPage>[0] = {}) {
  const page = showPage({ storeId: '1', ...settings })
  const steps = () => {
    const { place } = page.store.get()
    const paths = place.kind === 'store' ? place.store.paths : undefined
    return paths?.Entrance?.['biscuits and snacks']?.[0]?.distance ?? JSON.stringify(place)
  }
  const changeTo = (distance: string) => {
    let asked = 0
    const paths = { Entrance: { 'biscuits and snacks': [{ action: 'go straight', distance }] } }
    page.server.reply(STORES, async () => {
      asked += 1
      return page.server.json([{ id: '1', name: 'Andheri', paths }])
    })
    return () => asked
  }
  await page.loaded()
  return { ...page, steps, changeTo }
}

/** Nothing runs meanwhile: the phone sleeps. */
const sleep = (page: Awaited<ReturnType<typeof openInStore>>, ms: number) =>
  page.tell(() => page.phone.clock.advance(ms))

describe('a page that stays open', () => {
  it('leads along the path that staff have made since, at the tap', async () => {
    const page = await openInStore()
    page.changeTo('9')
    await sleep(page, HOUR_MS)
    await page.choose('Start talking')
    await page.connecting()
    expect(page.steps()).toBe('9')
  })

  it('and when it is seen again, between two visits', async () => {
    const page = await openInStore()
    page.changeTo('9')
    await sleep(page, HOUR_MS)
    await page.tell(() => page.phone.show(true))
    await page.pass(25)
    expect(page.steps()).toBe('9')
    expect(page.store.get().phase).toBe('ready')
  })

  it('asks again soon where the answer was waited for so long that the phone may have kept it', async () => {
    const page = await openInStore()
    let answer = (_: Response) => {}
    page.server.reply(STORES, () => new Promise((resolve) => (answer = resolve)))
    await sleep(page, HOUR_MS)
    await page.tell(() => page.phone.show(true))
    await page.pass(NETWORK_WITHIN_MS)
    await page.tell(() => answer(page.server.json([{ id: '1', name: 'Andheri', paths: {} }])))
    const asked = page.changeTo('9')
    await page.tell(() => page.phone.show(true))
    await page.pass(25)
    expect(asked()).toBe(1)
    expect(page.steps()).toBe('9')
  })

  it('asks for nothing that is recent, nor in a visit, nor without a network', async () => {
    const page = await openInStore()
    const asked = page.changeTo('9')
    await page.tell(() => page.phone.show(true))
    await sleep(page, HOUR_MS)
    page.phone.setOnline(false)
    await page.tell(() => page.phone.show(true))
    await page.choose('Start talking')
    await page.pass(1000)
    page.phone.setOnline(true)
    await page.tell(() => page.phone.show(true))
    await page.pass(25)
    expect(page.store.get().phase).toBe('talking')
    expect(asked()).toBe(0)
  })

  it.each<[string, () => Promise<Response>]>([
    ['do not come', () => new Promise(() => {})],
    ['fail', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['are none', async () => new Response('<h1>Sign in</h1>')],
  ])('goes on with what it has where new ones %s', async (_, answer) => {
    const page = await openInStore()
    const before = page.steps()
    page.server.reply(STORES, answer)
    await sleep(page, HOUR_MS)
    await page.choose('Start talking')
    await page.pass(NETWORK_WITHIN_MS)
    await page.connecting()
    expect(page.steps()).toBe(before)
    expect(page.alert()).not.toContain(screenTexts.listsLost)
  })

  it('changes no path in the middle of a visit', async () => {
    const page = await openInStore()
    const before = page.steps()
    let answer = (_: Response) => {}
    page.server.reply(STORES, () => new Promise((resolve) => (answer = resolve)))
    await sleep(page, HOUR_MS)
    await page.choose('Start talking')
    await page.pass(NETWORK_WITHIN_MS)
    await page.connecting()
    await page.tell(() => answer(page.server.json([])))
    await page.pass(25)
    expect(page.steps()).toBe(before)
  })

  it('to the letter is never asked about again', async () => {
    const page = await openInStore({
      settings: { asSpecified: { ...defaultSettings.asSpecified, transport: true } },
    })
    const asked = page.changeTo('9')
    await sleep(page, HOUR_MS)
    await page.tell(() => page.phone.show(true))
    await page.pass(25)
    expect(asked()).toBe(0)
    expect(screen.getByRole('button', { name: 'Start talking' })).toBeTruthy()
  })
})
