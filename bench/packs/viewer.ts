import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
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

/** `SENT=960,70,webp`: each picture as a phone would send it, its long side, its quality and its format. */
async function asSent(file: string): Promise<Buffer> {
  const [longSide, quality, format] = process.env.SENT?.split(',') ?? []
  if (!longSide) return readFile(file)
  const [side, options] = [Number(longSide), { quality: Number(quality ?? 80) }]
  const smaller = sharp(file).rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true })
  // What browsers take: a quick search for what can be left out.
  return (format === 'webp' ? smaller.webp({ ...options, effort: 2 }) : smaller.jpeg(options)).toBuffer()
}

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
      const picture = await asSent(path.join(folder, file))
      const startedAt = performance.now()
      const sight = await session.look(picture, lookFor)
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
