import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { joinPcm } from '../../src/core/audio/pcm.ts'
import { AUDIO_OUT } from '../../src/core/constants.ts'
import { fixedSentences } from '../../src/core/speaking/fixed.ts'
import { splitBeginning } from '../../src/core/speaking/sentences.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { PAUSE_MS } from '../../src/server/engine/check/send-speech.ts'
import { similarity } from '../fixtures/sound-similarity.ts'
import { USUAL, type Visit } from '../fixtures/visit.ts'
import { BRAND, openShopForFile, openVoiceOfProduct } from './shop.ts'

/** Another sentence of the same voice comes to about 0.6, the same one with blocks lost on a busy machine to 0.8. */
const SAME_SENTENCE = 0.75
/** What a look says that saw too little in its eight seconds, as on a machine with too much to do. */
const ASK_AGAIN = [spoken('scan.retry'), spoken('scan.nodate')]
const MOST_ASKED = 4

/** What is at hand is said whole, anything else from its beginning on. */
const fixed = new Set(fixedSentences(BRAND).map(({ text }) => text))
const piecesOf = (text: string) => (fixed.has(text) ? [text] : splitBeginning(text))

/** For the tests of one file: each has a visit of its own, in which the product check was begun. */
export function askerForFile() {
  const shop = openShopForFile()
  let voice: Awaited<ReturnType<typeof openVoiceOfProduct>>
  let visit: Visit

  beforeAll(async () => {
    voice = await openVoiceOfProduct()
  })
  // A visit of its own for each: what one question leaves behind must not answer the next.
  beforeEach(async () => {
    visit = await shop.visit({ pace: USUAL })
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
    const pieces = await Promise.all(piecesOf(answer.text).map((text) => voice.say(text)))
    const { rateHz } = AUDIO_OUT
    const breath = new Int16Array((PAUSE_MS * rateHz) / 1000)
    const wanted = { pcm: joinPcm(pieces.flatMap(({ pcm }) => [pcm, breath])), rateHz }
    await expect
      .poll(async () => similarity(await visit.recordingSince(answer.askedAtMs), wanted), {
        timeout: 20_000,
        interval: 500,
      })
      .toBeGreaterThan(SAME_SENTENCE)
    return answer.text
  }

  return {
    askAndHear,
    newLine,
    log: () => visit.log(),
    hush: () => visit.hush(),
    show: async (scene: string) => visit.show(await shop.paint(scene)),
  }
}
