import {
  asksDistance,
  asksWhich,
  chosenByPlace,
  inOrder,
  inReverse,
  neitherOfTwo,
  onlyFirst,
  onlySecond,
  ratherFirst,
  refusesNamed,
} from './en/section-wishes.ts'
import { isSectionWord, type SectionWord, sectionOf } from './meaning.ts'
import { isDenied, withoutInner } from './phrases.ts'
import type { Request } from './request-kinds.ts'
import { innerAnswers } from './words.ts'

const SECTIONS = Object.keys(sectionOf).filter((word): word is SectionWord =>
  isSectionWord(word as SectionWord),
)
const MARKS = ['A', 'B']

const wish = (word: SectionWord, sure = true): Request => ({
  meaning: { type: 'word', word },
  sure,
  whole: true,
  weighty: false,
})

const goodsIn = (words: readonly string[]) =>
  withoutInner(innerAnswers.section.in(words)).filter(({ value }) => isSectionWord(value.word))

/** A sentence with marks in place of its goods, and the sections of these; undefined for more goods than marks. */
function marked(sentence: string): { words: string; sections: SectionWord[] } | undefined {
  const words = sentence.split(' ')
  const inPlace = goodsIn(words).sort((a, b) => a.start - b.start)
  if (inPlace.length === 0 || inPlace.length > MARKS.length) return undefined
  const parts = [...words]
  for (const [at, { start, end }] of [...inPlace.entries()].reverse())
    parts.splice(start, end - start, MARKS[at] ?? '')
  return {
    words: parts.join(' '),
    sections: inPlace.flatMap(({ value: { word } }) => (isSectionWord(word) ? [word] : [])),
  }
}

/** The sections of all goods that a sentence names, refused ones aside. */
export function sectionsNamed(sentence: string): ReadonlySet<SectionWord> {
  const words = sentence.split(' ')
  const goods = goodsIn(words).filter((one) => !isDenied(words, one))
  return new Set(goods.flatMap(({ value: { word } }) => (isSectionWord(word) ? [word] : [])))
}

/** "I'll go with the second": what was chosen by its place, with all that was said around it. */
export function wishByPlace(sentence: string): readonly Request[] | undefined {
  const chosen = chosenByPlace.find(([, form]) => form.test(sentence))
  return chosen && [wish(chosen[0])]
}

/** Whether all goods of a sentence are refused in it, and nothing else is asked for. */
export const refusesGoods = (sentence: string): boolean => refusesNamed.test(marked(sentence)?.words ?? '')

/**
 * What is wished for where goods of two sections are named, by the words between them: one after the other, one without the
 * other, or neither; none where all are refused; and of one section how far it is, which is asked back. Undefined: nothing
 * of this was said.
 */
export function sectionWishes(sentence: string): readonly Request[] | undefined {
  const found = marked(sentence)
  if (!found) return undefined
  const { words, sections } = found
  const [first, second] = sections
  if (!first) return undefined
  if (refusesNamed.test(words)) return []
  const fits = (forms: readonly RegExp[]) => forms.some((form) => form.test(words))
  if (!second || first === second) return fits([asksDistance, asksWhich]) ? [wish(first, false)] : undefined
  if (ratherFirst.test(words)) return [wish(first)]
  if (neitherOfTwo.test(words)) {
    const third = SECTIONS.find((word) => word !== first && word !== second)
    return third && [wish(third)]
  }
  if (fits(inOrder)) return [wish(first), wish(second)]
  if (fits(inReverse)) return [wish(second), wish(first)]
  if (fits(onlySecond)) return [wish(second)]
  return onlyFirst.test(words) ? [wish(first)] : undefined
}
