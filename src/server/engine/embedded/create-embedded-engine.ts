import { fixedSentences } from '../../../core/speaking/fixed.ts'
import { runInSlices } from '../../workers/in-slices.ts'
import type { CatalogueSource } from '../catalogue.ts'
import { keepCatalogue, type PreparedCatalogue } from '../check/prepared-catalogue.ts'
import { prepareTurns } from '../check/shopper-turn.ts'
import type { Engine } from '../engine.ts'
import { seenProduct } from '../see/seeing.ts'
import type { Speaking } from '../speak/speaking.ts'
import { type EmbeddedSession, openSession, type SessionParts } from './session.ts'

export interface EmbeddedEngineOptions extends Omit<SessionParts, 'catalogue' | 'isAtHand' | 'speaking'> {
  speaking: Speaking
  catalogue: CatalogueSource
}

/** The engine that needs no cloud: this machine's own hearing, seeing and speaking, and the brand's own records. */
export function createEmbeddedEngine(options: EmbeddedEngineOptions): Engine {
  const { hearing, seeing, speaking, brand, clock } = options
  const sessions = new Set<EmbeddedSession>()
  const fixed = new Set(fixedSentences(brand).map(({ text }) => text))

  function show({ version, products, pictures }: PreparedCatalogue) {
    const seen = products.map((product) => seenProduct(product, pictures.get(product.id)))
    seeing.setCatalogue({ version, brand, products: seen })
  }
  const catalogue = keepCatalogue({
    source: options.catalogue,
    brand,
    clock,
    changed(newest) {
      show(newest)
      for (const session of sessions) session.catalogueChanged()
    },
    failed: (error) => options.log('a new catalogue could not be prepared', error),
  })
  show(catalogue.current())
  const parts: SessionParts = {
    ...options,
    catalogue: catalogue.current,
    isAtHand: (text) => fixed.has(text),
  }

  return {
    async ready() {
      const understanding = runInSlices(prepareTurns(), clock)
      await Promise.all([hearing.ready(), seeing.ready(), speaking.ready(), catalogue.ready(), understanding])
    },
    healthy: () => hearing.healthy() && seeing.healthy() && speaking.healthy(),
    open(sessionOptions, emit) {
      const session = openSession(parts, sessionOptions, emit)
      sessions.add(session)
      return {
        ...session,
        close() {
          sessions.delete(session)
          session.close()
        },
      }
    },
    async close() {
      catalogue.close()
      for (const session of sessions) session.close()
      sessions.clear()
      await Promise.all([hearing.close(), seeing.close(), speaking.close()])
    },
  }
}
