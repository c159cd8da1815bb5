import { withoutAsides } from './asides.ts'
import { anywhereCommands, asksForCounter, type Command } from './commands.ts'
import { asksDate, asksWhatThisIs, beyondUs } from './looking.ts'
import { findNames, type ProductNames } from './named-products.ts'
import { hasPhrase, plainWords, wordCount } from './plain-words.ts'
import { asksForSubstance, topicOf } from './topic-of.ts'
import type { Topic } from './topics.ts'
import { wholeCommands } from './whole-commands.ts'

/** Which product a question is about. Several ids: their names are the same words, or two were compared. */
export type About = { kind: 'this' } | { kind: 'named'; productIds: readonly string[] }

/** What the shopper wants. `unknown` is an honest answer: nothing acts on a guess. */
export type Intent =
  | { type: 'whatIsThis' }
  | { type: 'date' }
  | { type: 'command'; command: Command }
  | { type: 'question'; topic: Topic; about: About }
  | { type: 'unknown' }

const commandOfWhole = new Map<string, Command>()
for (const [command, phrases] of Object.entries(wholeCommands)) {
  for (const phrase of phrases) commandOfWhole.set(phrase, command as Command)
}

function wholeCommand(forms: readonly string[]): Command | undefined {
  for (const form of forms) {
    const command = commandOfWhole.get(form)
    if (command) return command
  }
  return undefined
}

function commandInside(words: string): { command: Command; length: number } | undefined {
  let best: { command: Command; length: number } | undefined = asksForCounter.test(words)
    ? { command: 'cashCounter', length: 3 }
    : undefined
  for (const [command, phrases] of Object.entries(anywhereCommands)) {
    for (const phrase of phrases) {
      const length = wordCount(phrase)
      if (hasPhrase(words, phrase) && length > (best?.length ?? 0))
        best = { command: command as Command, length }
    }
  }
  return best
}

/** "Is this milk bikis?" can only be answered by looking. */
const ASKS_IF_NAMED =
  /^(?:so )?(?:is|are) (?:this|it|that|these|the)\b(?:.* from this|(?: an?| the| this)* this(?: (?:product|biscuits?|pack|packet|one))?)$/

/**
 * The meaning of a sentence, spoken or typed. The longest phrase wins, whatever it means: "not there" is never
 * "there", "is there sugar in this" is a question about sugar. Only words of `productNames` name a product.
 */
export function understand(text: string, productNames: readonly ProductNames[]): Intent {
  const said = plainWords(text)
  if (said === '') return { type: 'unknown' }
  const forms = withoutAsides(said)
  const whole = wholeCommand(forms)
  if (whole) return { type: 'command', command: whole }

  const { words, productIds } = findNames(
    said,
    productNames,
    (before, name) => !asksForSubstance(before, name),
  )
  const about: About = productIds.length > 0 ? { kind: 'named', productIds } : { kind: 'this' }
  if (about.kind === 'this' ? forms.some(asksWhatThisIs) : ASKS_IF_NAMED.test(words))
    return { type: 'whatIsThis' }

  const dateLength = asksDate(words)
  const topic = topicOf(words, about.kind === 'named')
  const command = commandInside(words)
  const longest = Math.max(dateLength, topic?.length ?? 0, command?.length ?? 0)
  if (longest === 0 || beyondUs(words) > longest) return { type: 'unknown' }
  if (command?.length === longest) return { type: 'command', command: command.command }
  if (dateLength === longest) return { type: 'date' }
  return topic ? { type: 'question', topic: topic.topic, about } : { type: 'unknown' }
}
