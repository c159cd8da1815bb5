import type { Product } from '../../../core/contract/product.ts'
import { compareEnds, type PrintedDate } from '../../../core/dates/calendar.ts'
import type { Texts } from '../../../core/texts/answer-texts.ts'
import type { FirstAnswer, ScanDecision, SecondLook } from '../../../core/vision/scan-decision.ts'
import type { Finding } from './inquiry.ts'

/** Asks for the evidence that the answer before did not have. */
export const openingAgain = ({ source }: FirstAnswer, { secondTexts }: Texts): string =>
  source === 'words' ? secondTexts.showCode : secondTexts.showFront

const unconfirmed = (...sentences: string[]): Finding => ({ outcome: 'unconfirmed', sentences })
/** It stays in doubt until a pack is seen. */
const unseen = (...sentences: string[]): Finding => ({ outcome: 'unconfirmed', unseen: true, sentences })

/** What is said after a second look: what confirms or replaces the answer before, or both where they differ. */
export function tellAgain(
  first: FirstAnswer,
  weighed: SecondLook,
  product: (id: string) => Product | undefined,
  finding: (decision: ScanDecision) => Finding,
  texts: Texts,
): Finding {
  const { secondTexts } = texts
  const name = product(first.productId)?.name
  if (name === undefined) return finding({ kind: 'retry' })
  switch (weighed.kind) {
    case 'else':
      return finding(weighed.decision)
    case 'nothing':
      return unseen(texts.noBetter(name), secondTexts.cannotTell)
    case 'sameAgain':
      return unconfirmed(texts.sameAgain(name, first.source), secondTexts.cannotTell)
    case 'confirmed': {
      const { codeToo, wordsToo } = secondTexts
      return beginning(weighed.by === 'barcode' ? codeToo : wordsToo, finding(weighed.decision))
    }
    case 'other': {
      const { productId, source } = weighed.decision
      const now = product(productId)?.name ?? ''
      if (source === 'barcode') return beginning(texts.saidThenCode(name, now), finding(weighed.decision))
      return unconfirmed(texts.saidThenWords(name, now), secondTexts.cannotTell)
    }
  }
}

const beginning = (sentence: string, found: Finding): Finding =>
  found.outcome === 'product' ? { ...found, how: { ...found.how, first: [sentence] } } : found

/** The same of a date: read anew and alike, it is said with the doubt; read otherwise, both are. */
export function tellDateAgain(first: PrintedDate, found: Finding, texts: Texts): Finding {
  const { secondTexts } = texts
  if (found.outcome === 'product') return found
  if (found.outcome !== 'date') return unseen(texts.noBetterDate(first), secondTexts.whichDate)
  if (!found.date) return found
  if (compareEnds(found.date, first) !== 0)
    return unconfirmed(texts.saidThenDate(first, found.date), secondTexts.whichDate)
  return { ...found, sentences: [secondTexts.sameDate, ...found.sentences] }
}
