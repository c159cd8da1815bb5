import type { ListenFor } from '../contract/modes.ts'
import {
  endsOther,
  keepsThing,
  keptElsewhere,
  knowsPartly,
  leavesGoods,
  leavesThere,
  madeOfGoods,
  refusesThing,
  saidOfMuch,
  tellsOfGoods,
} from './en/goods-stances.ts'
import { wasElsewhere } from './en/need-stances.ts'
import { hasCarried, isStatement, ofOthers, tellsOfNow, wasOnce } from './en/people-stances.ts'
import {
  afterThis,
  asksToLead,
  isAnothersPlace,
  isHere,
  leadsAway,
  notNow,
  ofOneself,
  tellsOfPlace,
  tellsWhatIs,
  thenOnly,
  wishesToGo,
} from './en/place-stances.ts'
import { knowsPlace, saysWhereOneIs } from './en/sentence-forms.ts'
import { bareAnswer, conditions, supposedFirst } from './en/stances.ts'
import {
  asksOfGuide,
  asksOfOthers,
  asksWhatWasSaid,
  comeToElse,
  foundNothing,
  goesThereBy,
  notDone,
  notOfWalk,
  ofWholeShop,
  othersThing,
  sighs,
  toldOfPast,
} from './en/walk-stances.ts'
import { isSectionWord, type Word } from './meaning.ts'
import { isPutOff, isUnderWay, type Stance, stanceOf } from './stance.ts'
import { strangersToWalk } from './walk-talk.ts'
import { inquires, isAnswer, isClaim, isRefusal, isUrgent, isWeighty } from './words.ts'

/** As many other words may stand beside a word without making it doubtful. */
const STRANGE_TO = { cheap: 8, offered: 3, claim: 2, costly: 1, elsewhere: 0, told: 1, bare: 0 }
const STRANGE_TO_BARE_ANSWER = 0
/** As many beside what asks about a walk; what leads on has none. */
const STRANGE_TO_WALK = 1
/** With as many others it was talk about something else. */
const STRANGE_TO_ANY = 12

interface Said {
  word: Word
  /** The open question is not the one that it answers. */
  elsewhere: boolean
  clause: string
  question: ListenFor
  /** How many words of the clause carry a meaning that no phrase explains. */
  strange: number
  /** The words that say it. */
  phrase: string
}

/**
 * Whether a word that stands inside a clause is meant beyond doubt: what is cheap acts, what is costly only as a plain
 * statement or wish, and else it is asked back. Undefined: the clause asks or tells about something else.
 */
export function certaintyOf(said: Said): boolean | undefined {
  const { word, clause, strange, phrase } = said
  if (isUrgent(word)) return true
  const stance = stanceOf(clause)
  if (bareAnswer.test(phrase) && isBesideBareAnswer(said, stance)) return undefined
  if (stance.aboutOthers || strange > STRANGE_TO_ANY || asksOrTells(said, stance)) return undefined
  if (isOfOthers(said)) return undefined
  const kind = kindOf(said, stance)
  const isPlain = inquires(word) || stance.asks === 'no'
  return isPlain && !isGuess(said, stance, kind) && strange <= strangeTo(said, kind)
}

type Kind = keyof typeof STRANGE_TO

/** One word that leads away, or takes an offer, is in many a sentence that does not. */
function strangeTo({ word, phrase }: Said, kind: Kind): number {
  if (kind === 'costly' ? !phrase.includes(' ') : kind === 'offered' && saidOfMuch.test(phrase)) return 0
  // Who is not there yet is only waited for.
  if (word === 'notThere') return STRANGE_TO.claim
  return STRANGE_TO[kind]
}

/** Said of another time, under a condition, by halves or by others, or told of a place: it is asked back. */
function isGuess(said: Said, { hedged }: Stance, kind: Kind): boolean {
  const { word, clause } = said
  if (word === 'notRequired' && (knowsPartly.test(clause) || ofOthers.test(clause))) return true
  if (isPutOff(word, clause)) return true
  if (isOfAnother(said) || isOfCompound(said) || (isLeading(said) && hasCarried.test(clause))) return true
  if (isClaim(word) && isClaimOfElse(said)) return true
  if (isLeading(said) && tellsOfPlace.test(clause) && !asksToLead.test(clause)) return true
  // Who may not be there is not there.
  if (word === 'notThere')
    return conditions.test(clause) || wasElsewhere.test(clause) || tellsWhatIs.test(clause)
  if (kind === 'cheap' || (kind === 'offered' && !ofOthers.test(clause) && !supposedFirst.test(clause)))
    return false
  const isLater =
    isWeighty(word) && !isRefusal(word) && [notNow, afterThis, thenOnly].some((later) => later.test(clause))
  return hedged || isLater || conditions.test(clause) || (word === 'save' && wasOnce.test(clause))
}

