import { expect, it } from 'vitest'
import { DELAY } from '../../src/core/constants.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import type { Visit } from '../fixtures/visit.ts'
import { openShopForFile } from './shop.ts'

const shop = openShopForFile()

/** The silence before the start screen comes is not waited for. */
async function startAgain(visit: Visit, delayMs: number) {
  await letPass(visit, delayMs)
  await visit.page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 20_000 })
}

/** Lets the page's clock run on at once: silence is not waited for. */
async function letPass(visit: Visit, ms: number) {
  await visit.untilSilent(1500)
  await visit.page.clock.fastForward(ms)
}

/** Says nothing until the warning was heard so many times; before it the open question is asked twice more. */
async function staySilent(visit: Visit, warnings: number) {
  const last = visit.page
    .getByRole('log')
    .getByText(spoken('idle.store'))
    .nth(warnings - 1)
  for (let silences = 0; silences < 4 && !(await last.isVisible()); silences++) {
    await letPass(visit, DELAY.inactivityMs)
    await last.waitFor({ timeout: 5000 }).catch(() => undefined)
  }
  expect(await last.isVisible()).toBe(true)
}

it('who is not at the entrance twice begins afresh, and is asked about the section of before', async () => {
  const visit = await shop.visit({ query: '?storeid=1' })
  await visit.page.clock.install()
  await visit.start()
  for (const choice of ['Not required', 'Biscuits', 'Not there']) await visit.choose(choice)
  await visit.hears(spoken('entrance.no1'))
  await visit.choose('Not there')
  await visit.hears(spoken('entrance.no2'))
  await startAgain(visit, DELAY.reloadNotAtEntranceMs)
  expect(visit.page.url()).toContain('storeid=1')
  await visit.start()
  await visit.choose('Not required')
  await visit.hears(spoken('aisle.kept.biscuits'))
  expect(visit.faults).toEqual([])
  await visit.close()
})

it('who says at home that they are in a store is sent to its entrance', async () => {
  const visit = await shop.visit()
  await visit.page.clock.install()
  await visit.start()
  await visit.choose('Store')
  await visit.hears(spoken('home.go.store'))
  await startAgain(visit, DELAY.reloadGoToStoreMs)
  expect(visit.faults).toEqual([])
  await visit.close()
})

it('where nobody authored a way back it is said, and products can still be checked', async () => {
  const visit = await shop.visit({ query: '?storeid=3', motion: 'denied' })
  await visit.start()
  for (const choice of ['Not required', 'Breads', 'Entrance']) await visit.choose(choice)
  await visit.page.getByText('Part 1 of 1').waitFor({ timeout: 30_000 })
  await visit.choose('Next')
  await visit.hears(/^You have arrived at breads/)
  await visit.choose('Cash counter')
  await visit.hears(spoken('nav.nopath'))
  await visit.choose('What is this?')
  await visit.hears(spoken('scan.wait'))
  expect(visit.faults).toEqual([])
  await visit.close()
})

it('who says nothing is warned; a tap goes on; nobody there pauses, and a tap takes the visit up', async () => {
  const visit = await shop.visit({ query: '?storeid=1' })
  await visit.page.clock.install()
  await visit.start()
  await visit.choose('Not required')
  await visit.hears(spoken('aisle.ask'))

  await staySilent(visit, 1)
  await visit.choose('Repeat')
  await letPass(visit, DELAY.reloadInactiveMs)
  await visit.untilSilent(1500)
  expect(await visit.page.getByRole('button', { name: 'Stop', exact: true }).isVisible()).toBe(true)

  await staySilent(visit, 2)
  await letPass(visit, DELAY.reloadInactiveMs)
  await visit.hears(spoken('idle.paused'))
  await visit.start()
  await visit.page.getByRole('button', { name: 'Biscuits', exact: true }).waitFor({ timeout: 30_000 })
  expect(visit.faults).toEqual([])
  await visit.close()
})
