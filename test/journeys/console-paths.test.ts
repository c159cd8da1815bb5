import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { BOSS } from '../fixtures/console-visit.ts'
import { sharedConsole } from './shared.ts'

const scriptedMotion = fileURLToPath(new URL('../fixtures/page/scripted-motion.js', import.meta.url))
const { open } = sharedConsole()

async function withPhone() {
  const visit = await open()
  await visit.context.addInitScript({ path: scriptedMotion })
  await visit.signIn(BOSS)
  return visit
}
const PATH = '/edit-store?id=1&from=entrance&to=dairy'

describe('a path', () => {
  it('is played through the shopper’s own voice, sentence by sentence', async () => {
    const visit = await withPhone()
    await visit.go(PATH, /^Edit Path/)
    await visit.press(/Play as the shopper hears it/)
    await visit.page
      .locator('mark', { hasText: 'Start with the door behind you' })
      .waitFor({ timeout: 30_000 })
    await visit.page.locator('mark', { hasText: 'You have arrived at dairy' }).waitFor({ timeout: 60_000 })
    await visit.page
      .getByRole('button', { name: /Play as the shopper hears it/ })
      .waitFor({ timeout: 30_000 })
    expect(visit.faults).toEqual([])
    await visit.close()
  })

  it('is recorded by walking it with a phone', async () => {
    const visit = await withPhone()
    const { page, press } = visit
    await visit.go(PATH, /^Edit Path/)
    await press('Walk to record')
    const count = page.locator('.recording-count')
    const walk = async (steps: number) => {
      await page.evaluate(() => {
        window.__walker.walking = true
      })
      await page.waitForFunction(
        (wanted) => Number(document.querySelector('.recording-count')?.textContent) >= wanted,
        steps,
        { timeout: 30_000 },
      )
      await page.evaluate(() => {
        window.__walker.walking = false
      })
    }
    await walk(5)
    await press(/Turn left/)
    expect(await count.innerText()).toMatch(/^[0-2]$/)
    await walk(4)
    await press('I am there')
    await press('Replace the steps')
    await page.getByText(/2\. turn left: [4-9]/).waitFor()
    await press('Save Path')
    await visit.told('Path updated.')
    await visit.close()
  })
})

describe('the navigation demo', () => {
  it('counts the steps of a walk to its end', async () => {
    const visit = await withPhone()
    const { page } = visit
    await visit.go('/Navigation', 'Navigation demo')
    await visit.choose('Start', 'entrance')
    await visit.choose('Destination', 'help desk')
    await visit.press('Start Navigation')
    await page.evaluate(() => {
      window.__walker.walking = true
    })
    await page.getByText('You have arrived at your destination.').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Start Navigation' }).waitFor()
    expect(visit.faults).toEqual([])
    await visit.close()
  })
})
