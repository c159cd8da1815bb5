import { fixedSentences } from '../../../core/speaking/fixed.ts'
import type { CatalogueSource } from '../catalogue.ts'
import type { Engine } from '../engine.ts'
import { indexCatalogue } from './embedded-catalogue.ts'
import { type EmbeddedSession, openSession, type SessionParts } from './session.ts'

export interface EmbeddedEngineOptions extends Omit<SessionParts, 'catalogue' | 'isFixed'> {
  catalogue: CatalogueSource
}

/** The engine that needs no cloud: this machine's own hearing, seeing and speaking, and the brand's own records. */
export function createEmbeddedEngine(options: EmbeddedEngineOptions): Engine {
  const { hearing, seeing, speaking, brand } = options
  const sessions = new Set<EmbeddedSession>()
  let catalogue = indexCatalogue(options.catalogue.current(), brand)
  const fixed = new Set(fixedSentences(brand).map(({ text }) => text))
  const parts: SessionParts = { ...options, catalogue: () => catalogue, isFixed: (text) => fixed.has(text) }

  const show = () => seeing.setCatalogue({ version: catalogue.version, brand, products: catalogue.products })
  show()
  const unwatch = options.catalogue.onChange((changed) => {
    catalogue = indexCatalogue(changed, brand)
    show()
    for (const session of sessions) session.catalogueChanged()
  })

  return {
    async ready() {
      await Promise.all([hearing.ready(), seeing.ready(), speaking.ready()])
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
      unwatch()
      for (const session of sessions) session.close()
      sessions.clear()
      await Promise.all([hearing.close(), seeing.close(), speaking.close()])
    },
  }
}
