import * as z from 'zod/mini'
import { sectionSchema, whereSchema } from './place.ts'

const unknown = undefined

/** Where a shopper is who calls: names of the product's own alone, so that a made-up page can put no words on a screen. */
export const callPlaceSchema = z.object({
  /** Left out: somewhere in the store, and nobody knows where. */
  where: z.catch(z.optional(whereSchema), unknown),
  section: z.catch(z.optional(sectionSchema), unknown),
  /** Where the walk in hand began; without it the entrance, or on the way to the counter the section. */
  source: z.catch(z.optional(sectionSchema), unknown),
  /** The part of the walk under way, from 1. */
  part: z.catch(z.optional(z.number().check(z.int(), z.gte(1), z.lte(200))), unknown),
  /** The visit was broken off there, or a code that hangs there was scanned: the shopper has not said that they are there. */
  last: z.catch(z.optional(z.boolean()), unknown),
})
export type CallPlace = z.infer<typeof callPlaceSchema>

/** From the page: a call to staff begins or is made again (`on`), or is over. `id` names it once the server has told. */
export const clientCallSchema = z.extend(callPlaceSchema, {
  on: z.boolean(),
  id: z.optional(z.string().check(z.maxLength(40), z.regex(/^[\w-]+$/))),
  /** It is taken up on another connection: nobody is rung for it again. */
  again: z.optional(z.boolean()),
  /** What the shopper speaks, as a language tag. */
  language: z.catch(z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/))), unknown),
})
export type ClientCall = z.infer<typeof clientCallSchema>

/**
 * How a call stands. `told`: a console of the store shows it; `alone`: none is open; `unreached`: nobody can be told
 * just now; `coming`: somebody of the staff comes; `over`: staff put it away.
 */
const callStates = ['told', 'alone', 'unreached', 'coming', 'over'] as const
export type CallState = (typeof callStates)[number]

const NAME_MAX = 30
/** A first name that is spoken to the shopper: letters of any script. */
export const callerName = z.string().check(z.maxLength(NAME_MAX), z.regex(/^[\p{L}\p{M}][\p{L}\p{M} .'-]*$/u))

/** To the page. `name`: who comes, as they gave it. */
export const serverCallSchema = z.object({
  id: z.optional(z.string()),
  state: z.enum(callStates),
  name: z.optional(z.string()),
})
export type CallNews = z.infer<typeof serverCallSchema>
