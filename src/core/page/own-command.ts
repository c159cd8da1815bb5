import type { Language } from '../contract/language.ts'
import type { ListenFor } from '../contract/modes.ts'
import { isEmpty, type Needs, withoutNeeds } from '../needs/needs.ts'
import { entriesNamed, itemNamed, type Listed, type Shopping } from '../shopping/shopping.ts'
import { mayBeEither, type OwnList, type PageCommand, pageCommand } from './page-command.ts'

/** What the phone keeps, and by what products entries are named. */
interface Kept {
  needs: Needs
  shopping: Shopping
  products: readonly Listed[]
  brand: string
}

const sizeOf = ({ avoid, diets }: Needs) => avoid.length + diets.length

type Removal = { needs: Needs } | { names: readonly string[] }

/** What a sentence takes off its list; undefined: it does something else. */
function removalIn(said: PageCommand | undefined): Removal | undefined {
  if (said?.of === 'shopping' && said.command.do === 'unwant') return { names: said.command.names }
  const change = said?.of === 'needs' && said.command.do === 'change' ? said.command : undefined
  return change && isEmpty(change.add) ? { needs: change.remove } : undefined
}

/** Whether all of it stands there: "chocolate cream" is no chocolate, which may not be eaten. */
function isThere(removal: Removal, { needs, shopping, products, brand }: Kept): boolean {
  return 'names' in removal
    ? removal.names.every((name) => entriesNamed(name, shopping, products, brand).length > 0)
    : sizeOf(needs) - sizeOf(withoutNeeds(needs, removal.needs)) === sizeOf(removal.needs)
}

interface Said {
  text: string
  question?: ListenFor | undefined
  language: Language
  /** Which one "my list" and nothing else is. */
  list: OwnList
}

/** `both`: what must not be eaten is asked for as well. */
export type OwnCommand = PageCommand & { both?: boolean }

/**
 * What a sentence wants of what is kept. What is to be taken off "my list" and stands on one of both is taken off that one, and
 * "what is on my list" is never answered without what must not be eaten; everything else is of the list that is meant, where what
 * is added by mistake is safe.
 */
export function ownCommand(
  { text, question, language, list }: Said,
  shopping: Shopping,
  around: Omit<Kept, 'shopping'>,
): OwnCommand | undefined {
  const kept = { ...around, shopping }
  const holds = (name: string) => itemNamed(shopping, name) !== undefined
  const readOf = (each: OwnList) => pageCommand(text, question, language, each, holds)
  const said = readOf(list)
  if (said?.of === 'shopping' && said.command.do === 'tellList' && !isEmpty(around.needs))
    return { ...said, both: readOf('needs')?.of === 'needs' }
  const removal = removalIn(said)
  if (said && (!removal || isThere(removal, kept))) return said
  if (!mayBeEither(text, language)) return said
  const other = readOf(list === 'needs' ? 'shopping' : 'needs')
  const otherRemoval = removalIn(other)
  return otherRemoval && (!said || isThere(otherRemoval, kept)) ? other : said
}
