import type { Where } from '../contract/place.ts'
import { isSectionWord, type SectionWord, type Word } from '../language/meaning.ts'
import { walkLine } from '../navigation/guide/sentences.ts'
import { choose, toCounter } from './sections.ts'
import type { Said, Stage } from './state.ts'
import { atCounter } from './trip.ts'

type SectionChange = 'changeSection' | SectionWord
export const isSectionChange = (word: Word): word is SectionChange =>
  word === 'changeSection' || isSectionWord(word)

/** Words by which the shopper goes elsewhere in the store: the product check and a scan leave them to the journey. */
export const awayFromProducts: readonly Word[] = ['counter', 'changeSection', 'biscuits', 'dairy', 'breads']

const onWalk: ReadonlySet<Where> = new Set(['onward', 'return'])
const beforeWalk: ReadonlySet<Where> = new Set(['opening', 'introduction', 'section', 'entrance'])

/** "Cash counter", where no state of its own has a use for it. */
export function counterFrom(stage: Stage) {
  const { trip, options } = stage
  if (options.place.kind !== 'store' || options.literal) return toCounter(stage, stage.aside)
  if (atCounter.has(trip.where)) return stage.aside([walkLine(stage.options.texts, 'nav.end.counter')])
  if (trip.where === 'return') return stage.aside([stage.line('counter.already')])
  // On a walk it is the walk's own word: the way begins where the shopper is.
  if (trip.where === 'onward') return stage.goBack(() => stage.act('counter'))
  if (!beforeWalk.has(trip.where)) return toCounter(stage, stage.aside)
  counterBeforeWalk(stage)
}

/** From the shelf that is to be left, or from the entrance. */
export function counterBeforeWalk(stage: Stage) {
  const { trip } = stage
  if (stage.options.literal) return toCounter(stage, stage.aside)
  // A section that was only chosen is not where the way begins.
  toCounter(stage, () => stage.aside([stage.line('counter.far')]), trip.at)
}

/** Another section, named or still to be asked for. A walk is not left for something misheard. */
export function changeSection(stage: Stage, word: SectionChange, { sure }: Said) {
  const { trip, options } = stage
  if (options.place.kind !== 'store') return stage.aside([stage.line('home.sorry')])
  if (onWalk.has(trip.where) && !sure) return stage.ask(stage.line('walk.leave'), word, { leaves: true })
  if (trip.path) stage.emit({ kind: 'path', path: null })
  Object.assign(trip, { path: null, walk: null, source: null, goal: null })
  if (isSectionWord(word)) choose(stage, word)
  else stage.go('section')
}
