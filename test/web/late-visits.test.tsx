// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SLOW_AFTER_MS } from '../../src/core/constants.ts'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { screenTexts as hindi } from '../../src/core/texts/hi/screen.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import { SLOW_AGAIN_MS } from '../../src/web/shopper/first-words.ts'
import type { LoadVisits } from '../../src/web/shopper/late-visits.ts'
import { startReader } from './screen-reader.ts'
import { showPage } from './show-page.tsx'
import { showHindi, tapHindi } from './talking-hindi.ts'

type Page = ReturnType<typeof showPage>
const returning = { prepare: ({ set }: Page['phone']) => set({ returning: true }) }
const times = (page: Page, text: string) =>
  page.phone.spies.speaker.say.mock.calls.filter(([said]) => said === text).length

const lost: LoadVisits = () => Promise.reject(new Error('lost'))

/** What a visit needs is under way until the test says that it is here, or lost. */
function stalled() {
  let end = (_comes: boolean) => {}
  const loadVisits: LoadVisits = () =>
    new Promise((resolve, reject) => {
      end = (comes) =>
        comes ? resolve(import('../../src/web/shopper/visit/visits.ts')) : reject(new Error('lost'))
    })
  return { loadVisits, come: () => end(true), lose: () => end(false) }
}

describe('what a visit needs, where it does not come', () => {
  it('brings the page anew while nobody has tapped, if a server answers', async () => {
    const page = showPage({ ...returning, loadVisits: lost })
    await page.pass(100)
    expect(page.phone.spies.renew).toHaveBeenCalledOnce()
  })

  it('leaves the page where there is no line: the browser’s own fault would stand in its place', async () => {
    const page = showPage({
      loadVisits: lost,
      prepare: (phone, server) => {
        returning.prepare(phone)
        server.reply('/healthz', () => Promise.reject(new TypeError('no line')))
      },
    })
    await page.user.click(await page.loaded())
    await page.pass(20_000)
    expect(times(page, screenTexts.lateFailed)).toBe(1)
    expect(page.phone.spies.renew).not.toHaveBeenCalled()
  })

  it('is told to who has tapped meanwhile, before the page comes anew', async () => {
    const { lose, loadVisits } = stalled()
    const page = showPage({ ...returning, loadVisits })
    await page.user.click(await page.loaded())
    await page.tell(lose)
    await page.pass(4000)
    expect(times(page, screenTexts.lateFailed)).toBe(1)
    expect(page.phone.spies.renew).not.toHaveBeenCalled()
    await page.pass(1500)
    expect(page.phone.spies.renew).toHaveBeenCalledOnce()
  })

  it('does not bring it anew for who has tapped again by then', async () => {
    const { lose, loadVisits } = stalled()
    const page = showPage({ ...returning, loadVisits })
    await page.user.click(await page.loaded())
    await page.tell(lose)
    await page.pass(2000)
    await page.choose('Start talking')
    await page.pass(10_000)
    expect(page.phone.spies.renew).not.toHaveBeenCalled()
  })
})

describe('what a visit needs, where it takes long', () => {
  it.each([
    ['comes', 1, 0],
    ['is lost', 0, 1],
  ])(
    'opens one visit, and tells one fault, where another tab took over meanwhile and it %s',
    async (how, visits, faults) => {
      const { come, lose, loadVisits } = stalled()
      const page = showPage({ ...returning, loadVisits })
      await page.user.click(await page.loaded())
      await page.tell(page.phone.otherTabTalks)
      expect(page.store.get().phase).toBe('paused')
      // The first tap asks which of both it shall be.
      await page.choose('Start talking')
      await page.choose('Start talking')
      expect(page.store.get().phase).toBe('talking')
      await page.tell(how === 'comes' ? come : lose)
      if (visits) await page.connecting()
      await page.pass(2000)
      expect(page.phone.order.filter((what) => what === 'microphone')).toHaveLength(visits)
      expect(times(page, screenTexts.lateFailed)).toBe(faults)
    },
  )

  it('is told after the tap, to the ear and to a screen reader, and again now and then', async () => {
    const page = showPage({ ...returning, ...stalled() })
    const start = await page.loaded()
    const reader = await startReader()
    await page.user.click(start)
    await page.pass(SLOW_AFTER_MS - 100)
    expect(page.status()).toBe('Connecting...')
    expect(times(page, screenTexts.lateLoading)).toBe(0)
    await page.pass(200)
    expect(times(page, screenTexts.lateLoading)).toBe(1)
    expect(page.alert()).toBe(screenTexts.lateLoading)
    expect(await reader.told()).toContain(`assertive: ${screenTexts.lateLoading}`)
    await page.pass(SLOW_AGAIN_MS)
    expect(times(page, screenTexts.lateLoading)).toBe(2)
    await page.choose(screenTexts.skip)
    expect(times(page, screenTexts.lateLoading)).toBe(3)
    await reader.stop()
  })

  it('and is no fault any more when it came', async () => {
    const { come, loadVisits } = stalled()
    const page = showPage({ ...returning, loadVisits })
    await page.user.click(await page.loaded())
    await page.pass(SLOW_AFTER_MS)
    expect(page.alert()).toBe(screenTexts.lateLoading)
    await page.tell(come)
    await page.connecting()
    await page.tell(page.server.accept)
    await page.pass(SLOW_AGAIN_MS)
    expect(page.alert()).toBe('')
    expect(times(page, screenTexts.lateLoading)).toBe(1)
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('off')
  })

  it('is told in the language of the page, by a voice that speaks it', async () => {
    const page = showHindi(stalled())
    await tapHindi(page)
    await page.pass(SLOW_AFTER_MS)
    expect(times(page, hindi.lateLoading)).toBe(1)
    expect(page.phone.spoken.language).toBe('hi-IN')
  })

  it('is not spoken of on the specification’s own page', async () => {
    const page = showPage({
      ...stalled(),
      settings: { asSpecified: { ...defaultSettings.asSpecified, transport: true } },
    })
    await page.user.click(await page.loaded())
    expect(page.status()).toBe('Disconnected')
    await page.pass(30_000)
    expect(times(page, screenTexts.lateLoading)).toBe(0)
    expect(page.alert()).toBe('')
  })
})

it('nobody speaks Hindi, and what tells so does not come: that is told', async () => {
  const page = showHindi({ loadVisits: lost })
  page.phone.spoken.languages = ['en-IN']
  await tapHindi(page)
  await page.pass(500)
  expect(times(page, hindi.lateFailed)).toBe(1)
})
