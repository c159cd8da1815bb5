import { expect, it } from 'vitest'
import { packFront } from '../fixtures/pictures.ts'
import { BRAND, openShopForFile, sample } from './shop.ts'

const curd = sample('Meadow Plain Curd')
const shop = openShopForFile()

it('what must not be eaten is said before an answer, and leaves the phone in no frame and no request', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const left: string[] = []
  // Sound and pictures are letters too: by chance any word of four stands in so many of them.
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (typeof payload === 'string') left.push(payload.replace(/"data":"[^"]*"/g, ''))
    }),
  )
  page.on('request', (request) => left.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByText('Settings', { exact: true }).click()
  await page.getByRole('button', { name: 'What I must not eat' }).click()
  await page.getByRole('checkbox', { name: 'milk', exact: true }).check()
  await page.getByRole('checkbox', { name: 'sesame', exact: true }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('Connected', { exact: true }).first().waitFor({ timeout: 30_000 })
  await visit.show(await shop.paint(packFront(curd, BRAND)))
  await visit.choose('Home')
  await page.getByRole('button', { name: 'What is this?', exact: true }).click({ timeout: 30_000 })
  const log = page.getByRole('log')
  await log.getByText(`${curd.name}, 400 grams.`).first().waitFor({ timeout: 30_000 })
  const lines = (await visit.log()).split('\n').map((line) => line.trim())
  const first = lines.indexOf(`${curd.name}: you avoid milk. From our list: contains milk.`)
  expect(first, lines.join('\n')).toBeGreaterThan(0)
  expect(lines.indexOf(`${curd.name}, 400 grams.`)).toBeGreaterThan(first)
  expect(lines.slice(first + 1)).toContain(
    'Our list does not name sesame in it. Please check the pack or ask staff.',
  )
  expect(left.length).toBeGreaterThan(10)
  expect(left.filter((one) => /milk|sesame|you avoid|mustNotEat/i.test(one))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('mustNotEat'))).toBe(
    JSON.stringify({ avoid: ['milk', 'sesame'], diets: [] }),
  )
  expect(visit.faults).toEqual([])
  await visit.close()
})
