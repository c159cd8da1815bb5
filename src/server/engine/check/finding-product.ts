import type { Product } from '../../../core/contract/product.ts'
import { type Finding, type Inquiry, newPictures } from './inquiry.ts'
import { type NameLookOptions, namingProduct } from './naming-product.ts'

/** A pack that was named stays in view for a while: it is named again only after another, or after this. */
const SAME_AFTER_MS = 8000
/** A pack is held up for a few seconds: what was read before that may be of the one before it. */
const HELD_MS = 3000
/** Advice on how to hold one only when it was not told by then. */
const HINT_AFTER_MS = 2000
/** What passed longer ago is not before the camera any more. */
const PASSED_MS = 2000

/** A pack that is not the one looked for. */
interface Passing {
  /** What of it is told from the next one. */
  id: string
  text: string
  atMs: number
}

/**
 * "Find Marie Gold": each pack that passes the camera is named by the same evidence as in any look, until it is one of
 * those that are looked for.
 */
export function findingProduct(options: NameLookOptions, wanted: readonly Product[]): Inquiry {
  const { texts } = options
  const isWanted = ({ id }: Product) => wanted.some((one) => one.id === id)
  const [name = ''] = wanted.map((one) => one.name)
  const isNew = newPictures()
  let naming = namingProduct(options)
  let beganMs = 0
  let passing: Passing | undefined
  let told: Pick<Passing, 'id' | 'atMs'> | undefined

  function passes(found: Finding, atMs: number): Passing | undefined {
    switch (found.outcome) {
      case 'product':
        return { id: found.product.id, text: texts.notThis(found.product.name), atMs }
      case 'notBrand':
        return { id: '', text: texts.findTexts.notOurs, atMs }
      case 'either':
      case 'contradiction':
        return found.products.some(isWanted)
          ? { id: '?', text: texts.findTexts.maybeThis, atMs }
          : { id: 'neither', text: texts.findTexts.notThis, atMs }
      default:
        return undefined
    }
  }

  const hintOn = (atMs: number) => {
    const forMs = atMs - beganMs
    return forMs < HINT_AFTER_MS ? undefined : naming.hint(forMs, true)
  }

  function next(atMs: number) {
    naming = namingProduct(options)
    beganMs = atMs
  }

  return {
    opening: texts.lookingFor(name),
    observe(sight, atMs) {
      if (!isNew(sight)) return undefined
      if (atMs - beganMs > HELD_MS) next(atMs)
      const found = naming.observe(sight, atMs)
      if (!found) return undefined
      if (found.outcome === 'product' && isWanted(found.product))
        return { ...found, how: { ...found.how, first: [texts.findTexts.thisOne] } }
      // The next pack is judged by its own pictures alone.
      next(atMs)
      passing = passes(found, atMs)
      return undefined
    },
    conclude: () => ({ outcome: 'retry', sentences: texts.notSeenHere(name) }),
    hint(atMs, quiet) {
      if (!quiet) return undefined
      const now = passing
      passing = undefined
      if (!now || atMs - now.atMs > PASSED_MS) return hintOn(atMs)
      if (told?.id === now.id && atMs - told.atMs < SAME_AFTER_MS) return undefined
      told = { id: now.id, atMs }
      return now.text
    },
    readable: () => naming.readable(),
    goesOn: () => true,
  }
}
