import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ListenFor } from '../../src/core/contract/modes.ts'

const clipSchema = z.object({
  file: z.string(),
  text: z.nullable(z.string()),
  kind: z.enum(['journey', 'question', 'out', 'real-word', 'real-optional', 'real-out']),
  class: z.string(),
  intent: z.optional(z.nullable(z.string())),
  keywords: z.optional(z.nullable(z.array(z.string()))),
  forbid: z.optional(z.nullable(z.array(z.string()))),
})
export type Clip = z.infer<typeof clipSchema>

const truthSchema = z.object({
  rate: z.number(),
  noise: z.record(z.string(), z.string()),
  clips: z.array(clipSchema),
})
export type Truth = z.infer<typeof truthSchema>

/** Reads `truth.json` of a folder of clips; throws with the place when it is not as it should be. */
export function readTruth(folder: string): Truth {
  return z.parse(truthSchema, JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')))
}

/** The question that is open when a shopper says such a thing. */
const QUESTION_OF: Readonly<Record<string, ListenFor>> = {
  continue: 'introduction',
  required: 'introduction',
  not_required: 'introduction',
  skip: 'introduction',
  store: 'place',
  home: 'place',
  biscuit: 'section',
  dairy: 'section',
  bread: 'section',
  entrance: 'entrance',
  not_there: 'entrance',
  more: 'buy_more',
  next_time: 'buy_more',
  save: 'keep_app',
  later: 'keep_app',
  thank: 'keep_app',
  yes: 'confirm',
  no: 'confirm',
  what_is_this: 'checking',
  date: 'checking',
}

/** What a session listens for while the clip plays: the open question where there is one, everything otherwise. */
export function openQuestion({ kind, intent }: Clip): ListenFor {
  if (kind === 'question') return 'checking'
  if (kind === 'journey' || kind === 'real-word') return QUESTION_OF[intent ?? ''] ?? 'walking'
  return 'all'
}

/** Product words that the questions of a folder may name: a small catalogue that any brand could have. */
export const BENCH_PRODUCTS =
  'good day, marie gold, bourbon, milk bikis, tiger, jim jam, treat, nutri choice, nice time, pure magic, little hearts, toast rusk, fruit cake, cheese slices, white bread'.split(
    ', ',
  )

/** Words that move a visit; a question about a product moves nothing. */
const ACTION =
  /\b(continue|required|biscuits?|snacks?|cookies?|dairy|milk|cheese|breads?|bakery|entrance|door|there|inside|cash|counter|more|time|save|later|thanks?|store|shop|home|house|next|skip|start|staff|yes|no|date|what is this)\b/
const ABOUT_PRODUCT = /^(what|how|does|do|is|are|tell|who|can|describe|read|list|any|ingredients)\b/

/** True when the words would move the visit on. */
export function isAction(text: string): boolean {
  return ACTION.test(text) && (text.includes('what is this') || !ABOUT_PRODUCT.test(text))
}

/** True when the words hold what the clip says, and nothing that it must not be taken for. */
export function isRight(clip: Clip, text: string): boolean {
  const holds = (word: string) => text.includes(word)
  return (clip.keywords ?? []).some(holds) && !(clip.forbid ?? []).some(holds)
}
