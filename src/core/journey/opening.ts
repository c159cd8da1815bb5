import type { Where } from '../contract/place.ts'
import { onwardPath, returnPath } from './sections.ts'
import { isBlocked, type Stage } from './state.ts'
import { isStillThere, type StateName, type Trip } from './trip.ts'

/** A visit from its beginning: a first one, a later one, or straight to the sections. */
export function begin(stage: Stage) {
  const { options, trip } = stage
  if (options.place.kind !== 'store') return stage.go('welcome')
  if (options.navigate) return stage.go('section')
  if (options.firstVisit) return stage.go('welcome')
  const { store } = options.place
  const hello = stage.line('welcome.store.back', { brand: options.brand, store: store.name })
  trip.before = [...trip.before, hello]
  stage.go(trip.scanned ? 'atShelf' : 'introduction')
}

/** Of a visit that begins anew nothing that was chosen is left. */
export const nothingChosen = {
  ...{ section: null, at: null, source: null, path: null, walk: null, goal: null },
  notThere: 0,
} as const satisfies Partial<Trip>

/** The same visit from its beginning: everything chosen so far is forgotten. */
export function restart(stage: Stage): void {
  const { trip, options } = stage
  Object.assign(trip, { ...nothingChosen, kept: null, inHand: false, greetedChecking: false })
  stage.emit({ kind: 'path', path: null })
  stage.go(options.place.kind === 'store' ? 'introduction' : 'place')
}

const stateOf: Readonly<Record<Exclude<Where, 'opening' | 'onward' | 'return'>, StateName>> = {
  introduction: 'introduction',
  place: 'place',
  section: 'section',
  entrance: 'entrance',
  checking: 'checking',
  buyMore: 'buyMore',
  keepApp: 'keepApp',
}

/** Takes a walk up again; a path that is gone by now leads to the section choice. */
function walkOn(stage: Stage) {
  const { trip } = stage
  const { where, section, walk } = trip
  const path = where === 'return' ? returnPath(stage) : section && onwardPath(stage, section)
  if (!path || path.navCommands.length === 0) {
    trip.walk = null
    return stage.go('section')
  }
  trip.path = path
  stage.emit({ kind: 'path', path })
  if (walk) return stage.go('walking')
  if (where === 'return' || trip.source) return stage.go('standing')
  stage.go('prepare')
}

/** Whoever is here has been told how products are checked. */
const afterChecking: ReadonlySet<Where> = new Set(['checking', 'return', 'buyMore', 'keepApp'])

/** Goes on in a part of the visit that was under way. */
export function goOn(stage: Stage, where: Exclude<Where, 'opening'>) {
  const { trip } = stage
  trip.greetedChecking ||= afterChecking.has(where)
  // The product check says "hello again" by itself.
  if (where !== 'checking') trip.before = [...trip.before, stage.line('hi')]
  if (where === 'onward' || where === 'return') walkOn(stage)
  else if (where === 'entrance' && !trip.section) stage.go('section')
  else stage.go(stateOf[where])
}

/** Whoever comes back is greeted, and asked whether the visit goes on. */
function offer(stage: Stage) {
  const { options, trip } = stage
  if (options.place.kind === 'store') {
    const { brand, place } = options
    trip.before = [...trip.before, stage.line('welcome.store.back', { brand, store: place.store.name })]
  }
  stage.go('resuming')
}

/** Nobody felt what was walked in a pause. */
const mayHaveWalked = ({ options }: Stage) => {
  const { literal, resume } = options
  const isWalk = resume?.walk != null && (resume.where === 'onward' || resume.where === 'return')
  return !literal && isWalk && !isStillThere(options)
}

/** Whoever was told to stand still when the page was opened anew is told so again, and led nowhere. */
const stillInDanger = (stage: Stage): Stage => ({
  ...stage,
  go: (to) => stage.go(to, () => stage.go('danger')),
})

/** Opens the visit: anew, or where a pause left it. The specification waits for leave to feel motion first. */
export function open(stage: Stage): void {
  const { where } = stage.trip
  if (isBlocked(stage)) stage.go('blocked')
  else if (stage.trip.found) offer(stage)
  else if (mayHaveWalked(stage)) {
    stage.trip.found = stage.options.resume ?? null
    stage.go('resuming')
  } else {
    const there = stage.trip.inDanger ? stillInDanger(stage) : stage
    if (where === 'opening') begin(there)
    else goOn(there, where)
  }
}
