import { describe, expect, it } from 'vitest'
import type { PublicStore } from '../../src/core/contract/store.ts'
import { walkText } from '../../src/core/texts/en/walk.ts'
import { type ConsoleVisit, callAs } from '../fixtures/console-visit.ts'
import { openVisit } from '../fixtures/visit.ts'
import { sharedConsole } from './shared.ts'

const { url, browser, signIn } = sharedConsole()

const publicStore = async (name: string) => {
  const stores = (await (await fetch(`${url}/api/stores/publicStores`)).json()) as PublicStore[]
  return stores.find((store) => store.name === name)
}
async function addStep(visit: ConsoleVisit, action: string, distance: string) {
  await visit.choose('Action', action)
  await visit.fill('Distance in steps', distance)
  await visit.press('Add Step')
}
/** A path needs somewhere to lead: refused when there are three already, which is as good. */
const anAisle = (visit: ConsoleVisit) =>
  callAs(visit, 'POST', '/aisles', { id: '', name: 'Journey aisle', description: 'An aisle of this journey' })

it('a store lives: made with a path, walked by a shopper, changed, deleted', async () => {
  const visit = await signIn()
  await anAisle(visit)
  const { page, press, follow, fill, choose, heading, told } = visit
  await page.locator('main').getByRole('button', { name: 'ADD STORE' }).click()
  await heading('Add Store')
  const add = page.getByRole('button', { name: 'Add Store', exact: true })
  expect(await add.isDisabled()).toBe(true)
  await fill('Store number', '4711')
  await fill('Store name', 'Journey Store')
  await choose('Location', 'Mumbai')
  await choose('From', 'Entrance')
  const section = (await page.getByLabel('To', { exact: true }).locator('option').nth(1).innerText()).trim()
  await choose('To', section)
  await addStep(visit, 'start', '6')
  await addStep(visit, 'turn left', 'eight')
  await page.getByText('Distance should be a valid number.').waitFor()
  await addStep(visit, 'turn left', '8')
  await page.getByText('There is no end step.').waitFor()
  await addStep(visit, 'end', '')
  await page.getByText(/14 steps in all/).waitFor()
  await add.click()
  await told('Store added.')

  await heading('Dashboard')
  await page.getByRole('searchbox').fill('journey')
  await page.getByRole('img', { name: 'QR code of Journey Store' }).waitFor()
  const download = page.waitForEvent('download')
  await press('Download QR code of Journey Store')
  expect((await download).suggestedFilename()).toBe('Journey Store_qrcode.png')

  const made = await publicStore('Journey Store')
  expect(made?.paths.Entrance?.[section]?.map(({ distance }) => distance)).toEqual(['6', '8', '0'])
  const shopper = await openVisit(browser(), url, { query: made?.storeURL.replace('/', '') ?? '' })
  await shopper.page.getByRole('button', { name: 'Start talking' }).waitFor({ timeout: 30_000 })
  expect(await shopper.page.getByText('This store is not known to me').count()).toBe(0)
  await shopper.close()

  await follow('Manage Store Journey Store')
  await heading('Manage Store')
  await page.reload()
  await heading('Manage Store')
  await press(`Edit Path Entrance → ${section}`)
  expect(await page.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Add Step' }).isDisabled()).toBe(true)
  const editor = page.getByLabel(/^Steps from Entrance/)
  await editor.fill('start: 6\nturn left')
  await press('Update')
  await told('Invalid step format')
  await editor.fill('start: 6\nturn right: 9\nend: 0')
  await press('Update')
  await told('Path updated.')
  await expect
    .poll(async () => (await publicStore('Journey Store'))?.paths.Entrance?.[section]?.[1])
    .toEqual({ action: 'turn right', distance: '9' })

  await press(/^Propose /)
  await press('Save Changes')
  await told('Store updated successfully!')
  await expect
    .poll(async () => (await publicStore('Journey Store'))?.paths[section]?.['cash counter']?.[1])
    .toEqual({ action: 'turn left', distance: '6' })

  await visit.go('/Dashboard', 'Dashboard')
  await press('Delete Store Journey Store')
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this store?' })
  await question.getByText('Journey Store').waitFor()
  await question.getByRole('button', { name: 'Delete Store' }).click()
  await told('Store deleted.')
  await expect.poll(() => publicStore('Journey Store')).toBeUndefined()
  expect(visit.faults).toEqual([])
  await visit.close()
})

it('a phone that keeps the lists is led by the path that was just edited', async () => {
  const shopper = await openVisit(browser(), url, {
    query: '?storeid=1',
    offline: true,
    motion: 'denied',
  })
  const keptStart = () =>
    shopper.page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return undefined
      const stores = await (await caches.match('/api/stores/publicStores'))?.json()
      return stores?.[0]?.paths.entrance['biscuits and snacks'][0].distance
    })
  await expect.poll(keptStart, { timeout: 60_000 }).toBe('6')
  const visit = await signIn()
  await visit.follow('Manage Store Sample Store Mumbai')
  await visit.heading('Manage Store')
  await visit.press('Edit Path entrance → biscuits and snacks')
  await visit.page.getByLabel(/^Steps from/).fill('start: 23\nend: 0')
  await visit.press('Update')
  await visit.told('Path updated.')
  await shopper.page.reload()
  await shopper.start()
  for (const choice of ['Not required', 'Biscuits', 'Entrance']) await shopper.choose(choice)
  await shopper.hears(walkText('nav.first', { n: 23 }))
  expect(await keptStart()).toBe('23')
  expect(shopper.faults).toEqual([])
  await Promise.all([visit.close(), shopper.close()])
}, 150_000)

describe('two editors of one store', () => {
  it('the second is shown what differs, and nothing is lost', async () => {
    const [first, second] = [await signIn(), await signIn()]
    for (const { follow, heading } of [first, second]) {
      await follow('Manage Store Sample Store Kolkata')
      await heading('Manage Store')
    }
    await first.fill('Store name', 'Kolkata North')
    await first.press('Save Changes')
    await first.told('Store updated successfully!')
    await second.fill('Store name', 'Kolkata South')
    await second.press('Save Changes')
    const dialog = second.page.getByRole('dialog', { name: 'Somebody else has changed this in the meantime' })
    await dialog.getByText('Theirs: Kolkata North').waitFor()
    expect(await publicStore('Kolkata South')).toBeUndefined()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await second.press('Save Changes')
    await second.told('Store updated successfully!')
    await expect.poll(async () => (await publicStore('Kolkata South'))?.name).toBe('Kolkata South')
    await second.press('History')
    await second.page.getByText('was Kolkata North, became Kolkata South').waitFor()
    expect([...first.faults, ...second.faults]).toEqual([])
    await Promise.all([first.close(), second.close()])
  })

  it('paths that both changed at once are both kept', async () => {
    const [first, second] = [await signIn(), await signIn()]
    for (const visit of [first, second]) {
      await visit.follow('Manage Store Sample Store Bengaluru')
      await visit.heading('Manage Store')
    }
    for (const [visit, to, line] of [
      [first, 'dairy', 'start: 41'],
      [second, 'breads', 'start: 42'],
    ] as const) {
      await visit.press(`Edit Path entrance → ${to}`)
      await visit.page.getByLabel(/^Steps from/).fill(line)
      await visit.press('Update')
      await visit.told('Path updated.')
    }
    await expect
      .poll(async () => {
        const paths = (await publicStore('Sample Store Bengaluru'))?.paths.entrance
        return [paths?.dairy?.[0]?.distance, paths?.breads?.[0]?.distance]
      })
      .toEqual(['41', '42'])
    await Promise.all([first.close(), second.close()])
  })
})

it('asks before unsaved work is left, by a link and by the browser', async () => {
  const visit = await signIn()
  await visit.follow('Manage Store Sample Store Mumbai')
  await visit.heading('Manage Store')
  await visit.fill('Store name', 'Half typed')
  await visit.press('PRODUCT LIST')
  const question = visit.page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByText('changes to Sample Store Mumbai').waitFor()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await visit.page.goBack()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await visit.heading('Dashboard')
  expect(await publicStore('Half typed')).toBeUndefined()
  await visit.close()
})
