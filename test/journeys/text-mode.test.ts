import { expect, it } from 'vitest'
import { packFront } from '../fixtures/pictures.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const curd = sample('Meadow Plain Curd')
const shop = openShopForFile()

it('in text mode answers are shown and nothing is spoken', async () => {
  const visit = await shop.visit()
  await visit.page.getByText('Settings', { exact: true }).click()
  await visit.page.getByRole('radio', { name: 'Text' }).check()
  await visit.page.getByRole('button', { name: 'Start', exact: true }).click()
  await visit.page.getByText('Connected', { exact: true }).first().waitFor({ timeout: 30_000 })
  await visit.show(await shop.paint(packFront(curd, BRAND)))
  const fromMs = await visit.now()
  await visit.choose('Home')
  await visit.page.getByRole('button', { name: 'What is this?', exact: true }).click({ timeout: 30_000 })
  const log = visit.page.getByRole('log')
  await log.getByText(curd.name).first().waitFor({ timeout: 20_000 })
  await log
    .getByText(/contains milk/i)
    .first()
    .waitFor()
  expect(await visit.page.evaluate((from) => window.__ear.loudSince(from).length, fromMs)).toBe(0)
  expect(visit.faults).toEqual([])
  await visit.close()
})
