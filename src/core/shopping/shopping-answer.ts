import { concernsOf } from '../needs/concerns.ts'
import type { Needs } from '../needs/needs.ts'
import type { OwnTexts } from '../texts/own-texts.ts'
import {
  type BagItem,
  checkedOff,
  entriesCalled,
  entriesNamed,
  heldUp,
  itemNamed,
  type Listed,
  meantBy,
  nameOfWanted,
  noShopping,
  orNothing,
  type Shopping,
  shortName,
  withItem,
  withoutItem,
} from './shopping.ts'
import type { ShoppingCommand } from './shopping-command.ts'

/** What the phone knows beside the list. */
export interface Around {
  products: readonly Listed[]
  brand: string
  needs: Needs
  texts: OwnTexts
  /** The product of the latest look. */
  inHand: BagItem | undefined
  nowMs: number
}

/** What is kept from now on (absent: as it was; null: nothing), and what is said. */
export interface ShoppingAnswer {
  keep?: Shopping | null
  said: readonly string[]
}

/** What is wanted, by section; what no section is known of stands last. */
function bySection(wanted: readonly string[], { products, brand }: Around): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  for (const words of wanted) {
    const found = new Set(meantBy(words, products).map(({ section }) => section ?? ''))
    const [section = ''] = found.size === 1 ? found : []
    sections.set(section, [...(sections.get(section) ?? []), nameOfWanted(words, products, brand)])
  }
  return sections
}

/** Before a section is chosen: where what is wanted stands by the list. */
export function planSentences({ wanted }: Shopping, around: Around): string[] {
  const { texts } = around
  if (wanted.length === 0) return []
  const sections = bySection(wanted, around)
  const unknown = sections.get('') ?? []
  const known = [...sections].filter(([section]) => section !== '')
  return [
    ...known.map(([section, names]) => texts.wantedIn(section, names)),
    ...(unknown.length > 0 ? [texts.nowWanted(unknown)] : []),
  ]
}

/** On arriving at a section. */
export function wantedHereSentences({ wanted }: Shopping, section: string, around: Around): string[] {
  const { texts } = around
  const here = bySection(wanted, around).get(section) ?? []
  return here.length > 0 ? [texts.wantedHere(here)] : []
}

/** The bag read back, with what concerns its shopper in it. */
export function bagSentences({ bag }: Shopping, { brand, needs, texts }: Around): string[] {
  if (bag.length === 0) return [texts.shoppingTexts.bagEmpty]
  const all = bag.map(({ product, pack }) => ({
    name: shortName(product.name, brand),
    concerns: concernsOf(needs, product, pack, texts),
  }))
  const isNamed = ({ concerns }: (typeof all)[number]) => concerns.some(({ sign }) => sign === 'contains')
  const named = all
    .filter(isNamed)
    .flatMap(({ concerns }) => concerns.filter(({ sign }) => sign === 'contains').map(({ text }) => text))
  const unsure = all.filter((one) => !isNamed(one) && one.concerns.length > 0).map(({ name }) => name)
  return [
    texts.bagHolds(all.map(({ name }) => name)),
    ...new Set(named),
    ...(unsure.length > 0 ? [texts.unsureOf([...new Set(unsure)])] : []),
  ]
}

const remaining = (shopping: Shopping, { products, brand, texts }: Around): string[] =>
  shopping.wanted.length > 0
    ? [texts.stillWanted(shopping.wanted.map((words) => nameOfWanted(words, products, brand)))]
    : []

/** A pack was named by a look: checked off, told from its sibling, or nothing to the list. */
export function heldSentences(shopping: Shopping, item: BagItem, around: Around): ShoppingAnswer {
  const { texts } = around
  const held = heldUp(shopping, item.product, around.products, around.brand)
  const name = shortName(item.product.name, around.brand)
  switch (held.is) {
    case 'wanted': {
      const keep = checkedOff(shopping, item, around.nowMs)
      const rest = keep.wanted.length > 0 ? remaining(keep, around) : [texts.shoppingTexts.allFound]
      return { keep, said: [texts.foundIt(name), texts.shoppingTexts.putBack, ...rest] }
    }
    case 'inBag':
      return { said: [texts.foundAgain(name)] }
    case 'sibling':
      return { said: [texts.notThatOne(name, held.wanted)] }
    case 'nothing':
      return { said: [] }
  }
}

function want(
  shopping: Shopping,
  names: readonly string[],
  { products, brand, texts }: Around,
): ShoppingAnswer {
  const wanted = [...new Set([...shopping.wanted, ...names])]
  const unknown = names.filter((name) => meantBy(name, products).length === 0)
  return {
    keep: { ...shopping, wanted },
    said: [
      texts.nowWanted(names.map((name) => nameOfWanted(name, products, brand))),
      ...(unknown.length > 0 ? [texts.notInStore(unknown)] : []),
    ],
  }
}

