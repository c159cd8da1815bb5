import type { WorkKind, WorkRow } from '../contract/console/work-list.ts'

const texts: Readonly<Record<WorkKind, (row: WorkRow) => string>> = {
  noPath: () => 'The store has no path: shoppers cannot be led anywhere.',
  noWayBack: ({ path }) => `No way back from ${path?.to ?? 'a section'} to the cash counter.`,
  noAllergens: () => 'Its allergens are not recorded.',
  notChecked: ({ day }) =>
    day === undefined
      ? 'Nobody has checked it against its pack.'
      : `Last checked against its pack on ${day}.`,
  confusable: ({ name, other = '' }) =>
    `${name} and ${other} differ in a word or none, and the camera may take one for the other: add photographs.`,
  draft: ({ path }) => `The path ${path?.from ?? ''} → ${path?.to ?? ''} has a draft that is not published.`,
  emptySection: () => 'The section has no product.',
  oneTimePassword: () => 'The one-time password was not changed.',
}

/** What is to be done about it, for the person who does it. */
export const workText = (row: WorkRow): string => texts[row.kind](row)
