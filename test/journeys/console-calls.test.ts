import { expect, it } from 'vitest'
import { guidePicture } from '../fixtures/guide-picture.ts'
import { openVisit } from '../fixtures/visit.ts'
import { sharedConsole } from './shared.ts'

const { url, browser, signIn } = sharedConsole()

it('a shopper who calls staff is seen in the console, and hears who comes', async () => {
  const boss = await signIn()
  await boss.go('/calls', 'Calls for staff')
  await boss.page.getByText('This screen is told of shoppers who call.').waitFor()
  await boss.page.getByLabel('Your name, as the shopper hears it').fill('Asha')
  const visit = await openVisit(browser(), url, { query: '?storeid=1' })
  await visit.start()
  await visit.hears(/Welcome/, 60_000)
  await visit.choose('Call staff')
  await visit.hears('Staff see your call on their screen.')
  const log = boss.page.getByRole('log', { name: 'Calls' })
  const coming = log.getByRole('button', { name: 'Coming' })
  await coming.waitFor()
  await boss.page.setViewportSize({ width: 800, height: 900 })
  await guidePicture('call', boss.page.locator('main'))
  await coming.click()
  await visit.hears('Staff are coming to you.')
  await visit.hears('It is Asha.')
  expect(await boss.violations()).toEqual([])
  await visit.choose('Stop the sound')
  await visit.choose('No staff needed')
  await visit.hears('All right. I have told staff that you do not need them.')
  await log.getByText('The shopper needs nobody any more.').waitFor()
  expect([visit.faults, boss.faults]).toEqual([[], []])
  await Promise.all([visit.close(), boss.close()])
})
