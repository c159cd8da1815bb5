import * as z from 'zod/mini'

/** The languages that the product speaks, as BCP 47 names them. */
export const languageSchema = z.enum(['en-IN', 'hi-IN'])
export type Language = z.infer<typeof languageSchema>

/** Where nobody has chosen, and always with `PROFILE=specification`. */
export const DEFAULT_LANGUAGE: Language = 'en-IN'
