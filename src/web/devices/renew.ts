import { MINUTE_MS } from '../../core/clock.ts'
import { read, tab, write } from './storage.ts'

const RENEWED = 'renewed'

/** Loads the page anew, once a minute at most; where the tab cannot remember when, not at all: it would never end. */
export function renew(): void {
  const lastMs = Number(read(tab, RENEWED) ?? 0)
  if (Date.now() - lastMs < MINUTE_MS) return
  if (write(tab, RENEWED, String(Date.now()))) location.reload()
}
