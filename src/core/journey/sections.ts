import { CASH_COUNTER, ENTRANCE, type Section, sections } from '../contract/place.ts'
import { type SectionWord, sectionOf } from '../language/meaning.ts'
import { findPath, type NavigationPath } from '../navigation/find-path.ts'
import { readLegs } from '../navigation/read-legs.ts'
import type { Line } from '../speech/utterance.ts'
import type { VisitTexts } from '../texts/visit-texts.ts'
import type { ChoiceLabel } from './choices.ts'
import type { Stage } from './state.ts'

const labels = {
  'biscuits and snacks': 'Biscuits',
  dairy: 'Dairy',
  breads: 'Breads',
} as const satisfies Readonly<Record<Section, ChoiceLabel>>

/** How a section is called in the shopper's language; without one, the place that is meant. */
export const nameOf = (
  { options: { texts } }: Pick<Stage, 'options'>,
  section: Section | null,
  otherwise: keyof VisitTexts['placeNames'],
): string => (section ? texts.sectionNames[section] : texts.placeNames[otherwise])

/** Chooses the section that a word names: from where the shopper stands if that is possible, otherwise from the entrance. */
export function choose(stage: Stage, word: SectionWord) {
  const { trip, options } = stage
  const section = sectionOf[word]
  const from = options.literal ? null : trip.at
  // Nobody is asked about the entrance for a walk that there is not.
  if (!offered(stage).includes(section)) {
    pathOf(stage, from ?? ENTRANCE, section, warnIn(stage))
    trip.section = null
    trip.before = [stage.line('nav.nopath')]
    return stage.go('section')
  }
  trip.section = section
  trip.notThere = 0
  trip.source = null
  if (from === section) {
    trip.before = [stage.line('section.here', { section: nameOf(stage, section, 'section') })]
    return stage.go('checking')
  }
  if (from && pathOf(stage, from, section, warnIn(stage)).navCommands.length > 0) {
    trip.source = from
    return stage.go('standing')
  }
  if (from) trip.before = [stage.line('section.far')]
  stage.go('entrance')
}

/** A path of which no part can be read would end where it begins: it counts as none. */
function pathOf(stage: Stage, source: string, destination: string, warn: (line: string) => void) {
  const { place } = stage.options
  const stores = place.kind === 'store' ? [place.store] : []
  const path = findPath(stores, { id: stores[0]?.id ?? '', source, destination }, warn)
  const { legs, faults } = readLegs(path.navCommands, path.navPathSet, stage.options.texts)
  if (path.navCommands.length === 0 || legs.length > 0) return path
  for (const fault of [...faults, 'Path without a step to walk']) warn(fault)
  return { ...path, navCommands: [] }
}

const warnIn = (stage: Stage) => (line: string) => stage.emit({ kind: 'log', level: 'warn', line })

/** To the section, from the entrance or from another section; without commands when there is none to walk. */
export const onwardPath = (stage: Stage, section: Section): NavigationPath =>
  pathOf(stage, stage.trip.source ?? ENTRANCE, section, warnIn(stage))

/** From the section in hand to the cash counter. */
export const returnPath = (stage: Stage): NavigationPath =>
  pathOf(stage, stage.trip.section ?? ENTRANCE, CASH_COUNTER, warnIn(stage))

const hasPath = (stage: Stage, source: string, destination: string) =>
  pathOf(stage, source, destination, () => {}).navCommands.length > 0

/** The sections that can be walked to, from the entrance or from here. To the letter all are offered. */
export function offered(stage: Stage): readonly Section[] {
  if (stage.options.literal) return sections
  const { at } = stage.trip
  return sections.filter(
    (section) => section === at || hasPath(stage, ENTRANCE, section) || (at && hasPath(stage, at, section)),
  )
}

export const sectionChoices = (stage: Stage): readonly ChoiceLabel[] =>
  offered(stage).map((section) => labels[section])

/** Whether a section has a way to the cash counter. */
export const hasReturn = (stage: Stage, section: Section): boolean => hasPath(stage, section, CASH_COUNTER)

/** What is to be known before a walk to a section begins: that nothing leads on from there. */
export const withoutReturn = (stage: Stage, section: Section): readonly Line[] =>
  stage.options.literal || hasReturn(stage, section)
    ? []
    : [stage.line('aisle.noreturn', { section: nameOf(stage, section, 'section') })]

/** To the letter the entrance is believed in; otherwise it is where nobody has walked yet. */
const beginsAt = ({ trip, options }: Stage, from: Section | null) =>
  from !== null || !trip.away || options.literal

/** "Cash counter": leads there from a section or the entrance, or says that it cannot. */
export function toCounter(
  stage: Stage,
  cannot: (lines: readonly Line[]) => void,
  from = stage.trip.section,
): void {
  const { trip, options } = stage
  const isOpen = () => pathOf(stage, from ?? ENTRANCE, CASH_COUNTER, warnIn(stage)).navCommands.length > 0
  if (options.place.kind !== 'store') cannot([stage.line('home.sorry')])
  else if (!beginsAt(stage, from) || !isOpen()) cannot([stage.line('nav.nopath')])
  else {
    trip.leavingFrom = from
    stage.go('leaving')
  }
}
