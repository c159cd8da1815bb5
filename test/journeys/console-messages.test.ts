import { beforeAll, describe, expect, it } from 'vitest'
import type { ConsoleVisit } from '../fixtures/console-visit.ts'
import { type Form, openForms, staffForms } from './console-mistakes.ts'
import { sharedConsole } from './shared.ts'

const { open, signIn } = sharedConsole()
let stranger: ConsoleVisit
let boss: ConsoleVisit

beforeAll(async () => {
  stranger = await open()
  boss = await signIn()
})

async function type({ page }: ConsoleVisit, label: string, value: string) {
  const field = page.getByLabel(label, { exact: true })
  const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement)
  await (isChoice ? field.selectOption(value) : field.fill(value))
}

/** Goes through a form's mistakes, one after another, on one page. */
async function mistake(visit: ConsoleVisit, { address, title, rows }: Form) {
  const { page } = visit
  await visit.go(address, title)
  for (const row of rows) {
    const [typed, button, said] = row.length === 3 ? row : ([row[0], undefined, { beside: row[1] }] as const)
    for (const [label, value] of Object.entries(typed)) await type(visit, label, value)
    if (button) await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
    const field = page.getByLabel(Object.keys(typed).at(-1) ?? '', { exact: true })
    const fault = page.locator('.field', { has: field }).locator('.fault')
    const where = `${address} ${JSON.stringify(typed)}`
    if (said.beside)
      await expect.poll(() => fault.innerText(), { message: where, timeout: 20_000 }).toBe(said.beside)
    if (said.alert) await page.locator('.toast p').getByText(said.alert, { exact: true }).first().waitFor()
  }
}

describe('every mistake is told in its own words, beside its field', () => {
  it.each(openForms)('on $address', (form) => mistake(stranger, form))
  it.each(staffForms)('on $address', (form) => mistake(boss, form))

  it('and none of it is a fault of the page', () => {
    expect([...stranger.faults, ...boss.faults]).toEqual([])
  })
})
