import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sayDate } from '../../src/core/texts/en/dates.ts'
import { type Figure, times } from '../figures.ts'
import type { ShopWith } from './shop.ts'
import { type Outcome, Tally } from './tally.ts'
import type { Truth } from './truth.ts'

const USE_BY = 'Use by '

function judge(text: string, wanted: string): Outcome {
  const [year = 0, month = 0, day = null] = wanted.split('-').map(Number)
  if (text.includes(`${USE_BY}${sayDate({ year, month, day })}`)) return 'right'
  return text.includes(USE_BY) ? 'wrong' : 'abstain'
}

/** "What is the use by date?" of every `every`th print, the picture held still before the camera. */
export async function benchSocketDates(
  shop: ShopWith,
  truth: Truth,
  folder: string,
  every: number,
): Promise<{ tallies: Tally[]; figures: Figure[] }> {
  const known = new Tally('socket-date')
  const silent = new Tally('socket-date-silent')
  const tookMs: number[] = []
  for (const { file, useBy, derived, style, severity } of truth.dates.filter((_, i) => i % every === 0)) {
    const told = await shop.ask('what is the use by date?', await readFile(path.join(folder, file)))
    if (useBy === null || derived) {
      silent.add(told.text.includes(USE_BY) ? 'wrong' : 'right', `${file}: ${told.text}`)
      continue
    }
    const outcome = judge(told.text, useBy)
    known.add(outcome, `${file}: ${told.text} for ${useBy}`, `${style} ${severity}`)
    if (outcome === 'right') tookMs.push(told.afterQuestionMs)
  }
  return { tallies: [known, silent], figures: times('socket-date-after-question', tookMs) }
}
