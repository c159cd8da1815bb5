import type { StaffCall } from '../contract/console/staff-calls.ts'
import type { CallPlace } from '../contract/staff-call.ts'

/** Where the shopper is, for the staff who look for them. */
export function placeOfCall({ last, ...place }: CallPlace): string {
  const there = whereIs(place)
  return last ? `Last known place: ${there.charAt(0).toLowerCase()}${there.slice(1)}` : there
}

function whereIs({ where, section, source, part }: CallPlace): string {
  if (!where)
    return section ? `Somewhere in the store, ${section} was asked for last` : 'Somewhere in the store'
  const inPart = part === undefined ? '' : `, part ${part}`
  const there = section ?? 'a section'
  if (where === 'onward') return `On the way from ${source ?? 'the entrance'} to ${there}${inPart}`
  if (where === 'return') return `On the way from ${there} to the cash counter${inPart}`
  if (where === 'checking') return section ? `At the shelf of ${section}` : 'Looking at a product'
  if (where === 'buyMore' || where === 'keepApp') return 'At the cash counter'
  return section
    ? `Before the walk to ${section}, near the entrance`
    : 'Near the entrance, no section chosen yet'
}

const ends = {
  off: 'The shopper needs nobody any more.',
  done: 'Put away.',
  lost: 'The line did not come back.',
} as const

/** How the call stands. */
export function stateOfCall({ taken, lost, ended }: StaffCall): string {
  if (ended) return ends[ended]
  const line = lost ? ' The line to the phone is lost.' : ''
  return `${taken ? `${taken.name ?? taken.by} is coming.` : 'Nobody is coming yet.'}${line}`
}

/** Somebody has to come. */
export const isWaiting = ({ taken, ended }: StaffCall): boolean => taken === null && ended === null

/** A language by its English name: "Hindi" for hi-IN. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag
