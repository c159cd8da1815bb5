import type { Clip } from './clips.ts'
import type { Heard } from './listen.ts'

export interface Outcome {
  clip: Clip
  condition: string
  heard: Heard
  right: boolean
  action: boolean
}

export interface Figure {
  name: string
  value: string
  unit: '%' | 'ms'
  /** How many clips stand behind it. */
  of: number
}

const GROUP = {
  journey: 'journey',
  'real-word': 'journey',
  question: 'question',
  out: 'out',
  'real-out': 'out',
  'real-optional': 'optional',
} as const

/** A single word that is in no vocabulary is a harder thing to refuse than a sentence. */
function groupOf(clip: Clip): string {
  const group = GROUP[clip.kind]
  return group === 'out' && clip.text !== null && !clip.text.includes(' ') ? 'foreign-word' : group
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)

/** Right answers, actions out of nothing and delays, by group of clips and condition. */
export function figuresOf(outcomes: readonly Outcome[]): Figure[] {
  const figures: Figure[] = []
  for (const condition of new Set(outcomes.map((outcome) => outcome.condition))) {
    for (const group of new Set(outcomes.map(({ clip }) => groupOf(clip)))) {
      const ours = outcomes.filter((one) => one.condition === condition && groupOf(one.clip) === group)
      const of = ours.length
      const count = (name: string, part: number) =>
        figures.push({ name: `${group}-${name}@${condition}`, value: percent(part, of), unit: '%', of })
      if (group === 'out' || group === 'foreign-word') {
        count('action', ours.filter((one) => one.action).length)
        count('text', ours.filter((one) => one.heard.text !== '').length)
      } else {
        count('right', ours.filter((one) => one.right).length)
      }
    }
  }
  const delays = outcomes.flatMap(({ heard }) => (heard.delayMs === undefined ? [] : [heard.delayMs]))
  if (delays.length > 0) {
    for (const share of [0.5, 0.95]) {
      const value = quantile(delays, share).toFixed(0)
      figures.push({ name: `end-to-final-p${share * 100}`, value, unit: 'ms', of: delays.length })
    }
  }
  return figures
}
