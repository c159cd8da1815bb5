import type { ListenFor } from '../contract/modes.ts'
import { asAsked, withFigureAsked } from './asked-plainly.ts'
import { isConditional, isHedged, isSaidOfElse } from './before-point.ts'
import { leadingRequest, ofWalk, requestOf } from './clause-request.ts'
import {
  askedOf,
  beganAt,
  cameToPoint,
  isBareNo,
  joinedAt,
  lookedFirst,
  type Sides,
  takenBack,
} from './clauses.ts'
import { asksWhatNow } from './en/clause-words.ts'
import { endsReported } from './en/denials.ts'
import { fellShort } from './en/fell-short.ts'
import { noneNow } from './en/goods-stances.ts'
import { hasNoneHere } from './en/place-stances.ts'
import {
  bareAnswer,
  beginsToAsk,
  conditions,
  declinesFirst,
  endsDenied,
  explanations,
  refusesFirst,
  takesBackYes,
} from './en/stances.ts'
import { askedOfOthers } from './en/told-elsewhere.ts'
import { allowedBefore, deniedThrough, stopsThat } from './en/topic-denials.ts'
import { asksOfThing, asksToItsEnd, isOfNamed, leadsInto, leadsIntoNo, nods } from './en/topic-stances.ts'
import { leadsNoFurther } from './en/walk-stances.ts'
import { isSection } from './meaning.ts'
import { findNames, type ProductNames, productsMeant } from './named-products.ts'
import { withNoneLeftOut } from './none-left-out.ts'
import {
  claimsPlace,
  doubted,
  endsTurn,
  isAskedFor,
  isBeside,
  isComparing,
  isFor,
  isLook,
  isPermission,
  isSame,
  isSkip,
  isSureOfPack,
  mayMislead,
  NO,
  type Request,
  refuses,
} from './request-kinds.ts'
import { sectionsNamed } from './section-wishes.ts'
import { stanceOf } from './stance.ts'
import { innerAnswers, isAnswer, isCry } from './words.ts'

/**
 * All that a sentence asks for, in the order in which it was said; what was taken back does not count. A sentence that
 * can be divided in many ways is read once a part: nothing costs more than its length.
 */
