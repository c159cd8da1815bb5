import * as z from 'zod/mini'

/** The paces a shopper can choose; the middle one is the voice's own. Outside these the stretched voice slurs. */
export const PACES = [0.7, 0.85, 1, 1.2, 1.4] as const
const NORMAL = 2

/** How a shopper likes to be spoken to, kept on the phone. */
const preferencesSchema = z.object({
  /** `server`: the product's voice. `phone`: the phone's own, which a shopper may know better. */
  voice: z._default(z.enum(['server', 'phone']), 'server'),
  /** Index into `PACES`. */
  pace: z._default(z.number().check(z.int(), z.gte(0), z.lt(PACES.length)), NORMAL),
})
export type Preferences = z.infer<typeof preferencesSchema>

export const defaultPreferences: Preferences = { voice: 'server', pace: NORMAL }

/** What storage holds, or the defaults in its place. */
export function readPreferences(stored: unknown): Preferences {
  const read = preferencesSchema.safeParse(stored)
  return read.success ? read.data : defaultPreferences
}

/** One step slower or faster, as far as it goes. */
export function changePace(pace: number, by: 1 | -1): number {
  return Math.min(PACES.length - 1, Math.max(0, pace + by))
}

/** What the page makes of a sound to reach the shopper's pace. */
export const paceOf = (pace: number) => PACES[pace] ?? 1
