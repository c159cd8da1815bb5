import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/spoken.ts'
import { likeness } from '../fixtures/likeness.ts'
import {
  blurredFront,
  otherMakersFront,
  packBack,
  packFront,
  printedDate,
  printedRows,
} from '../fixtures/pictures.ts'
import type { Visit } from '../fixtures/visit.ts'
import { BRAND, openShop, openVoiceOfProduct, type Shop, sample } from './shop.ts'

/** Another sentence of the same voice comes to about 0.6. */
const SAME_SENTENCE = 0.85

const cookies = sample('Sunrise Butter Cookies')
let shop: Shop
let voice: Awaited<ReturnType<typeof openVoiceOfProduct>>
let visit: Visit

beforeAll(async () => {
  shop = await openShop()
  voice = await openVoiceOfProduct()
})
// A visit of its own for each: what one question leaves behind must not answer the next.
beforeEach(async () => {
  visit = await shop.visit()
  await visit.beginChecking()
})
afterEach(async () => {
  expect(visit.faults).toEqual([])
  await visit.close()
})
afterAll(async () => {
  await voice.close()
  await shop.close()
})

/** The newest line of the log with that text since `before` lines. */
async function newLine(sentence: string | RegExp, before: number): Promise<string> {
  const lines = visit.page.getByRole('log').getByText(sentence)
  await lines
    .nth(before)
    .waitFor({ timeout: 30_000 })
    .catch(async () => expect.fail(`${sentence} was not said:\n${await visit.log()}`))
  return (await lines.nth(before).innerText()).trim()
}

/** Asks aloud; waits until the log shows the sentence and the loudspeaker has played that very sentence. */
async function askAndHear(words: string, sentence: string | RegExp): Promise<string> {
  const before = await visit.page.getByRole('log').getByText(sentence).count()
  const askedAtMs = await visit.say(await shop.speak(words))
  const text = await newLine(sentence, before)
  const wanted = await voice.say(text)
  await expect
    .poll(async () => likeness(await visit.recordingSince(askedAtMs), wanted), {
      timeout: 20_000,
      interval: 500,
    })
    .toBeGreaterThan(SAME_SENTENCE)
  return text
}

describe('a shopper holds up a pack and asks "what is this?"', () => {
  it('hears its name and what it contains, and is offered the date', async () => {
    await visit.show(await shop.paint(packFront(cookies, BRAND)))
    await askAndHear('what is this', new RegExp(cookies.name))
    await newLine(/contains wheat and milk/i, 0)
    await newLine(spoken('scan.askdate'), 0)
    expect(await visit.log()).toContain('what is this')
  })

  it('may ask on about the same product', async () => {
    await visit.show(await shop.paint(packFront(cookies, BRAND)))
    await askAndHear('what is this', new RegExp(cookies.name))
    await visit.hush()
    await askAndHear('what are the ingredients', /wheat flour/)
  })

  it('hears the name from the bars on a back', async () => {
    const other = sample('Evening Tea Biscuits')
    await visit.show(await shop.paint(packBack(other)))
    await askAndHear('what is this', new RegExp(other.name))
  })

  it('is told of another maker’s pack', async () => {
    await visit.show(await shop.paint(otherMakersFront()))
    await askAndHear('what is this', spoken('scan.notbrand', { brand: BRAND }))
  })

  it('is asked to move the phone when the picture is blurred', async () => {
    await visit.show(await shop.paint(blurredFront(cookies, BRAND)))
    await askAndHear('what is this', spoken('scan.retry'))
  })
})

describe('a shopper asks for the use-by date', () => {
  const print = (days: number) =>
    printedRows([
      'B.NO L0423',
      `PKD ${printedDate(new Date(), -200)}`,
      `USE BY ${printedDate(new Date(), days)}`,
      'MRP RS 30.00',
    ])
  const inWords = (days: number) => {
    const [day, month, year] = printedDate(new Date(), days).split('/').map(Number)
    const name = new Date(Date.UTC(year!, month! - 1, day)).toLocaleString('en', {
      month: 'long',
      timeZone: 'UTC',
    })
    return new RegExp(`\\w+ ${name},? two thousand`)
  }

  it('hears a date to come, and no warning', async () => {
    await visit.show(await shop.paint(print(120)))
    await askAndHear('what is the use by date', inWords(120))
    expect(await visit.log()).not.toContain('That date has passed')
  })

  it('is warned of a date that has passed', async () => {
    await visit.show(await shop.paint(print(-20)))
    await askAndHear('what is the use by date', inWords(-20))
    await newLine(/That date has passed/, 0)
  })

  it('is told how to hold the pack when no date is to be seen', async () => {
    await visit.show(await shop.paint(packFront(cookies, BRAND)))
    await askAndHear('what is the use by date', spoken('scan.nodate'))
  })
})