function unwant(
  shopping: Shopping,
  names: readonly string[],
  { products, brand, texts }: Around,
): ShoppingAnswer {
  const named = names.map((name) => ({ name, entries: entriesNamed(name, shopping, products, brand) }))
  const gone = new Set(named.flatMap(({ entries }) => entries))
  const strange = named.flatMap(({ name, entries }) => (entries.length > 0 ? [] : [name]))
  return {
    keep: { ...shopping, wanted: shopping.wanted.filter((words) => !gone.has(words)) },
    said: [
      ...(gone.size > 0
        ? [texts.noLongerWanted([...gone].map((words) => nameOfWanted(words, products, brand)))]
        : []),
      ...(strange.length > 0 ? [texts.wasNotWanted(strange)] : []),
    ],
  }
}

/** Out of the bag; what was checked off for them is to be found again. */
function takeOut(shopping: Shopping, items: readonly BagItem[], { products, brand, texts }: Around) {
  const keep = items.reduce((left, { product }) => withoutItem(left, product.id), shopping)
  const again = keep.wanted.filter((words) => !shopping.wanted.includes(words))
  const said = [
    ...items.map(({ product }) => texts.outOfBag(shortName(product.name, brand))),
    ...(again.length > 0
      ? [texts.nowWanted(again.map((words) => nameOfWanted(words, products, brand)))]
      : []),
  ]
  return { keep, said }
}

function takeOutNamed(shopping: Shopping, names: readonly string[], around: Around): ShoppingAnswer {
  const named = names.map((name) => ({ name, item: itemNamed(shopping, name) }))
  const items = named.flatMap(({ item }) => item ?? [])
  const strange = named.flatMap(({ name, item }) => (item ? [] : [name]))
  const { keep, said } = takeOut(shopping, items, around)
  return { keep, said: [...said, ...(strange.length > 0 ? [around.texts.wasNotInBag(strange)] : [])] }
}

/** Back on the list, from the bag where it is there. */
function wantAgain(shopping: Shopping, names: readonly string[], around: Around): ShoppingAnswer {
  const { products, brand } = around
  const items = names.flatMap((name) => itemNamed(shopping, name) ?? [])
  const { keep, said } = takeOut(shopping, items, around)
  const again = { wanted: keep.wanted.filter((words) => !shopping.wanted.includes(words)) }
  // What stood there is the same only by its whole name: milk is no milk biscuits.
  const isBack = (name: string) =>
    entriesCalled(name, keep, products, brand).length > 0 ||
    entriesNamed(name, again, products, brand).length > 0
  const more = names.filter((name) => !isBack(name))
  if (more.length === 0 && said.length > 0) return { keep, said }
  const wanted = want(keep, more.length > 0 ? more : names, around)
  return { ...wanted, said: [...said, ...wanted.said] }
}

/** How list and bag stand, once a change was taken back. */
export const shoppingSentences = (shopping: Shopping, around: Around): readonly string[] => [
  ...answerShopping(shopping, { do: 'tellList' }, around).said,
  ...(shopping.bag.length > 0 ? bagSentences(shopping, around) : []),
]

/** What a sentence about the list or the bag leads to. */
export function answerShopping(shopping: Shopping, command: ShoppingCommand, around: Around): ShoppingAnswer {
  const { inHand, brand, nowMs, texts } = around
  const name = inHand && shortName(inHand.product.name, brand)
  switch (command.do) {
    case 'want':
      return want(shopping, command.names, around)
    case 'unwant':
      return unwant(shopping, command.names, around)
    case 'takeOut':
      return takeOutNamed(shopping, command.names, around)
    case 'wantAgain':
      return wantAgain(shopping, command.names, around)
    case 'tellList':
      return {
        said:
          shopping.wanted.length > 0
            ? remaining(shopping, around)
            : [shopping.bag.length > 0 ? texts.shoppingTexts.allFound : texts.shoppingTexts.nothingWanted],
      }
    case 'forgetList':
      return {
        keep: orNothing({ ...shopping, wanted: [] }),
        said: [texts.shoppingTexts.listForgotten],
      }
    case 'intoBag':
      if (!inHand || name === undefined) return { said: [texts.shoppingTexts.showFirst] }
      return { keep: withItem(shopping, inHand, nowMs), said: [texts.intoBag(name)] }
    case 'outOfBag':
      if (!inHand || name === undefined) return { said: [texts.shoppingTexts.showFirst] }
      return takeOut(shopping, [inHand], around)
    case 'tellBag':
      return { said: bagSentences(shopping, around) }
    case 'emptyBag':
      return {
        keep: orNothing({ ...noShopping, wanted: shopping.wanted }),
        said: [texts.shoppingTexts.bagForgotten],
      }
  }
}
