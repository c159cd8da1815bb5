import * as z from 'zod/mini'
import type { Product } from '../contract/product.ts'
import type { About, Meaning } from '../language/meaning.ts'
import { findNames, type ProductNames } from '../language/named-products.ts'
import { hasPhrase, plainWords, wordsOfBothScripts } from '../language/plain-words.ts'
import { topicRows } from '../language/topic-of.ts'
import type { Topic } from '../language/topics.ts'
import { understand } from '../language/understand.ts'
import { wordRows } from '../language/words.ts'
import { foreignNames } from '../substances/allergen-words.ts'
import { knownSubstance, substanceAsked } from '../substances/substances.ts'
import type { ToolDeclaration } from './service-requests.ts'

/**
 * The one thing that a cloud model may do: tell what the shopper meant. Answers are composed from the brand's records
 * and spoken by us; the model's own words never carry a fact.
 */
export const LOOK_UP = 'look_up'

const named = <Name>(rows: readonly (readonly [Name, { lookUp?: string }])[]) =>
  new Map(rows.flatMap(([name, { lookUp }]) => (lookUp === undefined ? [] : [[lookUp, name] as const])))

const topics = named(topicRows)
const words = named(wordRows)
const wants = ['contains', 'diet', 'advice', ...topics.keys(), ...words.keys()]

const LONGEST = 200
const detail = z.nullish(z.string().check(z.maxLength(LONGEST)))
const argumentsSchema = z.object({
  wants: z.string().check(z.refine((name) => wants.includes(name))),
  product: detail,
  substance: detail,
  diet: detail,
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
        enum: wants,
        description:
          'What the shopper means. what_is_this: a look at what is held to the camera. use_by_date: reading the date from the pack. contains: whether it contains `substance`. diet: whether it fits `diet`. advice: a medical or safety question. off_topic: nothing about these products.',
      },
      product: {
        type: 'STRING',
        description: 'The product as the catalogue writes it, only if the shopper named one.',
      },
      substance: { type: 'STRING', description: 'With contains: the substance in English.' },
      diet: { type: 'STRING', description: 'With diet: the way of eating in English.' },
    },
    required: ['wants'],
  },
}

/** The one topic that a sentence asks for, as a shopper's own would; undefined for several and for none. */
function topicAsked(sentence: string): Topic | undefined {
  const turn = { text: sentence, question: 'checking', source: 'typed', names: [] } as const
  const { meaning, also, verdict } = understand(turn)
  // Nobody is asked back what a model meant.
  const isClear = also.length === 0 && verdict === 'act'
  return meaning?.type === 'question' && isClear ? meaning.topic : undefined
}

/** A figure of the record that is asked for as a substance is. */
const isFigure = ({ name }: Topic) =>
  ['energy', 'fat', 'fibre', 'nutrition', 'protein', 'salt', 'sugar', 'sugarFree'].includes(name)

/** By a row of ours, or in one word that records write for one: paneer. */
const isKnown = (substance: string) =>
  knownSubstance(substance) !== undefined ||
  (!substance.includes(' ') && !foreignNames.has(substance) && substanceAsked(substance).allergen)

/**
 * What a substance in the model's words asks for. "Our list does not name …" is said in our voice, so nothing that we do
 * not know stands there: a name misspelt, in a language that we do not have, or a sentence. The list is read instead.
 */
function contentOf(substance: string): Topic {
  const topic = topicAsked(`does it contain ${substance}`)
  const isOurs = topic && (topic.name === 'contains' ? isKnown(topic.substance) : isFigure(topic))
  return isOurs ? topic : { name: 'allergens' }
}

/** A way of eating that we know, or what stands behind one: "gluten free" asks for gluten. */
function eatingOf(diet: string): Topic {
  const topic = topicAsked(`is it ${diet}`)
  if (topic?.name === 'contains') return contentOf(topic.substance)
  return topic?.name === 'diet' || topic?.name === 'advice' ? topic : { name: 'ingredients' }
}

function topicOf(wants: string, substance: string, diet: string): Topic | undefined {
  if (wants === 'contains') return contentOf(substance)
  if (wants === 'diet') return eatingOf(diet)
  if (wants === 'advice') return { name: 'advice', concern: /\bsugar|diabet/.test(diet) ? 'sugar' : 'any' }
  const name = topics.get(wants)
  return name && { name }
}

