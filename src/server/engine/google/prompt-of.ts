import type { Mode } from '../../../core/contract/modes.ts'
import { todayIn } from '../../../core/dates/calendar.ts'
import { catalogueLines } from '../../../core/live/catalogue-lines.ts'
import { ECHO_PROMPT, scanPrompt } from '../../../core/texts/prompts.ts'
import { type EmbeddedCatalogue, sectionsOf } from '../embedded/embedded-catalogue.ts'

export interface PromptOptions {
  mode: Mode
  /** The form's own text replaces the product's. */
  own: string | undefined
  brand: string
  timeZone: string
  now: Date
  storeId: string | undefined
  catalogue: EmbeddedCatalogue
}

/** What the model is told to be, with today's date and the catalogue of this moment. */
export function promptOf(options: PromptOptions): string {
  if (options.own !== undefined) return options.own
  if (options.mode === 'echo') return ECHO_PROMPT
  const { year, month, day } = todayIn(options.timeZone, options.now)
  const store = options.catalogue.store(options.storeId)
  return scanPrompt({
    brand: options.brand,
    inStore: store !== undefined,
    today: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    catalogue: catalogueLines(options.catalogue.products, sectionsOf(store)),
  })
}
