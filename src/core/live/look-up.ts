import * as z from 'zod/mini'
import type { Command } from '../language/commands.ts'
import type { About, Intent } from '../language/intent.ts'
import { findNames, type ProductNames } from '../language/named-products.ts'
import { plainWords } from '../language/plain-words.ts'
import type { PlainTopicName, Topic } from '../language/topics.ts'
import type { ToolDeclaration } from './service-setup.ts'

/**
 * The one thing that a cloud model may do: tell what the shopper meant. Answers are composed from the brand's records
 * and spoken by us; the model's own words never carry a fact.
 */
export const LOOK_UP = 'look_up'

const topics = {
  describe: 'describe',
  everything: 'fullList',
  ingredients: 'ingredients',
  allergens: 'allergens',
  nutrition: 'nutrition',
  energy: 'energy',
  sugar: 'sugar',
  sugar_free: 'sugarFree',
  fat: 'fat',
  salt: 'salt',
  protein: 'protein',
  weight: 'weight',
  flavour: 'flavour',
  maker: 'maker',
  storage: 'storage',
  features: 'features',
  packed_on: 'packed',
  pieces: 'pieces',
  serving: 'serving',
  origin: 'origin',
  off_topic: 'outOfScope',
  directions: 'directions',
} as const satisfies Record<string, PlainTopicName>

const commands = {
  repeat: 'repeat',
  help: 'help',
  stop: 'stop',
  slower: 'slower',
  faster: 'faster',
  skip: 'skip',
  shorter: 'shorter',
  start_again: 'startAgain',
  call_staff: 'callStaff',
  yes: 'yes',
  no: 'no',
  thank_you: 'thanks',
  cash_counter: 'cashCounter',
} as const satisfies Record<string, Command>

const kept = ['what_is_this', 'use_by_date', 'contains', 'diet', 'advice'] as const
type Wish = (typeof kept)[number] | keyof typeof topics | keyof typeof commands
const wishes: readonly string[] = [...kept, ...Object.keys(topics), ...Object.keys(commands)]

const isWish = (wish: string): wish is Wish => wishes.includes(wish)
const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key)

const LONGEST = 200
const word = z.optional(z.string().check(z.maxLength(LONGEST)))
const argumentsSchema = z.object({
  wants: z.string().check(z.refine(isWish)),
  product: word,
  substance: word,
  diet: word,
})

/** As the service is told of it. Types are the service's own names of them. */
export const lookUpTool: ToolDeclaration = {
  name: LOOK_UP,
  description:
    "Answers the shopper from the brand's records, aloud and in the app's own words. Call it for everything the shopper asks or tells you about products; it changes nothing.",
  parameters: {
    type: 'OBJECT',
    properties: {
      wants: {
        type: 'STRING',
        enum: wishes,
        description:
          'What the shopper means. what_is_this: a look at what is held to the camera. use_by_date: reading the date from the pack. contains: whether it contains `substance`. diet: whether it fits `diet`. advice: a medical or safety question. off_topic: nothing about these products.',
      },
      product: { type: 'STRING', description: 'The product, only if the shopper named one.' },
      substance: { type: 'STRING', description: 'With contains: the substance in English.' },
      diet: { type: 'STRING', description: 'With diet: the way of eating in English.' },
    },
    required: ['wants'],
  },
}

function topicOf(wants: Wish, substance: string, diet: string): Topic | undefined {
  if (wants === 'contains') return substance === '' ? { name: 'allergens' } : { name: 'contains', substance }
  if (wants === 'diet') return diet === '' ? { name: 'ingredients' } : { name: 'diet', diet }
  if (wants === 'advice') return { name: 'advice', concern: /\bsugar|diabet/.test(diet) ? 'sugar' : 'any' }
  return has(topics, wants) ? { name: topics[wants] } : undefined
}

/**
 * What a call means, in the product's own terms; undefined for arguments that mean nothing. A product that the
 * shopper named and the catalogue does not know is never taken for the one scanned last.
 */
export function intentOfCall(
  args: Readonly<Record<string, unknown>>,
  productNames: readonly ProductNames[],
): Intent | undefined {
  const parsed = argumentsSchema.safeParse(args)
  if (!parsed.success) return undefined
  const { product, substance, diet } = parsed.data
  const wants = parsed.data.wants as Wish
  if (wants === 'what_is_this') return { type: 'whatIsThis' }
  if (wants === 'use_by_date') return { type: 'date' }
  if (has(commands, wants)) return { type: 'command', command: commands[wants] }
  const topic = topicOf(wants, plainWords(substance ?? ''), plainWords(diet ?? ''))
  const named = plainWords(product ?? '')
  const about: About =
    named === ''
      ? { kind: 'this' }
      : { kind: 'named', productIds: findNames(named, productNames, () => true).productIds }
  return topic && { type: 'question', topic, about }
}
