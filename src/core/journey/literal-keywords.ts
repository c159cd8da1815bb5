import type { Word } from '../language/meaning.ts'
import { lookUp } from './everywhere.ts'
import type { Machine } from './stage.ts'
import type { StateName } from './state.ts'

interface Keyword {
  says: RegExp
  /** The part of the visit that the keyword belongs to, and what it means there. */
  to: StateName
  word: Word
}

/** In the order in which clashes are decided: what denies stands before what it holds. */
const inStore: readonly Keyword[] = [
  { says: /\bnot\b.*\b(?:there|entrance)\b|^(?:i am )?there\b/, to: 'entrance', word: 'notThere' },
  { says: /\bentrance\b/, to: 'entrance', word: 'entrance' },
  { says: /\brequired\b/, to: 'introduction', word: 'notRequired' },
  { says: /\bcontinue\b/, to: 'introduction', word: 'continue' },
  { says: /\bbuy more\b/, to: 'buyMore', word: 'buyMore' },
  { says: /\bbiscuits?\b/, to: 'section', word: 'biscuits' },
  { says: /\bdairy\b/, to: 'section', word: 'dairy' },
  { says: /\bbreads?\b/, to: 'section', word: 'breads' },
  { says: /\btime\b/, to: 'buyMore', word: 'nextTime' },
  { says: /\bmore\b/, to: 'buyMore', word: 'buyMore' },
  { says: /\b(?:save|later)\b/, to: 'keepApp', word: 'save' },
  { says: /\bthank/, to: 'keepApp', word: 'thanks' },
]
const atHome: readonly Keyword[] = [
  { says: /\bstore\b/, to: 'place', word: 'store' },
  { says: /\bhome\b/, to: 'place', word: 'home' },
  { says: /\bthank/, to: 'keepApp', word: 'thanks' },
]
const ofDates = /\b(?:dates?|use by|expiry)\b/

/**
 * `PROFILE=specification`: its keywords act whatever is asked. False: the words hold none. Whole words only, so that
 * "storekeeper" is no store; a question about a product was answered before it comes here.
 */
export function actToTheLetter(machine: Machine, text: string): boolean {
  const said = text.toLowerCase()
  if (ofDates.test(said)) {
    lookUp(machine, text)
    return true
  }
  const { place } = machine.options
  const found = (place.kind === 'store' ? inStore : atHome).find(({ says }) => says.test(said))
  if (!found) return false
  const { to, word } = found
  machine.go(to, (entered) => entered.word(word, { text, source: 'spoken', sure: true }) || entered.enter())
  return true
}
