import type { Surroundings } from '../../../core/checking/respond.ts'
import type { Product } from '../../../core/contract/product.ts'
import { type Checker, createChecker } from '../embedded/checker.ts'
import { createVoice, type Voice } from '../embedded/voice.ts'
import type { EngineEvent, EngineSessionOptions } from '../engine.ts'
import { createRenderings } from './renderings.ts'
import type { CloudSessionParts } from './session-parts.ts'

/** What stays on this machine beside a cloud model: the product's voice, its eye, and the rules that answer. */
export interface Senses {
  voice: Voice
  /** Keeps the cloud's sound of a text, so that `voice` says it instead of rendering it. */
  keep: (text: string, pcm: Int16Array) => void
  checker: Checker
  surroundings: () => Surroundings & { products: readonly Product[]; timeZone: string }
  /** False for a picture of a look that is over; one that names no look is wanted. */
  wantsPicture: (lookId: string | undefined) => boolean
  close(): void
}

export function openSenses(
  parts: CloudSessionParts,
  options: Pick<EngineSessionOptions, 'modality' | 'resume'>,
  storeId: () => string | undefined,
  tell: (event: EngineEvent) => void,
): Senses {
  const { clock, brand, timeZone, log } = parts
  let openLook: string | undefined
  const renderings = createRenderings(parts.speaking)
  const voice = createVoice({
    speaking: { ...parts.speaking, say: renderings.say },
    clock,
    modality: options.modality,
    emit: tell,
    failed: (error) => log('a sentence could not be spoken', error),
  })
  const eye = parts.seeing.open()
  const surroundings = () => {
    const catalogue = parts.catalogue()
    const inStore = catalogue.store(storeId()) !== undefined
    return { brand, inStore, timeZone, products: catalogue.products, product: catalogue.product }
  }
  const checker = createChecker({
    clock,
    seeing: eye,
    voice,
    surroundings,
    look(isOpen, id) {
      openLook = isOpen ? id : undefined
      tell({ type: 'look', open: isOpen, id })
    },
    changed: (resume) => tell({ type: 'checking', resume }),
    looked: parts.observe.looked,
    unreadable: (error) => log('a picture could not be read', error),
  })
  if (options.resume) checker.resume(options.resume)

  return {
    voice,
    keep: renderings.keep,
    checker,
    surroundings,
    wantsPicture: (lookId) => lookId === undefined || lookId === openLook,
    close() {
      checker.close()
      eye.close()
      voice.close()
    },
  }
}