export function requestsIn(
  sentence: string,
  question: ListenFor,
  names: readonly ProductNames[],
): readonly Request[] {
  const parts = new Map<string, readonly Request[]>()
  const clauses = new Map<string, Request | undefined>()
  const isChecking = question === 'checking' || question === 'all'
  const clause = (words: string) => {
    if (!clauses.has(words)) clauses.set(words, requestOf(words, question, names))
    return clauses.get(words)
  }
  const part = (words: string): readonly Request[] => {
    const known = parts.get(words)
    if (known) return known
    const read = readPart(isChecking ? withFigureAsked(words) : words)
    parts.set(words, read)
    return read
  }

  function readPart(words: string): readonly Request[] {
    const one = clause(words)
    const whole = one && readWhole(words, one)
    if (whole) return whole
    const bare = isChecking ? askedOf(words) : words
    if (bare !== words && isAskedFor(part(bare))) return part(bare)
    const told = words.replace(explanations, '').replace(allowedBefore, 'can not eat ')
    const explained = question === 'checking' ? asAsked(told) : told
    if (explained !== words && part(explained)[0]?.sure) return part(explained)
    const found = takenApart(words, one)
    if (found) return found
    const request = one ?? leadingRequest(words, question)
    return request ? [request] : []
  }

  /** What needs no dividing; undefined: it may. */
  function readWhole(words: string, one: Request): readonly Request[] | undefined {
    const several = isChecking ? besideLook(words, one) : answeredFirst(words, one)
    // "I would have said I am there, but it is just a wall": nobody ran into it.
    const isAll = one.whole || isCry(one.meaning) || (isFor(one, 'lost') && fellShort.test(words))
    return several ?? (isAll ? [one] : undefined)
  }

  const takenApart = (words: string, one: Request | undefined) =>
    claimed(words) ?? corrected(words) ?? pointed(words) ?? severalIn(words) ?? begun(words, one)

  /** "Yes please, and a bit slower" answers, and says how it is to go on; "yes, and I want bread" says where they are. */
  function answeredFirst(words: string, one: Request): readonly Request[] | undefined {
    if (!one.whole || isCry(one.meaning)) return undefined
    for (const { before, after } of joinedAt(words)) {
      const first = clause(before)
      if (!first?.whole || !(isBeside(one) || (claimsPlace([first]) && isSection(one.meaning)))) continue
      if (answers(first) && part(after).some((second) => isSame(second, one))) return [first, one]
    }
    return undefined
  }

  /** "What is this, how much sugar does it have": by its end or its beginning the whole only looks, or only asks. */
  function besideLook(words: string, one: Request): readonly Request[] | undefined {
    for (const { before, after } of isLook(one) ? joinedAt(words) : lookedFirst(words)) {
      const several = [...part(before), ...part(after)]
      if (several.some(isLook) && several.some(isSureOfPack)) return several
    }
    return undefined
  }

  /** "I am in the shop, what do I do" says where they are. */
  function claimed(words: string): readonly Request[] | undefined {
    const here = isChecking ? words : words.replace(asksWhatNow, '')
    const found = here === words ? [] : part(here)
    return claimsPlace(found) ? found : undefined
  }

  /** A phrase that the table knows as a whole is not taken apart: "no more" takes nothing back. */
  function isDivided(words: string, { before, after }: Sides): boolean {
    const all = words.split(' ')
    const behind = all.length - after.split(' ').length
    const ahead = before === '' ? 0 : before.split(' ').length
    return innerAnswers[question]
      .in(all)
      .every(({ start, end }) => start >= behind || end <= behind || start < ahead)
  }

  /** What follows on "sorry, I mean", but no cry that was denied: "no blood". */
  function takenUp(words: string, sides: Sides): readonly Request[] {
    const counts = isDivided(words, sides) && !noneNow.test(words) ? part(sides.after) : []
    return counts.some(({ meaning }) => isCry(meaning)) && words === `no ${sides.after}` ? [] : counts
  }

  function corrected(words: string) {
    for (const sides of takenBack(words)) {
      if (takesNothingBack(words, sides)) continue
      const counts = takenUp(words, sides)
      if (isDeclined(words, counts)) return [NO]
      if (counts.length > 0) return isBareNo(words, sides) ? counts.map(doubted) : counts
    }
    return undefined
  }

  /** "No, carry on": as before. */
  const isDeclined = (words: string, [first]: readonly Request[]) =>
    question === 'confirm' &&
    declinesFirst.test(words) &&
    first?.meaning.type === 'word' &&
    first.meaning.word === 'yes'

  function pointed(words: string) {
    for (const sides of cameToPoint(words)) {
      const [point, ...more] = isDivided(words, sides) ? part(sides.after) : []
      if (point?.sure && !isConditional(sides.before, point) && !isSaidOfElse(sides.before, point, question))
        return [...withFirst(words, sides, isHedged(sides.before, point) ? doubted(point) : point), ...more]
    }
    return undefined
  }

  /** What comes to the point, with what came before it where that is asked for as well, or asked in its place. */
  function withFirst(words: string, { before }: Sides, point: Request): readonly Request[] {
    const first = before === '' ? undefined : clause(before)
    const all = clause(words)
    // "We are Jain, so is it alright" asks of what came before.
    if (isPermission(point) && all?.sure) return [all]
    if (isLook(point) && all?.sure && !isLook(all)) return [all]
    if (!first?.sure) return [point]
    if (first.meaning.type === 'question' && isLook(point)) return [first]
    if (isChecking && nods.test(before)) return [point]
    return isBeside(point) ? [first, point] : [point]
  }

  function begun(words: string, one: Request | undefined) {
    if (one?.sure && !refusesFirst.test(words) && (isChecking || one.meaning.type === 'word'))
      return undefined
    return (
      beganAt(words)
        .filter(
          ({ before }) =>
            !endsDenied.test(before) &&
            !deniedThrough.test(before) &&
            !leadsInto.test(before) &&
            !asksOfThing.test(before) &&
            !askedOfOthers.test(before) &&
            !(question === 'walking' && leadsNoFurther.test(words)),
        )
        .filter(({ after }) => !isOfNamed.test(after))
        .map(({ before, after }) => ({ before, requests: saidBehind(before, part(after)) }))
        // Who begins to ask claims nothing at the end: "how do I say that I have arrived".
        .find(
          ({ before, requests: [point] }) =>
            (point?.sure || endsReported.test(before)) &&
            point &&
            !(mayMislead(point) && (beginsToAsk.test(words) || conditions.test(before))) &&
            !isSaidOfElse(before, point, question),
        )?.requests
    )
  }

  const isBareName = (part: string) =>
    /^(?:(?:in|of|the|for|about|between) )*this$/.test(findNames(part, names, () => true).words)

  /** "Fat in Marie Gold | and Milk Bikis" asks of both, "five grams for that one | and how much for this" sets them side by side. */
  function asWhole(words: string, { before, after }: Sides): Request | undefined {
    const whole = isChecking ? clause(words) : undefined
    if (!whole) return undefined
    if (isBareName(before) || isBareName(after)) return whole.sure ? whole : undefined
    if (!isComparing(whole)) return undefined
    const parts = [clause(before), ...part(after)]
    return parts.length > 1 && parts.every((one) => one && !isComparing(one)) ? whole : undefined
  }

  const isOver = (before: string, first: Request) =>
    endsTurn(first) && !(isChecking && stopsThat.test(before))

  function severalIn(words: string) {
    for (const sides of joinedAt(words)) {
      const { before, after } = sides
      if (leadsInto.test(before) && !asksToItsEnd.test(before)) continue
      const whole = asWhole(words, sides)
      if (whole) return [whole]
      const first = clause(before)
      const [second, ...more] = first && !isOver(before, first) ? part(after) : []
      if (
        first &&
        second?.sure &&
        !isSame(first, second) &&
        !isConditional(before, second) &&
        !isAgreed(sides)
      )
        return [...bothOf(before, first, second), ...more]
    }
    return undefined
  }

  /** "Okay and when does it go bad" only nods first. */
  function bothOf(before: string, first: Request, second: Request): readonly Request[] {
    if (isChecking && (nods.test(before) || isSkip(first) || stopsThat.test(before))) return [second]
    // "If it has less than five grams, then okay".
    if (isChecking && conditions.test(before) && !isAskedFor([second])) return [first]
    // "Introduction and all is not required".
    if (isFor(first, 'continue') && isFor(second, 'notRequired')) return [second]
    return refuses(first) && answers(second) ? [first] : [first, second]
  }

  /** "Do you have ragi cookies, then yes": who agrees to what is only asked waits for the answer. */
  const isAgreed = ({ before, after }: Sides) => bareAnswer.test(after) && stanceOf(before).asks !== 'no'

  const answers = ({ meaning }: Request) =>
    meaning.type === 'word' && isAnswer(meaning.word, question) && !isSection(meaning)

  const [, declined, agreed] = takesBackYes.exec(sentence) ?? []
  // Sorry for what was said, or for not having heard: only a question about just that is answered by it.
  const apologised = () =>
    part(agreed ?? '').map((one) => (question === 'confirm' ? one : { ...one, sure: false }))
  const told = declined ? part(declined).map(doubted) : agreed ? apologised() : part(sentence)
  const talk = told.length === 0 && question === 'walking' ? ofWalk(sentence) : undefined
  const found = talk ? [talk] : told
  const all = clause(sentence)
  const each = found
    .filter((one, at) => at === found.findIndex((other) => isSame(one, other)))
    .map((one) => (one === all ? one : { ...one, whole: false }))
  return isChecking && each.length > 0 ? withNoneLeftOut(each, productsMeant(sentence, names).words) : each
}

/** "My wife says | take me to the counter": what leads away because somebody else wants it is asked back. */
const saidBehind = (before: string, [point, ...more]: readonly Request[]): readonly Request[] =>
  !point ? [] : [point.weighty && endsReported.test(before) ? doubted(point) : point, ...more]

/** "No need to read it", "there is no milk in it", "what if I said yes", "no entrance here". */
const takesNothingBack = (words: string, { before, after }: Sides) =>
  /\bif$/.test(before) ||
  (/\b(?:and|but)$/.test(before) &&
    /^(?:\w+ )?\w+(?: please)?$/.test(after) &&
    sectionsNamed(after).size > 0) ||
  (leadsIntoNo.test(before) && words.startsWith(`${before} no `)) ||
  (before === '' && hasNoneHere.test(words)) ||
  (/^(?:need|more)\b/.test(after) && /\bno (?:need|more)\b/.test(words))
