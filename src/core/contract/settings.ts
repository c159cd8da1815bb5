import * as z from 'zod/mini'

export const brandSchema = z.object({
  name: z.string(),
  companyName: z.string(),
  primaryColour: z.string(),
  accentColour: z.string(),
  logoUrl: z.string(),
})
export type Brand = z.infer<typeof brandSchema>

/**
 * How sound and pictures travel. `product`: 100 ms of audio at a time, pictures only while a look is open, own
 * texts by `say`. `specification`: section 9 to the letter, own texts by echo turns, /stt beside /ws/.
 */
export const transportSchema = z.enum(['product', 'specification'])

/** What the server tells the page about itself, inlined in the page as JSON. No secrets, no staff data. */
export const publicSettingsSchema = z.object({
  brand: brandSchema,
  profile: z.enum(['product', 'specification']),
  transport: transportSchema,
  /** How steps are counted. `accurate` knows how people walk. */
  steps: z.enum(['accurate', 'specification']),
  /** How a visit that is over returns to its start: `literal` loads the page anew. */
  reload: z.enum(['soft', 'literal']),
  motionRequired: z.boolean(),
  unknownStoreWaits: z.boolean(),
  /** Path segment of /speech/<version>/: changes with texts, brand and voice. */
  speechVersion: z.string(),
  /** The model's name, without a path: what a shopper's own project is asked for. */
  liveModel: z.string(),
  /** Where such a project's models are asked for; null when the service knows neither projects nor places. */
  liveLocation: z.nullable(z.string()),
  sttPort: z.nullable(z.number()),
  /** API base by page host; `default` for all others. */
  apiBases: z.record(z.string(), z.string()),
  /** Without a key, a tap or a scroll for so long, the console signs its user out. */
  adminIdleMinutes: z.number().check(z.positive()),
  /** The register and reset forms empty themselves 1 s after they are shown, as the specification has it. */
  autofillClear: z.boolean(),
})
export type PublicSettings = z.infer<typeof publicSettingsSchema>
