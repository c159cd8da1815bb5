import type { ListenFor } from '../contract/modes.ts'
import { isEmpty, type Needs, withoutNeeds } from '../needs/needs.ts'
import { entriesNamed, itemNamed, type Listed, type Shopping } from '../shopping/shopping.ts'
import type { Language } from '../texts/language.ts'
import { type OwnList, type PageCommand, pageCommand } from './page-command.ts'

/** What the phone keeps, and by what products entries are named. */
interface Kept {
  needs: Needs
  shopping: Shopping
  products: readonly Listed[]
  brand: string
}

const sizeOf = ({ avoid, diets }: Needs) => avoid.length + diets.length

const isRemoval = (said: PageCommand) =>
  said.of === 'needs'
    ? said.command.do === 'change' && isEmpty(said.command.add)
    : said.of === 'shopping' && said.command.do === 'unwant'

/** Whether all that is to be taken off its list stands there: "chocolate cream" is no chocolate, which may not be eaten. */
function takesOff(said: PageCommand | undefined, { needs, shopping, products, brand }: Kept): boolean {
  if (said?.of === 'shopping')
    return (
      said.command.do === 'unwant' &&
      said.command.names.every((name) => entriesNamed(name, shopping, products, brand).length > 0)
    )
  if (said?.of !== 'needs' || said.command.do !== 'change' || !isEmpty(said.command.add)) return false
  const { remove } = said.command
  return sizeOf(needs) - sizeOf(withoutNeeds(needs, remove)) === sizeOf(remove)
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
  if (said && (!isRemoval(said) || takesOff(said, kept))) return said
  const other = readOf(list === 'needs' ? 'shopping' : 'needs')
  const isOther = said ? takesOff(other, kept) : other && isRemoval(other)
  return isOther ? other : said
}
