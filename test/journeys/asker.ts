import { afterAll, beforeAll, expect } from 'vitest'
import { joinPcm } from '../../src/core/audio/pcm.ts'
import { AUDIO_OUT } from '../../src/core/constants.ts'
import { fixedSentences } from '../../src/core/speaking/fixed.ts'
import { splitBeginning } from '../../src/core/speaking/sentences.ts'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { PAUSE_MS } from '../../src/server/engine/check/send-speech.ts'
import { similarity } from '../fixtures/sound-similarity.ts'
import { USUAL, type Visit } from '../fixtures/visit.ts'
import { saidFromNowOn } from './log-lines.ts'
import { BRAND, openShopForFile, openVoiceOfProduct } from './shop.ts'

/** Another sentence of the same voice comes to about 0.6, the same one with blocks lost on a busy machine to 0.8. */
const SAME_SENTENCE = 0.75
/** What a look says that saw too little in its eight seconds, as on a machine with too much to do. */
const ASK_AGAIN = [spoken('scan.retry'), spoken('scan.nodate')]
const MOST_ASKED = 4

/** What is at hand is said whole, anything else from its beginning on. */
const fixed = new Set(fixedSentences(BRAND).map(({ text }) => text))
const piecesOf = (text: string) => (fixed.has(text) ? [text] : splitBeginning(text))

/**
 * For the tests of one file, which share a visit in which the product check was begun. Each shows another pack than the
 * one before: what one question leaves behind cannot answer the next.
 */
export function askerForFile() {
  const shop = openShopForFile()
  let voice: Awaited<ReturnType<typeof openVoiceOfProduct>>
  let visit: Visit

  beforeAll(async () => {
    voice = await openVoiceOfProduct()
    visit = await shop.visit({ pace: USUAL })
    await visit.beginChecking()
  })
  afterAll(async () => {
    await voice.close()
    expect(visit.faults).toEqual([])
    await visit.close()
  })

  /** Asks aloud and waits for one of the sentences; resolves to it and to when it was asked. */
  async function ask(words: string, sentences: readonly (string | RegExp)[]) {
    const said = await saidFromNowOn(visit)
    const fits = (line: string) =>
      sentences.some((one) => (typeof one === 'string' ? line === one : one.test(line)))
    const askedAtMs = await visit.say(await shop.speak(words))
    await expect
      .poll(async () => (await said()).some(fits), { timeout: 30_000, interval: 200 })
      .toBe(true)
      .catch(async () => expect.fail(`none of ${sentences} was said:\n${await visit.log()}`))
    return { askedAtMs, text: (await said()).find(fits) ?? '' }
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
    hears: (sentence: string | RegExp) => visit.hears(sentence),
    log: () => visit.log(),
    hush: () => visit.hush(),
    /** Holds up a pack, once nothing is said any more of the one before. */
    async show(scene: string) {
      await visit.hush()
      await visit.show(await shop.paint(scene))
    },
  }
}
