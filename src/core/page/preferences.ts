import * as z from 'zod/mini'
import { languageSchema } from '../contract/language.ts'
import { modalitySchema } from '../contract/modes.ts'

/** The paces a shopper can choose; the third is the voice's own. Who listens to a screen reader all day is used to twice that. */
export const PACES = [0.7, 0.85, 1, 1.2, 1.4, 1.7, 2] as const
/**
 * How loud, as a share of the usual; above it the limiter keeps what is amplified from clipping, and the phone's own
 * voice is as loud as it goes.
 */
export const VOLUMES = [0.4, 0.65, 1, 1.6, 2.5] as const
/** A voice of the phone's own takes 1 at most: this leaves room above the usual. */
const PHONE_SHARE = 0.7
const NORMAL = 2

/** How a shopper likes to be spoken to, kept on the phone. */
const preferencesSchema = z.object({
  /** `server`: the product's voice. `phone`: the phone's own, which a shopper may know better. */
  voice: z._default(z.enum(['server', 'phone']), 'server'),
  /** Index into `PACES`. */
  pace: z._default(z.number().check(z.int(), z.gte(0), z.lt(PACES.length)), NORMAL),
  /** Index into `VOLUMES`. */
  volume: z._default(z.number().check(z.int(), z.gte(0), z.lt(VOLUMES.length)), NORMAL),
  /** Hold to talk only: without a hold nothing is listened to. */
  holdOnly: z._default(z.boolean(), false),
  /** The phone's own recogniser hears, to which the shopper has agreed. */
  phoneEar: z._default(z.boolean(), false),
  /** Answers are short: the rest when it is asked for. */
  short: z._default(z.boolean(), false),
  /** Sounds and buzzes beside the words. */
  signs: z._default(z.boolean(), true),
  /** Chosen by the shopper; without it nobody has. */
  language: z.catch(z.optional(languageSchema), undefined),
  /** Spoken, or to be read. */
  modality: z._default(modalitySchema, 'AUDIO'),
})
export type Preferences = z.infer<typeof preferencesSchema>

export const defaultPreferences: Preferences = {
  voice: 'server',
  pace: NORMAL,
  volume: NORMAL,
  holdOnly: false,
  phoneEar: false,
  short: false,
  signs: true,
  modality: 'AUDIO',
}

/** What storage holds, or the defaults in its place. */
export function readPreferences(stored: unknown): Preferences {
  const read = preferencesSchema.safeParse(stored)
  return read.success ? read.data : defaultPreferences
}

/** One step slower or faster, softer or louder, as far as it goes. */
export function oneStep(of: readonly number[], from: number, by: 1 | -1): number {
  return Math.min(of.length - 1, Math.max(0, from + by))
}

/** What the page makes of a sound to reach the shopper's pace. */
export const paceOf = (pace: number) => PACES[pace] ?? 1

/** What sound is amplified by beside the usual. */
export const volumeOf = (volume: number) => VOLUMES[volume] ?? 1

/** The same for the phone's own voice: of its full loudness. */
export const phoneVolumeOf = (volume: number) => Math.min(1, PHONE_SHARE * volume)

/** Of what shoppers are told of themselves, kept on the phone by who has heard it: another one is told again. */
export const NOTICE_VERSION = '2026-11'
