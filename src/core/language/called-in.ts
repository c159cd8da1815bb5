import { kindsOfGoods } from './en/kinds-of-goods.ts'
import { isUnknown } from './known-words.ts'
import { phrasesOf } from './phrases.ts'

const THE = '(?:(?:the|a|an|one|my|your|that) )'
/** Where what is in a pack is asked of something by its own word. */
const calledForms = [
  new RegExp(`\\b(?:in|inside) ${THE}*(?<called>\\w+(?: \\w+){0,3})$`),
  new RegExp(
    `\\b(?:of ${THE}|(?:weight|calories|energy|sugars?|fat|salt|sodium|protein) of )${THE}*(?<called>\\w+(?: \\w+){0,3})$`,
  ),
  new RegExp(
    `\\b(?:does|do|has) ${THE}*(?<called>\\w+(?: \\w+){0,2}?) (?:have|has|had|got|contain|weigh)\\b`,
  ),
]

/** Said of any pack. */
const ofAnyPack = new Set(phrasesOf('biscuit | biscuits | cookie | cookies | snack | snacks'))
const goods = new Set(
  Object.values(kindsOfGoods)
    .flatMap(({ section, kinds }) => [...section, ...kinds])
    .flatMap(phrasesOf)
    .filter((kind) => !ofAnyPack.has(kind)),
)

/** What a question calls the thing that it asks about, which may be another than the pack in hand: "how much sugar in rusk". */
export function calledIn(words: string): string | undefined {
  const found = calledForms.flatMap((form) => form.exec(words)?.groups?.called ?? [])
  return found.find(
    (called) => goods.has(called) || called.split(' ').some((word) => goods.has(word) || isUnknown(word)),
  )
}
