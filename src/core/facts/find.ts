import type { Product } from '../contract/product.ts'
import type { Topic } from '../language/topics.ts'
import { type Checking, forgotten } from './checking.ts'
import { act, answer, type Response, remark, type Surroundings } from './response.ts'
import { rules } from './word-rules.ts'

type PackRule = (checking: Checking, named: readonly Product[], around: Surroundings) => Response

/** Looks for it among the packs that pass, where the list has it in this section or in none. */
const find: PackRule = (checking, named, { texts, section }) => {
  const [first] = named
  if (!first) return answer(checking, [texts.facts.nameUnknown, texts.facts.sayName])
  const isHere = ({ section: its }: Product) =>
    section === undefined || its === null || its.trim().toLowerCase() === section.toLowerCase()
  const here = named.filter(isHere)
  if (here.length > 0) return act(forgotten(checking), { do: 'look', lookFor: 'name', find: here })
  return answer(checking, [texts.findElsewhere(first.name, first.section ?? '')])
}

/** "This is not Good Day": a doubt, if that is what was told. */
const isNot: PackRule = (checking, named, around) => {
  const { told } = checking
  const said = told?.look === 'name' ? around.product(told.productId) : undefined
  const isDoubt = !said || named.some(({ id }) => id === said.id)
  const taken = isDoubt ? rules.wrong?.(checking, around) : undefined
  return taken ?? remark(checking, said ? [around.texts.saidAnother(said.name)] : [])
}

/** What names a pack and asks for nothing that its record holds. */
export const packRules: Readonly<Partial<Record<Topic['name'], PackRule>>> = { find, isNot }
