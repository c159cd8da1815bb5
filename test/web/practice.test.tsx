// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { initialPageState } from '../../src/core/page/page-state.ts'
import { screenTexts } from '../../src/core/texts/en/screen.ts'
import { screenSaid } from '../../src/core/texts/en/settings.ts'
import { spokenTexts } from '../../src/core/texts/en/spoken.ts'
import { defaultSettings } from '../../src/web/settings.ts'
import { createPageStore, forgetShopper, prefer } from '../../src/web/shopper/page.ts'
import { forgetful } from '../../src/web/shopper/practice.ts'
import { createFakePhone } from './fake-devices.ts'
import { showPage } from './show-page.tsx'

type Page = ReturnType<typeof showPage>
const practice = { storeId: 'practice' }

/** The made-up store comes with a part of its own. */
const loaded = (page: Page) =>
  waitFor(async () => {
    await page.pass(1000)
    screen.getByRole('button', { name: 'Start talking' })
  })

async function chooses(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.choose(name)
    await page.heardOut()
  }
}

describe('a practice visit', () => {
  it('is opened from the first screen, and left again', async () => {
    const page = showPage()
    await page.loaded()
    await page.choose(screenTexts.practise)
    expect(page.phone.spies.practise).toHaveBeenCalled()
    page.unmount()
    const there = showPage(practice)
    await loaded(there)
    expect(there.alert()).toContain(screenTexts.practising)
    await there.choose(screenTexts.leavePractice)
    expect(there.phone.spies.leavePractice).toHaveBeenCalled()
  })

  it('is opened by words', async () => {
    const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
    await page.welcomed()
    await page.tell(() => page.server.hear('practice visit', 'page'))
    await page.heardOut()
    expect(page.log()).toContain(spokenTexts['practice.open'])
    expect(page.phone.spies.practise).toHaveBeenCalled()
  })

  it('is left by words; elsewhere there is none to leave', async () => {
    const there = showPage(practice)
    await loaded(there)
    await there.welcomed()
    await there.tell(() => there.server.hear('leave the practice', 'page'))
    await there.heardOut()
    expect(there.phone.spies.leavePractice).toHaveBeenCalledTimes(1)
    there.unmount()
    const page = showPage({ prepare: ({ set }) => set({ returning: true }) })
    await page.welcomed()
    await page.tell(() => page.server.hear('leave the practice', 'page'))
    await page.heardOut()
    expect(page.log()).toContain(screenSaid.noPractice)
    expect(page.phone.spies.leavePractice).not.toHaveBeenCalled()
  })

  it('says that it is one, leads through a walk to the counter, ends by itself and leaves nothing', async () => {
    const page = showPage(practice)
    await loaded(page)
    page.phone.keepShopping({ wanted: ['curd'], bag: [], bagAtMs: 0 })
    await page.welcomed()
    const said = page.store.get().lines.map(({ text }) => text)
    expect(said[0]).toBe(spokenTexts['practice.first'])
    await chooses(page, 'Biscuits', 'Entrance', 'Next', 'Next')
    await page.tell(() => page.server.hear('forget my shopping list', 'page'))
    await page.tell(() => page.server.hear('i am allergic to milk', 'page'))
    await page.heardOut()
    expect(page.log()).toContain('Kept: you avoid milk.')
    await page.tell(() => page.server.hear('cash counter', 'counter'))
    await page.heardOut()
    await page.pass(3000)
    await page.heardOut()
    await chooses(page, 'Yes', 'Next', 'Next')
    await page.pass(6000)
    await page.heardOut()
    await chooses(page, 'Next time', 'Thank you')
    await page.pass(20_000)
    expect(page.phone.spies.leavePractice).toHaveBeenCalledTimes(1)
    // No store was named to the server: no visit of one is counted, and no staff are rung.
    const sent = page.server.sockets.flatMap(({ sent: frames }) =>
      frames.map((frame) => JSON.stringify(frame)),
    )
    expect(sent.length).toBeGreaterThan(3)
    expect(sent.filter((frame) => frame.includes('store_id'))).toEqual([])
    expect(page.phone.needs()).toBeUndefined()
    expect(page.phone.shopping()).toEqual({ wanted: ['curd'], bag: [], bagAtMs: 0 })
    for (const kept of ['remember', 'keep', 'keepScale'] as const)
      expect(page.phone.spies[kept], kept).not.toHaveBeenCalled()
  })

  it('is no store to the letter of the specification', async () => {
    const page = showPage({
      ...practice,
      settings: { asSpecified: { ...defaultSettings.asSpecified, transport: true } },
    })
    await page.pass(2000)
    expect(page.store.get().place).not.toMatchObject({ kind: 'store' })
  })
})

it('what is kept while practising reaches no part of the phone’s memory', () => {
  const phone = createFakePhone()
  const memory = forgetful(phone.devices.memory)
  memory.remember()
  memory.keepScale(1.2)
  memory.keep({})
  memory.keepPlace({})
  memory.keepNoticeHeard('x')
  memory.keepNeeds({ avoid: ['milk'], diets: [] })
  memory.oweSafety(true)
  expect(memory.needs()).toEqual({ avoid: ['milk'], diets: [] })
  memory.forgetAll()
  expect(memory.needs()).toBeUndefined()
  const { memory: real } = phone.devices
  expect([real.needs(), real.place(), real.noticeHeard(), real.owesSafety()]).toEqual([
    undefined,
    undefined,
    undefined,
    false,
  ])
  for (const kept of ['remember', 'keep', 'keepScale'] as const)
    expect(phone.spies[kept], kept).not.toHaveBeenCalled()
})

it('what is forgotten while practising is not how she likes to be spoken to: the phone still keeps that', () => {
  const { devices } = createFakePhone()
  const store = createPageStore(initialPageState('practice'))
  const page = { store, devices: { ...devices, memory: forgetful(devices.memory) } }
  prefer(page, { pace: 4, short: true })
  forgetShopper(page)
  expect(store.get().preferences).toMatchObject({ pace: 4, short: true })
  expect(devices.memory.preferences()).toEqual(store.get().preferences)
})
