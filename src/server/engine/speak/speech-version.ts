import { createHash } from 'node:crypto'
import { VOICE } from './flite.ts'

/** To be raised by whoever changes how a sentence sounds: respelling, trimming, level, chimes. */
const SOUND_VERSION = 1

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * What the fixed sentences sound like, as sixteen hex figures: another text, brand, voice or way of rendering
 * gives another. Part of addresses that are cached for ever.
 */
export function speechVersion(fixed: readonly string[]): string {
  return digest(JSON.stringify([SOUND_VERSION, VOICE, fixed]))
}

/** The file name of one fixed sentence's samples. */
export const sentenceKey = (text: string) => digest(text)
