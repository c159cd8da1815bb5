import type { Figure } from '../figures.ts'
import { openShopWith } from './shop.ts'
import { benchSocketDates } from './socket-dates.ts'
import { benchSocketFronts } from './socket-fronts.ts'
import type { Tally } from './tally.ts'
import type { Truth } from './truth.ts'

/**
 * Every `every`th picture through the built product's own door: fronts with the catalogue alone and beside the sample
 * brand, and dates.
 */
export async function benchOverSocket(truth: Truth, folder: string, every: number) {
  const tallies: Tally[] = []
  const figures: Figure[] = []
  for (const seed of ['none', 'sample'] as const) {
    const shop = await openShopWith(truth, seed)
    try {
      const fronts = await benchSocketFronts(shop, truth, folder, seed, every)
      tallies.push(...fronts.tallies)
      figures.push(...fronts.figures)
      if (seed === 'sample') continue
      const dates = await benchSocketDates(shop, truth, folder, every)
      tallies.push(...dates.tallies)
      figures.push(...dates.figures)
    } finally {
      await shop.stop()
    }
  }
  return { tallies, figures }
}
