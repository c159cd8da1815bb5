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
