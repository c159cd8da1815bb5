import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Product } from '../../src/core/contract/product.ts'
import type { ScanDecision } from '../../src/core/vision/scan-decision.ts'
import { createScanTracker } from '../../src/core/vision/scan-tracker.ts'
import type { Sight } from '../../src/core/vision/sight.ts'
import { createSeeing } from '../../src/server/engine/see/create-seeing.ts'
import type { ReadFor, SeenCatalogue } from '../../src/server/engine/see/seeing.ts'

/** A busy machine must not end the bench. */
const FRAME_LIMIT_MS = 120_000
/** A camera sends up to three frames a second, and a scan is over after eight. */
const FRAME_EVERY_MS = 350
const MOST_FRAMES = 8

export interface Viewer {
  /** How long each look took, by what was looked for. */
  readonly times: Record<ReadFor, number[]>
  readonly peakRss: () => number
  know(version: string, brand: string, products: SeenCatalogue['products']): void
  look(file: string, lookFor: ReadFor): Promise<Sight>
  close(): Promise<void>
}

/** The product's own sense of sight over files of a folder. */
export async function openViewer(folder: string, threads: number): Promise<Viewer> {
  const seeing = createSeeing({ threads, frameLimitMs: FRAME_LIMIT_MS })
  await seeing.ready()
  const session = seeing.open()
  const times: Record<ReadFor, number[]> = { name: [], date: [], pack: [] }
  let peak = 0
  return {
    times,
    peakRss: () => peak,
    know: (version, brand, products) => seeing.setCatalogue({ version, brand, products }),
    async look(file, lookFor) {
      const jpeg = await readFile(path.join(folder, file))
      const startedAt = performance.now()
      const sight = await session.look(jpeg, lookFor)
      times[lookFor].push(performance.now() - startedAt)
      peak = Math.max(peak, process.memoryUsage.rss())
      if (sight === undefined) throw new Error(`${file} was not looked at`)
      return sight
    },
    close: () => seeing.close(),
  }
}

/** What is said when the sights come one after the other, over and over, as a camera held still gives them. */
export function scan(
  sights: readonly Sight[],
  products: readonly Product[],
  brand: string,
  frames = MOST_FRAMES,
): ScanDecision {
  const tracker = createScanTracker(products, { brand })
  for (let i = 0; i < frames; i++) {
    const sight = sights[i % sights.length]
    const decision = sight && tracker.observe(sight, i * FRAME_EVERY_MS)
    if (decision !== undefined) return decision
  }
  return tracker.conclude()
}
