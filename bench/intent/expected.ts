import type { Clip } from '../speech/clips.ts'

/** Where a clip's intent and the journey's word for it differ by more than how they are written. */
const WORDS: Readonly<Record<string, string>> = {
  biscuit: 'biscuits',
  bread: 'breads',
  cash: 'counter',
  later: 'save',
  more: 'buyMore',
  required: 'notRequired',
  thank: 'thanks',
}

/** Questions whose topic is called differently, or that two topics answer. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  cake: ['describe'],
  calories: ['energy'],
  children: ['advice'],
  chocolate: ['contains chocolate'],
  full_list: ['fullList'],
  pack_size: ['weight'],
  palm_oil: ['contains palm oil'],
  sugar: ['sugar', 'sugarFree'],
  vegetarian: ['diet vegetarian'],
  wheat: ['contains wheat', 'contains whole wheat'],
}

const camel = (intent: string) => intent.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** True when a meaning (`meaning.ts`) is what a clip's truth asks for; a clip without an intent asks for none. */
export function isMeant({ kind, intent }: Clip, meaning: string): boolean {
  if (intent == null) return false
  if (kind !== 'question') return meaning === (WORDS[intent] ?? camel(intent))
  const [topic = '', product] = meaning.split(' @ ')
  const [, form, rest = ''] = /^(contains|prod)_(.+)$/.exec(intent) ?? []
  // Which product is asked about is the point of these, whatever is asked about it.
  if (form === 'prod') return product !== undefined && squeezed(product).includes(squeezed(rest))
  if (form === 'contains') return topic.startsWith('contains') && topic.includes(rest.replace(/s$/, ''))
  return (TOPICS[intent] ?? [intent]).includes(topic) || product?.split(' ').includes(intent) === true
}

const squeezed = (name: string) => name.replace(/[^a-z]/g, '')