/** Has come to something else than what is asked about, or says so among words of other things. */
const isClaimOfElse = ({ word, clause }: Said) =>
  knowsPlace.test(clause) ||
  (word === 'imHere' &&
    (strangersToWalk(clause.replace(sighs, ' ').trim()) > 0 ||
      ofWholeShop.test(clause) ||
      comeToElse.test(clause)))

/** "Milk chocolate", "butter chicken": what stands right behind the goods is what they are of. */
function isOfCompound({ word, clause, phrase }: Said): boolean {
  if (!isSectionWord(word)) return false
  const [next = ''] = ` ${clause} `.split(` ${phrase} `).at(-1)?.trim().split(' ', 1) ?? []
  return madeOfGoods.test(next)
}

/** At another's door, on the way by themselves, or refusing something else than to buy. */
const isOfAnother = (said: Said) =>
  (isClaim(said.word) && isAnothersPlace.test(said.clause)) ||
  (said.question === 'walking' && isLeading(said) && goesThereBy.test(said.clause)) ||
  (said.word === 'nextTime' && refusesThing.test(said.clause))

/** "Yes" and "no" begin what people say to each other, too. */
const isBesideBareAnswer = ({ word, strange, clause, question }: Said, { hedged }: Stance) =>
  strange > STRANGE_TO_BARE_ANSWER ||
  ofOthers.test(clause) ||
  (isWeighty(word) && isUnderWay(clause)) ||
  (question === 'confirm' && (hedged || tellsOfNow.test(clause)))

/** Told of somebody or something else than the shopper, by a word that would answer for them. */
function isOfOthers({ word, clause, question, strange }: Said): boolean {
  if (word === 'save' && (keptElsewhere.test(clause) || keepsThing.test(clause))) return true
  if (word === 'nextTime' && (leavesThere.test(clause) || endsOther.test(clause))) return true
  if (isClaim(word)) return !ofOneself.test(clause)
  if (isSectionWord(word) && leavesGoods.test(clause)) return true
  if (strange === 0) return false
  if (question === 'confirm') return word === 'yes'
  return (
    question === 'section' &&
    isAnswer(word, question) &&
    !wishesToGo.test(clause) &&
    tellsOfGoods.test(clause)
  )
}

/** Leads away from what is open, and is no answer to it. */
const isLeading = ({ word, elsewhere, question }: Said) =>
  elsewhere || (isWeighty(word) && !isClaim(word) && (word === 'counter' || !isAnswer(word, question)))

/** Takes what an offer is about: it costs the shopper time, and is easily said of something else. */
const isOffered = (word: Word) => word === 'continue' || word === 'buyMore'

/** Talk of others beside a walk holds "next" and "how many", too. */
export const isTalkBesideWalk = (word: Word, clause: string, question: ListenFor): boolean =>
  question === 'walking' &&
  isAnswer(word, question) &&
  !isWeighty(word) &&
  !isUrgent(word) &&
  (asksOfOthers.test(clause) ||
    othersThing.test(clause) ||
    (word === 'howManyLeft' &&
      (asksOfGuide.test(clause) || asksWhatWasSaid.test(clause) || toldOfPast.test(clause))) ||
    (word === 'next'
      ? strangersToWalk(clause) > 0 || [notDone, notOfWalk, foundNothing].some((form) => form.test(clause))
      : strangersToWalk(clause) > (word === 'whereAmI' ? 0 : STRANGE_TO_WALK)))

/** A question that names a word, or the mention of a section elsewhere, is no answer. */
function asksOrTells({ word, elsewhere, clause, question }: Said, { asks, inForm }: Stance): boolean {
  // "Can I hear it afterwards" asks what may be done, and wishes for nothing now.
  if (inForm && notNow.test(clause)) return true
  if (elsewhere) return asks !== 'no' || !wishesToGo.test(clause) || isOnlyThere(word, clause)
  if (isClaim(word)) return inForm
  return asks === 'yes' && !inquires(word) && isAnswer(word, question)
}

/** Whoever says where they are does not ask for the way there. */
const isOnlyThere = (word: Word, clause: string) =>
  isSectionWord(word) && saysWhereOneIs.test(clause) && !leadsAway.test(clause)

function kindOf({ word, elsewhere, clause, question }: Said, { asks }: Stance): Kind {
  const wishes = wishesToGo.test(clause)
  if (elsewhere) return 'elsewhere'
  if (isClaim(word)) return isHere.test(clause) ? 'claim' : 'bare'
  if (isOffered(word)) return 'offered'
  if (isWeighty(word)) return wishes || isAnswer(word, question) ? 'costly' : 'bare'
  if (wishes || asks !== 'no' || !isAnswer(word, 'section')) return 'cheap'
  // A section that nobody asked about, or something that is told of its goods.
  if (question !== 'section') return 'bare'
  return isStatement.test(clause) ? 'told' : 'cheap'
}
