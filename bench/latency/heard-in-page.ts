import type { Browser } from 'playwright-core'
import { openVisit } from '../../test/fixtures/visit.ts'
import type { Speak } from '../../test/fixtures/voice.ts'
import { clipsOf, recordQuestions } from '../questions.ts'

/**
 * End of speech → first sound of the answer out of the page's own audio graph, on the page's clock.
 */
export async function measureHeardInPage(url: string, browser: Browser, speak: Speak): Promise<number[]> {
  const visit = await openVisit(browser, url)
  await visit.beginChecking()
  await visit.untilSilent(3000)
  const measured: number[] = []
  for (const { text, voice, pcm } of await clipsOf(speak, recordQuestions, Number.POSITIVE_INFINITY)) {
    const spokenAtMs = await visit.say(pcm)
    const soundAtMs = await visit.firstSoundSince(spokenAtMs, 6000).catch(() => Number.NaN)
    if (Number.isNaN(soundAtMs)) console.log(`nothing heard: ${text} (${voice})`)
    else measured.push(soundAtMs - spokenAtMs)
    await visit.untilSilent(1500)
  }
  await visit.close()
  return measured
}
