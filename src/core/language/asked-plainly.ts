import { withoutFillers } from './clauses.ts'
import {
  allowedFirst,
  besides,
  eachRefused,
  notMeant,
  notTheProblem,
  notThisButThat,
  otherKind,
  otherQuestion,
  setAside,
  theOtherDate,
  toldInstead,
} from './en/topic-denials.ts'
import {
  andHowMuch,
  figureAsked,
  orJustFlavour,
  preparedIn,
  priceNow,
  sharedDeed,
  sharedQuestion,
} from './en/topic-forms.ts'
import { hearsay } from './en/topic-stances.ts'
import { eachByItself, withoutEachNo } from './substance-of.ts'

/** A question about what is in a pack as one that is easier to take apart; the same where there is nothing to do. */
export function asAsked(told: string): string {
  const plain = told.replace(toldInstead, '')
  const bare = withoutFillers(plain)
  const asked = inParts(bare)
  return asked === bare ? plain : asked
}

/** "Not cow milk, the soya one" asks for soya milk alone. */
export const ofSecondKind = (words: string): string => words.replace(otherKind, '$<kind> $<thing>')

const inParts = (told: string): string =>
  eachByItself(
    withoutEachNo(
      ofSecondKind(
        told
          .replace(hearsay, '')
          .replace(allowedFirst, '')
          .replace(setAside, '')
          .replace(eachRefused, '')
          .replace(besides, ''),
      )
        .replace(notThisButThat, '$<meant>')
        .replace(notTheProblem, '$<meant>')
        .replace(otherQuestion, '')
        .replace(theOtherDate, 'the expiry date')
        .replace(notMeant, '')
        .replace(orJustFlavour, '')
        .replace(preparedIn, 'made with ')
        .replace(sharedDeed, '$<first> and $<second> was it made')
        .replace(sharedQuestion, '$<first> $<deed> and $<second> $<deed>'),
    ),
  )

/** A figure that was only pointed at, by its name: "protein I need, so what is it", "what is this and how much". */
export const withFigureAsked = (words: string): string =>
  words
    .replace(priceNow, 'what is the price')
    .replace(figureAsked, 'what is the $1')
    .replace(andHowMuch, ' and what is the price')
