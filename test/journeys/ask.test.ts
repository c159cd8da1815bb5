import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import {
  blurredFront,
  otherMakersFront,
  packBack,
  packFront,
  printedDate,
  printedRows,
  spokenDate,
} from '../fixtures/pictures.ts'
import { similarity } from '../fixtures/sound-similarity.ts'
import type { Visit } from '../fixtures/visit.ts'
import { BRAND, openShopForFile, openVoiceOfProduct, sample } from './shop.ts'

/** Another sentence of the same voice comes to about 0.6, the same one with blocks lost on a busy machine to 0.8. */
const SAME_SENTENCE = 0.75
/** What a look says that saw too little in its eight seconds, as on a machine with too much to do. */
const ASK_AGAIN = [spoken('scan.retry'), spoken('scan.nodate')]
const MOST_ASKED = 4

const cookies = sample('Sunrise Butter Cookies')
const shop = openShopForFile()
let voice: Awaited<ReturnType<typeof openVoiceOfProduct>>
let visit: Visit

beforeAll(async () => {
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
afterAll(() => voice.close())

/** The newest line of the log with that text since `before` lines. */
async function newLine(sentence: string | RegExp, before: number): Promise<string> {
  const lines = visit.page.getByRole('log').getByText(sentence)
  await lines
    .nth(before)
    .waitFor({ timeout: 30_000 })
    .catch(async () => expect.fail(`${sentence} was not said:\n${await visit.log()}`))
  return (await lines.nth(before).innerText()).trim()
}

const saidLines = async () => (await visit.log()).split('\n').map((line) => line.trim())

/** Asks aloud and waits for one of the sentences; resolves to it and to when it was asked. */
async function ask(words: string, sentences: readonly (string | RegExp)[]) {
  const before = (await saidLines()).length
  const fits = (line: string) =>
    sentences.some((one) => (typeof one === 'string' ? line === one : one.test(line)))
  const askedAtMs = await visit.say(await shop.speak(words))
  await expect
    .poll(async () => (await saidLines()).slice(before).some(fits), { timeout: 30_000, interval: 200 })
    .toBe(true)
    .catch(async () => expect.fail(`none of ${sentences} was said:\n${await visit.log()}`))
  return { askedAtMs, text: (await saidLines()).slice(before).find(fits) ?? '' }
}

/** Asks aloud, again if the product asks for that; waits until the loudspeaker has played the very sentence. */
async function askAndHear(words: string, sentence: string | RegExp): Promise<string> {
  const again = ASK_AGAIN.filter((line) => line !== sentence)
  let answer = await ask(words, [sentence, ...again])
  for (let asked = 1; again.includes(answer.text) && asked < MOST_ASKED; asked++) {
    await visit.hush()
    answer = await ask(words, [sentence, ...again])
  }
  expect(again, 'the machine was too busy to see anything').not.toContain(answer.text)
  const wanted = await voice.say(answer.text)
  await expect
    .poll(async () => similarity(await visit.recordingSince(answer.askedAtMs), wanted), {
      timeout: 20_000,
      interval: 500,
    })
    .toBeGreaterThan(SAME_SENTENCE)
  return answer.text
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

  it('hears a date to come, and no warning', async () => {
    await visit.show(await shop.paint(print(120)))
    await askAndHear('what is the use by date', spokenDate(new Date(), 120))
    expect(await visit.log()).not.toContain('That date has passed')
  })

  it('is warned of a date that has passed', async () => {
    await visit.show(await shop.paint(print(-20)))
    await askAndHear('what is the use by date', spokenDate(new Date(), -20))
    await newLine(/That date has passed/, 0)
  })

  it('is told how to hold the pack when no date is to be seen', async () => {
    await visit.show(await shop.paint(packFront(cookies, BRAND)))
    await askAndHear('what is the use by date', spoken('scan.nodate'))
  })
})
