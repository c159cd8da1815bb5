import * as z from 'zod/mini'
import { languageSchema } from './language.ts'

const brandSchema = z.object({
  name: z.string(),
  companyName: z.string(),
  primaryColour: z.string(),
  accentColour: z.string(),
  logoUrl: z.string(),
})
export type Brand = z.infer<typeof brandSchema>

/** What is done to the letter of the specification (true), and what in the product's own way. */
const asSpecifiedSchema = z.object({
  /**
   * How sound and pictures travel. True: its section 9, own texts by echo turns, /stt beside /ws/. False: 100 ms of
   * audio at a time, pictures only while a look is open, own texts by `say`.
   */
  transport: z.boolean(),
  /** Steps are counted by its threshold. False: as people walk. */
  steps: z.boolean(),
  /** A visit that is over loads the page anew. False: it returns to its start by itself. */
  reload: z.boolean(),
  motionRequired: z.boolean(),
  unknownStoreWaits: z.boolean(),
  /** The register and reset forms empty themselves 1 s after they are shown. */
  autofillClear: z.boolean(),
  /** Whatever has no setting of its own. */
  everythingElse: z.boolean(),
})
export type AsSpecified = z.infer<typeof asSpecifiedSchema>

/** What the server tells the page about itself, inlined in the page as JSON. No secrets, no staff data. */
export const publicSettingsSchema = z.object({
  brand: brandSchema,
  asSpecified: asSpecifiedSchema,
  /** What shoppers can choose from, the one that the page begins in first. Left out: all, English first. */
  languages: z.optional(z.array(languageSchema).check(z.minLength(1))),
  /** Path segment of /speech/<version>/: changes with texts, brand and voice. */
  speechVersion: z.string(),
  /** The model's name, without a path: what a shopper's own project is asked for. */
  liveModel: z.string(),
  /** What shoppers say goes to a service outside, by the server's own setting. */
  hearsInCloud: z.optional(z.boolean()),
  /** Where such a project's models are asked for; null when the service knows neither projects nor places. */
  liveLocation: z.nullable(z.string()),
  sttPort: z.nullable(z.number()),
  /** API base by page host; `default` for all others. */
  apiBases: z.record(z.string(), z.string()),
  /** Whose sign-in staff may use instead of a password; undefined: nobody's. */
  providerName: z.optional(z.string()),
  /** Without a key, a tap or a scroll for so long, the console signs its user out. */
  adminIdleMinutes: z.number().check(z.positive()),
})
export type PublicSettings = z.infer<typeof publicSettingsSchema>
