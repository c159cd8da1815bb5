import type { StaffCall } from '../contract/console/staff-calls.ts'
import type { CallPlace } from '../contract/staff-call.ts'

/** Where the shopper is, for the staff who look for them. */
export function placeOfCall({ where, section, source, part }: CallPlace): string {
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
