import { connectPhone } from '../../test/fixtures/live-client.ts'
import { roomTone } from '../../test/fixtures/noise.ts'
import type { Speak } from '../../test/fixtures/voice.ts'
import { clipsOf, recordQuestions } from '../questions.ts'
import { askOnce } from '../talk.ts'

/** End of speech → first PCM of the answer, in milliseconds, one for each question that was answered. */
export async function measureFirstSound(url: string, speak: Speak, db: number): Promise<number[]> {
  const phone = await connectPhone(url, { quiet: roomTone(db) })
  phone.listenFor('checking')
  const measured: number[] = []
  for (const clip of await clipsOf(speak, recordQuestions, db)) {
    const ms = await askOnce(phone, clip)
    console.log(`${ms === undefined ? 'no answer' : `${Math.round(ms)} ms`}  ${clip.text} (${clip.voice})`)
    if (ms !== undefined) measured.push(ms)
  }
  phone.close()
  return measured
}
