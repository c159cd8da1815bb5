import { isAllergenName } from '../contract/allergen-name.ts'
import type { Product } from '../contract/product.ts'
import { allPlainWords } from '../language/plain-words.ts'
import { partedWords } from './record-words.ts'

/** What takes back what its sentence names. */
const DENIES =
  /\b(?:no|not|non|nor|neither|never|without|free(?! range)|zero|less|minus|alternative|substitute)\b/
const PLACE = '(?:line|lines|plant|factory|equipment|machines|machinery)'
const OF_TRACES = new RegExp(
  String.raw`\b(?:may (?:also )?(?:contain|have)|traces?|facility|handles|(?:same|shared|common) ${PLACE}|${PLACE} (?:also|shared|that|used|where|which))\b`,
)
/** What a pack is eaten with is not in it. */
const EATEN_WITH =
  /\b(?:enjoy\w*|serve[sd]?|goes|pairs?|perfect|best|great)(?: \w+){0,2} with\b|\b(?:glass|cup) of\b|\b(?:dip|dunk|sprinkle)\b/
const LEFT_OPEN = [DENIES, OF_TRACES, EATEN_WITH]

/** What a name or an ingredient denies, and no more of it: "milk free", but not the milk of "fat free milk". */
const DENIED =
  /\b\w+ free\b(?! (?:of|from|range))|\b(?:no|non|without|zero|free (?:of|from))(?: added)? \w+(?: (?:and|or|nor) \w+)*/g

export const speaksOfTraces = (sentence: string): boolean => OF_TRACES.test(allPlainWords(sentence))

/** Whether a sentence, though it names something, does not say that it is in the pack. */
export const isLeftOpen = (sentence: string): boolean =>
  LEFT_OPEN.some((form) => form.test(allPlainWords(sentence)))

/** A short text without what it denies. */
export const withoutDenied = (text: string): string => partedWords(text).replace(DENIED, ' , ')

const STATEMENT =
  /\b(?:(?:it )?may (?:also )?(?:contain|have)|(?:contains? )?traces? of|(?:made|manufactured|produced|processed|packed|packaged|prepared|baked) (?:in|on|at)) [^.;\n)]*/gi

/** A list of ingredients and what is said on traces behind it, which no ingredient is. */
export function partedIngredients({ ingredients }: Product): { list: string; statements: string } {
  const text = ingredients ?? ''
  return {
    list: text.replace(STATEMENT, '\n').replace(/\(\s*\)/g, ''),
    statements: (text.match(STATEMENT) ?? []).join('\n'),
  }
}

/** The two lists by their names alone, and what else stands in them: older records hold "gluten free". */
export function partedLists({ allergensContain, allergensMayContain }: Product) {
  const [contain, mayContain] = [allergensContain ?? [], allergensMayContain ?? []]
  return {
    contain: contain.filter(isAllergenName),
    mayContain: mayContain.filter(isAllergenName),
    claims: [...contain, ...mayContain].filter((entry) => !isAllergenName(entry)),
  }
}
