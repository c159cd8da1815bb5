import type { WorkKind, WorkRow } from '../contract/console/work-list.ts'
import type { FieldKind } from '../contract/field.ts'

/** What was counted, as staff are told of it. */
export const fieldTexts: Readonly<Record<FieldKind, string>> = {
  visit: 'Visits',
  lookNothing: 'Looks that found nothing',
  otherMaker: "Another maker's pack",
  noDate: 'Dates that were not read',
  doubted: 'Answers that shoppers called wrong',
  unanswered: 'Questions that the list could not answer',
  staffCall: 'Calls for staff',
  part: 'Parts of walks begun',
  arrived: 'Walks that arrived',
  lost: 'Shoppers who said that they were lost',
  stood: 'Shoppers who stood still',
}

/** A topic's name in words: "sugarFree" is "sugar free". */
export const topicText = (topic: string): string =>
  topic.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const partText = (path: WorkRow['path'], part = 0) =>
  `part ${part} of ${path?.from ?? ''} → ${path?.to ?? ''}`
const visitsText = (visits = 0) => `${visits} visits since it was last changed`

const texts: Readonly<Record<WorkKind, (row: WorkRow) => string>> = {
  noPath: () => 'The store has no path: shoppers cannot be led anywhere.',
  noWayBack: ({ path }) => `No way back from ${path?.to ?? 'a section'} to the cash counter.`,
  lostOnPath: ({ path, part, visits }) =>
    `Shoppers said that they were lost in ${partText(path, part)}: ${visitsText(visits)}.`,
  stoodOnPath: ({ path, part, visits }) =>
    `Shoppers stood still in ${partText(path, part)}: ${visitsText(visits)}.`,
  doubted: ({ visits }) => `Shoppers said that an answer about it was wrong: ${visitsText(visits)}.`,
  unanswered: ({ topic = '', visits }) =>
    `The list had no answer on ${topicText(topic)}: ${visitsText(visits)}.`,
  noDate: ({ visits }) => `Its date was not read: ${visitsText(visits)}.`,
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
