import { describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { packFront, printedDate, printedRows, spokenDate } from '../fixtures/pictures.ts'
import { askerForFile } from './asker.ts'
import { BRAND, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
const { askAndHear, log, hears, show } = askerForFile()

describe('a shopper asks for the use-by date', () => {
  const print = (days: number) =>
    printedRows([
      'B.NO L0423',
      `PKD ${printedDate(new Date(), -200)}`,
      `USE BY ${printedDate(new Date(), days)}`,
      'MRP RS 30.00',
    ])

  it('is told how to hold the pack when no date is to be seen', async () => {
    await show(packFront(cookies, BRAND))
    await askAndHear('what is the use by date', spoken('scan.nodate'))
  })

  it('hears a date to come, and no warning', async () => {
    await show(print(120))
    await askAndHear('what is the use by date', spokenDate(new Date(), 120))
    expect(await log()).not.toContain('That date has passed')
  })

  it('is warned of a date that has passed', async () => {
    await show(print(-20))
    await askAndHear('what is the use by date', spokenDate(new Date(), -20))
    await hears(/That date has passed/)
  })
})
