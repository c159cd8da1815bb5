import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { spoken } from '../../src/core/texts/en/spoken.ts'
import { sampleProducts } from '../../src/server/db/seed/sample-products.ts'
import { type Figure, times } from '../figures.ts'
import type { ShopWith } from './shop.ts'
import { type Outcome, Tally } from './tally.ts'
import type { Truth } from './truth.ts'

const BRAND = 'Britannia'
const NOT_BRAND = spoken('scan.notbrand', { brand: BRAND })

/** The names that stand in a text, without those that are only part of a longer one that stands there too. */
function namesIn(text: string, names: readonly string[]): string[] {
  const found = names.filter((name) => text.includes(name))
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)))
}

function judge(said: readonly string[], right: string | undefined): Outcome {
  if (said.length !== 1) return 'abstain'
  return said[0] === right ? 'right' : 'wrong'
}

/** "What is this?" of every `every`th front, ours and others', the picture held still before the camera. */
export async function benchSocketFronts(
  shop: ShopWith,
  truth: Truth,
  folder: string,
  seed: 'none' | 'sample',
  every: number,
): Promise<{ tallies: Tally[]; figures: Figure[] }> {
  const front = new Tally(`socket-${seed}-front`)
  const ownLine = new Tally(`socket-${seed}-own-without-not-brand-line`)
  const others = new Tally(`socket-${seed}-others-unnamed`)
  const othersLine = new Tally(`socket-${seed}-others-not-brand-line`)
  const listed = [...truth.catalogue, ...(seed === 'sample' ? sampleProducts(BRAND) : [])]
  const names = listed.map(({ name }) => name)
  const tookMs: number[] = []
  for (const { file, productId, severity } of truth.fronts.filter((_, i) => i % every === 0)) {
    const told = await shop.ask('what is this?', await readFile(path.join(folder, file)))
    const said = namesIn(told.text, names)
    const line = told.text.includes(NOT_BRAND)
    if (productId === null) {
      others.add(said.length === 0 ? 'right' : 'wrong', `${file} taken for ${said}`)
      othersLine.add(line ? 'right' : 'abstain', file, severity)
      continue
    }
    const outcome = judge(said, truth.catalogue.find(({ id }) => id === productId)?.name)
    front.add(outcome, `${file}: ${said}`, severity)
    ownLine.add(line ? 'wrong' : 'right', file)
    if (outcome === 'right') tookMs.push(Math.max(0, told.afterSecondFrameMs))
  }
  return {
    tallies: [front, ownLine, others, othersLine],
    figures: times(`socket-${seed}-name-after-second-frame`, tookMs),
  }
}
