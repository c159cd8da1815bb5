import { setTimeout as wait } from 'node:timers/promises'
import { connectPhone, isSound, type Phone } from '../test/fixtures/live-client.ts'
import type { Clip } from './questions.ts'

const GIVE_UP_MS = 12_000
const OUT_BYTES_PER_MS = 48

const soundBytes = (phone: Phone, from: number) =>
  phone.received
    .slice(from)
    .flatMap(({ frame }) => frame.serverContent?.modelTurn?.parts ?? [])
    .reduce((sum, part) => sum + ((part.inlineData?.data.length ?? 0) * 3) / 4, 0)

/** Waits until a phone would have played all that it was sent, so that the next question interrupts nothing. */
export async function listenToTheEnd(phone: Phone, from: number, firstSoundAtMs: number) {
  await phone.until((frame) => frame.serverContent?.turnComplete === true, 30_000, from)
  const playedUntilMs = firstSoundAtMs + soundBytes(phone, from) / OUT_BYTES_PER_MS
  await wait(Math.max(0, playedUntilMs - performance.now()) + 300)
}

/** Asks one question; the time to the first sound of its answer, or undefined when there was none. */
export async function askOnce(phone: Phone, clip: Clip): Promise<number | undefined> {
  const from = phone.received.length
  const spokenAtMs = await phone.speak(clip.pcm)
  const sound = await phone.until(isSound, GIVE_UP_MS, from).catch(() => undefined)
  if (!sound) return undefined
  await listenToTheEnd(phone, from, sound.atMs)
  phone.received.length = 0
  return sound.atMs - spokenAtMs
}

export interface Talk {
  answeredMs: number[]
  unanswered: number
}

/** Phones that ask one question after another, none in step with the others, until the time is over. */
export async function talk(
  url: string,
  sessions: number,
  clips: readonly Clip[],
  forMs: number,
  /** Where each comes from; left out: all from one address. */
  addressOf: (index: number) => string | undefined = () => undefined,
): Promise<Talk> {
  const endAtMs = performance.now() + forMs
  const talked: Talk = { answeredMs: [], unanswered: 0 }
  async function one(index: number) {
    const localAddress = addressOf(index)
    const phone = await connectPhone(url, { ...(localAddress && { localAddress }) })
    phone.listenFor('checking')
    await wait(index * 370)
    for (let turn = index * 5; performance.now() < endAtMs; turn++) {
      const clip = clips[turn % clips.length]
      const ms = clip && (await askOnce(phone, clip))
      if (ms === undefined) talked.unanswered += 1
      else talked.answeredMs.push(ms)
    }
    phone.close()
  }
  await Promise.all(Array.from({ length: sessions }, (_, index) => one(index)))
  return talked
}
