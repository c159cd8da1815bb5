import { BRAND_READ } from './brand-shown.ts'
import type { CatalogueWords } from './catalogue-words.ts'
import { isBeside, isOnlyMentioned } from './held-name.ts'
import { mayBeHeld } from './rival-name.ts'
import type { Sight } from './sight.ts'
import { type FrameVerdict, judgeFrame, READ_WELL } from './verdict.ts'

type Shown = Pick<Sight, 'candidates' | 'pictured' | 'width' | 'height' | 'lines'>

/** What the words of one frame say, and where they stand. `brandSeen`: as of `judgeFrame`. */
export function judgeSight(sight: Shown, brandSeen: boolean, catalogue: CatalogueWords): FrameVerdict {
  const verdict = judgeFrame(sight, brandSeen, catalogue)
  if (verdict.kind !== 'one') return verdict
  const name = nameOf(verdict.productId, catalogue)
  const isHeld = !isBeside(sight, name, catalogue) && !isOnlyMentioned(sight, name, catalogue)
  if (!isHeld) return { kind: 'nothing' }
  const rival = rivalOf(verdict.productId, name, sight, catalogue)
  return rival === undefined ? verdict : { kind: 'two', productIds: [verdict.productId, rival] }
}

/** A product whose name was read as well and may be that of the held pack. Colours have told siblings apart already. */
const rivalOf = (productId: string, name: readonly string[], sight: Shown, catalogue: CatalogueWords) =>
  sight.pictured[0]?.productId === productId
    ? undefined
    : sight.candidates.find(
        (other) =>
          other.productId !== productId &&
          other.coverage >= READ_WELL &&
          mayBeHeld(sight, name, nameOf(other.productId, catalogue), catalogue),
      )?.productId

/** The bare words of a product's name, without the brand. */
const nameOf = (productId: string, { products, vocabulary }: CatalogueWords): string[] =>
  (products.find(({ id }) => id === productId)?.words ?? []).flatMap((word) => vocabulary[word] ?? [])

/** Whether one frame by itself names a product: nothing would be gained by looking closer. */
export function namesOneProduct(sight: Shown & Pick<Sight, 'brand'>, catalogue: CatalogueWords): boolean {
  return judgeSight(sight, sight.brand >= BRAND_READ, catalogue).kind === 'one'
}