/** What a model writes where no product was named. */
const NO_PRODUCT =
  /^(?:(?:the|this|that|current|scanned|is|us|yeh?|यह|ये|वह|वो|इस|उस) )*(?:this|that|it|one|product|pack|packet|item|none|null|undefined|unknown|n a|not (?:named|given|specified)|yeh?|wal[ai]|is(?:me|mein|ka|ki|ke)|यह|ये|वह|वो|इस|उस|इसे|(?:इस|उस)(?:में|का|की|के)|वाला|वाली|प्रोडक्ट|उत्पाद|पैक|पैकेट|चीज|आइटम|कोई नहीं)(?: (?:में|का|की|के|को|mein|me|ka|ki|ke))?$/u

const isNoProduct = (product: string) =>
  !/[\p{Letter}\p{Number}]/u.test(product) || NO_PRODUCT.test(wordsOfBothScripts(product))

/** By its Hindi name, else by a part of one, else by what holds one. */
function byHindiName(product: string, names: readonly ProductNames[]): string[] {
  const said = wordsOfBothScripts(product)
  const fits: readonly ((hindi: string) => boolean)[] = [
    (hindi) => hindi === said,
    (hindi) => hasPhrase(hindi, said),
    (hindi) => hasPhrase(said, hindi),
  ]
  for (const isSo of fits) {
    const found = names.filter(({ hindi }) => hindi !== undefined && isSo(hindi))
    if (found.length > 0) return found.map(({ id }) => id)
  }
  return []
}

/** The products of a name in the model's words: it has seen the ids of the catalogue, and may write as the shopper speaks. */
function productsNamed(product: string, names: readonly ProductNames[]): readonly string[] {
  if (names.some(({ id }) => id === product)) return [product]
  const { productIds } = findNames(plainWords(product), names, () => true)
  return productIds.length > 0 ? productIds : byHindiName(product, names)
}

/** Names are known by their Latin letters, and some by Hindi ones: one in others may be of a product that the list has. */
const mayBeUnread = (product: string) => !/\p{Script=Latin}/u.test(product)

/**
 * What a call means, in the product's own terms; undefined for arguments that mean nothing. A product that the
 * shopper named and the catalogue does not know is never taken for the one scanned last; of one whose name may be unread
 * a look is asked for.
 */
export function meaningOfCall(
  args: Readonly<Record<string, unknown>>,
  productNames: readonly ProductNames[],
): Meaning | undefined {
  const parsed = argumentsSchema.safeParse(args)
  if (!parsed.success) return undefined
  const { wants } = parsed.data
  const [product = '', substance = '', diet = ''] = [
    parsed.data.product,
    parsed.data.substance,
    parsed.data.diet,
  ].map((one) => one?.trim())
  const word = words.get(wants)
  if (word) return { type: 'word', word }
  const topic = topicOf(wants, substance, diet.toLowerCase())
  const productIds = productsNamed(product, productNames)
  if (productIds.length === 0 && isNoProduct(product))
    return topic && { type: 'question', topic, about: { kind: 'this' } }
  const about: About = { kind: 'named', productIds }
  if (productIds.length > 0) return topic && { type: 'question', topic, about }
  // Whatever is asked of it: the list does not have it.
  if (!mayBeUnread(product)) return { type: 'question', topic: { name: 'available' }, about }
  const isOfList = topic?.name === 'available' || topic?.name === 'find'
  return topic && { type: 'question', topic: isOfList ? { name: 'describe' } : topic, about }
}

/** Characters of catalogue in a prompt: some 8,000 tokens, a quarter of what today's live models hold. */
const CATALOGUE_CHARACTERS = 32_000

/** One product as data: `<` is written so that no name can end the block it stands in. */
const line = (product: object) => JSON.stringify(product).replaceAll('<', '\\u003c')

const whole = ({ id, name, description }: Product) => line({ id, name, description })
const short = ({ id, name }: Product) => line({ id, name })

/**
 * The catalogue as JSON lines for a prompt. When it is larger than `limit` characters: first without descriptions,
 * then the products of `sections` before all others, as many as fit.
 */
export function catalogueLines(
  products: readonly Product[],
  sections: readonly string[],
  limit = CATALOGUE_CHARACTERS,
): string {
  const length = (lines: readonly string[]) => lines.reduce((sum, one) => sum + one.length + 1, 0)
  const all = products.map(whole)
  if (length(all) <= limit) return all.join('\n')
  const wanted = new Set(sections.map((section) => section.toLowerCase()))
  const isWanted = ({ section }: Product) => wanted.has((section ?? '').toLowerCase())
  const first = [...products.filter(isWanted), ...products.filter((product) => !isWanted(product))]
  const kept: string[] = []
  let used = 0
  for (const product of first) {
    const next = short(product)
    used += next.length + 1
    if (used > limit) break
    kept.push(next)
  }
  return kept.join('\n')
}
