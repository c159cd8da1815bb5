import type { Setup, ShopperSession } from '../../core/contract/client-frame.ts'
import type { Modality, Mode } from '../../core/contract/modes.ts'
import { DEFAULT_LANGUAGE } from '../../core/texts/language.ts'
import type { CatalogueSource } from '../engine/catalogue.ts'
import type { EngineSessionOptions } from '../engine/engine.ts'
import { cloudOptions, type ShopperService } from './shopper-service.ts'

/** Where the shopper is, as the client tells it. */
export interface Whereabouts {
  readonly mode: Mode
  readonly storeId: string | undefined
  /** What a session says about itself counts from then on; what it leaves out stays. */
  take(told: ShopperSession | undefined): void
}

export function createWhereabouts(catalogue: CatalogueSource): Whereabouts {
  let mode: Mode = 'scan'
  let storeId: string | undefined
  return {
    get mode() {
      return mode
    },
    get storeId() {
      return storeId
    },
    take(told) {
      mode = told?.mode ?? mode
      if (told?.storeId === undefined) return
      const known = catalogue.current().stores.some((store) => store.id === told.storeId)
      storeId = known && told.storeId !== null ? told.storeId : undefined
    },
  }
}

function modalityOf(setup: Setup): Modality {
  const asked = setup.generationConfig?.responseModalities ?? []
  return asked.includes('TEXT') && !asked.includes('AUDIO') ? 'TEXT' : 'AUDIO'
}

/** What a set-up asks an engine for. */
export function sessionOptions(
  setup: Setup,
  { mode, storeId }: Whereabouts,
  service: ShopperService | undefined,
  prefix: string,
): EngineSessionOptions {
  const cloud = cloudOptions(setup, service)
  const language = setup.shopperSession?.language ?? DEFAULT_LANGUAGE
  const instruction = (setup.systemInstruction?.parts ?? []).map((part) => part.text ?? '').join('\n')
  return {
    mode,
    storeId,
    // Only English has a voice here: every other language is spoken by the phone that asked for it.
    modality: language === DEFAULT_LANGUAGE ? modalityOf(setup) : 'TEXT',
    language,
    systemInstruction: instruction.trim() || undefined,
    resume: setup.shopperSession?.resume,
    leads: setup.shopperSession?.leads ?? false,
    prefix,
    ...(cloud && { cloud }),
  }
}
