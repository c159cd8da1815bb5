import { generalTopics } from '../language/en/general-topics.ts'
import { topicsAround } from '../language/en/topics-around.ts'
import { topicsInside } from '../language/en/topics-inside.ts'
import { words } from '../language/words.ts'
import type { Choice } from '../page/page-state.ts'
import type { Choices } from './effects.ts'

const rows = { ...words, ...topicsInside, ...topicsAround, ...generalTopics }

type RowOf<Rows> = Rows[keyof Rows]
export type ChoiceLabel = Extract<RowOf<typeof rows>, { button: unknown }>['button']['label']

const buttons = new Map<string, Choice>(
  Object.values(rows).flatMap((row) => ('button' in row ? [[row.button.label, row.button]] : [])),
)

const choiceOf = (label: ChoiceLabel): Choice => buttons.get(label) ?? { label, words: label }

const always: readonly ChoiceLabel[] = [
  'Repeat',
  'Pause',
  'Help',
  'Back',
  'What is this?',
  'Slower',
  'Faster',
  'Louder',
  'Quieter',
  'Sounds',
  'Lock screen',
  'Start again',
]

/** At most five in sight; what is always open and not among them goes under More, after `more`; Stop and Call staff the page shows itself. */
export function choicesOf(inSight: readonly ChoiceLabel[], more: readonly ChoiceLabel[] = []): Choices {
  const shown = inSight.slice(0, 5)
  const hidden = new Set([...inSight.slice(5), ...more, ...always].filter((label) => !shown.includes(label)))
  return { inSight: shown.map(choiceOf), more: [...hidden].map(choiceOf) }
}

/** Of the specification's screen nothing would be left that works. */
export const withoutLock = ({ inSight, more }: Choices): Choices => ({
  inSight,
  more: more.filter(({ label }) => label !== words.lockScreen.button.label),
})
