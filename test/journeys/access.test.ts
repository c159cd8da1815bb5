import AxeBuilder from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visit } from '../fixtures/visit.ts'
import { openShop, type Shop } from './shop.ts'

const TABS = 8
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function violations(visit: Visit) {
  const { violations: found } = await new AxeBuilder({ page: visit.page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Presses Tab until the control of that name has the focus; the number of presses, or undefined when it never had. */
async function tabTo(visit: Visit, name: string): Promise<number | undefined> {
  for (let presses = 1; presses <= TABS; presses++) {
    await visit.page.keyboard.press('Tab')
    if (
      await visit.page.getByRole('button', { name }).evaluate((button) => button === document.activeElement)
    )
      return presses
  }
  return undefined
}

describe('no accessibility rule is broken', () => {
  it('while the lists load', async () => {
    const visit = await shop.visit()
    await visit.page.route('**/api/publicProduct', () => {})
    await visit.page.reload({ waitUntil: 'domcontentloaded' })
    await visit.page.getByText('You are almost there...').first().waitFor()
    expect(await violations(visit)).toEqual([])
    await visit.close()
  })

  it('on the start screen, while talking, and when paused', async () => {
    const visit = await shop.visit()
    await visit.page.getByRole('button', { name: 'Start talking' }).waitFor()
    expect(await violations(visit)).toEqual([])
    await visit.beginChecking()
    expect(await violations(visit)).toEqual([])
    await visit.page.getByRole('button', { name: 'More' }).click()
    expect(await violations(visit)).toEqual([])
    const pause = await shop.speak('pause')
    await visit.sayUntil(() => visit.say(pause), visit.page.getByText(/Paused/).first())
    expect(await violations(visit)).toEqual([])
    await visit.close()
  })
})

describe('with the keyboard alone', () => {
  it('a visit is started and a question asked', async () => {
    const visit = await shop.visit({ context: { isMobile: false, hasTouch: false } })
    await visit.page.getByRole('button', { name: 'Start talking' }).waitFor()
    expect(await tabTo(visit, 'Start talking')).toBeDefined()
    await visit.page.keyboard.press('Enter')
    await visit.page.getByText('Connected', { exact: true }).first().waitFor({ timeout: 20_000 })
    expect(await visit.page.getByRole('button', { name: 'Start talking' }).count()).toBe(0)
    await visit.page.getByRole('button', { name: 'Home', exact: true }).waitFor({ timeout: 30_000 })
    expect(await tabTo(visit, 'Home')).toBeDefined()
    await visit.page.keyboard.press('Enter')
    // The question is over and its buttons are gone: the focus is on the first of the next.
    const scan = visit.page.getByRole('button', { name: 'What is this?', exact: true })
    await expect.poll(() => scan.evaluate((button) => button === document.activeElement)).toBe(true)
    await visit.page.keyboard.press('Enter')
    await visit.page.getByRole('log').getByText('Looking.').waitFor({ timeout: 20_000 })
    await visit.close()
  })
})
