import type { ListenFor } from '../contract/modes.ts'
import { leadingRequest, type Request, requestOf } from './clause-request.ts'
import { beganAt, cameToPoint, joinedAt, type Sides, takenBack } from './clauses.ts'
import { explanations, refusesFirst } from './en/stances.ts'
import { meaningName } from './meaning.ts'
import type { ProductNames } from './named-products.ts'
import { innerAnswers, isAlwaysOpen, isUrgent } from './words.ts'

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
  const clause = (words: string) => {
    if (!clauses.has(words)) clauses.set(words, requestOf(words, question, names))
    return clauses.get(words)
  }
  const part = (words: string): readonly Request[] => {
    const known = parts.get(words)
    if (known) return known
    const read = readPart(words)
    parts.set(words, read)
    return read
  }

  function readPart(words: string): readonly Request[] {
    const explained = words.replace(explanations, '')
    if (explained !== words && part(explained)[0]?.sure) return part(explained)
    const one = clause(words)
    if (one && (one.whole || isCry(one))) return [one]
    const found = corrected(words) ?? pointed(words) ?? severalIn(words) ?? begun(words, one)
    if (found) return found
    const request = one ?? leadingRequest(words, question)
    return request ? [request] : []
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

  function corrected(words: string) {
    for (const sides of takenBack(words)) {
      const counts = isDivided(words, sides) ? part(sides.after) : []
      if (counts.length > 0) return counts
    }
    return undefined
  }

  function pointed(words: string) {
    for (const sides of cameToPoint(words)) {
      const [point, ...more] = isDivided(words, sides) ? part(sides.after) : []
      if (!point?.sure) continue
      const first = sides.before === '' ? undefined : clause(sides.before)
      return first && isBeside(first, point) ? [first, point, ...more] : [point, ...more]
    }
    return undefined
  }

  function begun(words: string, one: Request | undefined) {
    if (one?.sure && !refusesFirst.test(words)) return undefined
    return beganAt(words)
      .map(({ after }) => part(after))
      .find(([point]) => point?.sure)
  }

  function severalIn(words: string) {
    for (const { before, after } of joinedAt(words)) {
      const first = clause(before)
      const [second, ...more] = first && !endsTurn(first) ? part(after) : []
      if (first && second?.sure && meaningName(first.meaning) !== meaningName(second.meaning))
        return [first, second, ...more]
    }
    return undefined
  }

  return part(sentence)
}

const isCry = ({ meaning }: Request) => meaning.type === 'word' && isUrgent(meaning.word)

/** Whoever wants a pause wants nothing else meanwhile. */
const endsTurn = ({ meaning }: Request) =>
  meaning.type === 'word' && (meaning.word === 'pause' || meaning.word === 'stop')

/** "Yes, but slowly": what is open everywhere does not take an answer back. */
const isBeside = (first: Request, point: Request) =>
  first.sure && point.meaning.type === 'word' && isAlwaysOpen(point.meaning.word) && !point.weighty
