import {
  avoidForms,
  dietForms,
  dietOf,
  forgetForms,
  HARM_END,
  harmForms,
  LONGEST_UNKNOWN,
  needsClosers,
  needsOpeners,
  noDietForms,
  noName,
  notVegetarian,
  OWN_HEAD,
  removeForms,
  SHARED_END,
  SHARED_HEAD,
  STATE,
  tellForms,
} from '../language/en/needs-forms.ts'
import { indexPhrases, withoutInner } from '../language/phrases.ts'
import { plainWords, wordCount } from '../language/plain-words.ts'
import { askedWords, isNamedByRecords, knownSubstance, lookAlikes } from '../substances/substances.ts'
import type { OwnTexts } from '../texts/own-texts.ts'
import {
  type Diet,
  isDiet,
  isEmpty,
  keptName,
  type Needs,
  namesAmong,
  needsOrNothing,
  noNeeds,
  withNeeds,
  withoutNeeds,
} from './needs.ts'

/** What a sentence wants of the list of what must not be eaten. */
export type NeedsCommand = { do: 'change'; add: Needs; remove: Needs } | { do: 'tell' } | { do: 'forget' }

let knownNames: ReturnType<typeof indexPhrases<string>> | undefined
function known() {
  knownNames ??= indexPhrases([...askedWords, ...lookAlikes()].map((word) => [word, word] as const))
  return knownNames
}

const JOINTS: ReadonlySet<string> = new Set(['and', 'or', 'other'])

/** The known names in these words ("peanuts milk and egg", as a recogniser writes it), and how many words stand beside them. */
function knownIn(words: string): { names: string[]; others: number } {
  const all = words.split(' ')
  const found = withoutInner(known().in(all)).sort((a, b) => a.start - b.start)
  const isBeside = (word: string, at: number) =>
    !JOINTS.has(word) && !found.some(({ start, end }) => at >= start && at < end)
  return { names: found.map(({ value }) => value), others: all.filter(isBeside).length }
}

/** Names in one piece of a sentence; undefined where it is no name. What is taken off is only what was named by itself. */
function namesIn(piece: string, mode: Mode): string[] | undefined {
  const bare = piece.replace(/^(?:(?:any|the|all|other|some|both|things with|food with) )+/, '')
  const words = knownSubstance(bare) ? bare : bare.replace(/ (?:products?|items?)$/, '')
  const { names, others } = knownIn(words)
  // A known name may hold a word that is none.
  if (others > 0 && noName.test(words)) return undefined
  const among = mode === 'add' || others === 0 ? namesAmong(names, others) : undefined
  return among ?? (wordCount(words) > LONGEST_UNKNOWN ? undefined : [keptName(words)])
}

/** What one piece of a sentence names: a way of eating, by what is not eaten, or names; undefined where it is neither. */
function needsIn(piece: string, mode: Mode): Needs | undefined {
  if (notVegetarian.test(piece)) return { avoid: [], diets: ['vegetarian'] }
  const avoid = namesIn(piece, mode)
  return avoid && { avoid, diets: [] }
}

/** Names in words that are written as nothing else: "egg white", "milk, soya". */
export function writtenNames(words: string): string[] {
  const { names, others } = knownIn(words)
  return namesAmong(names, others) ?? [keptName(words)]
}

type Mode = 'add' | 'remove'

function headOf(piece: string): { mode: Mode; rest: string } | undefined {
  const of = (forms: readonly RegExp[], mode: Mode) => {
    for (const form of forms) {
      const rest = form.exec(piece)?.[1]
      if (rest !== undefined) return { mode, rest }
    }
    return undefined
  }
  const harm = of(harmForms, 'add')
  return of(removeForms, 'remove') ?? of(avoidForms, 'add') ?? (harm && isFood(harm.rest) ? harm : undefined)
}

function dietIn(piece: string, forms: readonly RegExp[]): Diet | undefined {
  for (const form of forms) {
    const word = form.exec(piece)?.[1]
    const diet = word === undefined ? undefined : (dietOf[word] ?? word)
    if (diet !== undefined && isDiet(diet)) return diet
  }
  return undefined
}

const matches = (forms: readonly RegExp[], words: string) => forms.some((form) => form.test(words))

/** Of a sentence such a list is the end: "add milk, egg and soya to my list". */
const LIST_END = / (?:to|on|in|into|onto|from|off|out of|of) (?:my|the) (?:allergy |allergies |food )?list$/
const LIST_HEAD = /^(?:add|put|write|keep|note|include|remove|delete|take|strike|drop|forget|erase|cross) /

/** Each piece with the head and the end of the whole, where these embrace several names. */
function embraced(pieces: readonly string[]): readonly string[] {
  const [first = ''] = pieces
  const head = LIST_HEAD.exec(first)?.[0]
  const end = LIST_END.exec(pieces.at(-1) ?? '')?.[0]
  const harm = HARM_END.exec(pieces.at(-1) ?? '')?.[0]
  if (pieces.length < 2) return pieces
  if (harm !== undefined && !headOf(first)) return withHarm(pieces, harm)
  if (head === undefined || end === undefined) return withSharedEnd(pieces)
  return pieces.map((piece) => `${head}${piece.replace(LIST_HEAD, '').replace(LIST_END, '')}${end}`)
}

/** "I am vegetarian and peanuts give me rashes": how somebody eats or is stands by itself. */
const withHarm = (pieces: readonly string[], harm: string): readonly string[] =>
  pieces
    .filter((piece) => !STATE.test(nameOf(piece)))
    .map((piece) => (isWayOfEating(piece) ? piece : piece.replace(HARM_END, '') + harm))

function withSharedEnd(pieces: readonly string[]): readonly string[] {
  const [first = ''] = pieces
  const isShared = SHARED_END.test(pieces.at(-1) ?? '') && SHARED_HEAD.test(first) && !SHARED_END.test(first)
  if (!isShared || headOf(first) || dietIn(first, dietForms)) return pieces
  const last = pieces.length - 1
  const hasOwn = OWN_HEAD.exec(pieces[last] ?? '')?.[0] !== ''
  const isOther = (piece: string) => (hasOwn ? !/^(?:i )?have an? /.test(piece) : first.startsWith('i am '))
  // "I am blind and lactose intolerant": not all that somebody is or has is a name.
  const isName = (piece: string, at: number) => {
    const words = nameOf(piece)
    if (at === last || isEaten(piece)) return true
    return !STATE.test(words) && (isFood(words) || !isOther(piece))
  }
  return pieces
    .filter(isName)
    .map((piece) => (isEaten(piece) ? `i am ${nameOf(piece)}` : `i have ${nameOf(piece)} allergy`))
}

const isWayOfEating = (piece: string) =>
  (dietIn(piece, dietForms) ?? dietIn(piece, noDietForms)) !== undefined
const isEaten = (piece: string) => dietIn(`i am ${nameOf(piece)}`, dietForms) !== undefined
const isFood = (words: string) => isNamedByRecords(words) || knownIn(words).names.length > 0
const nameOf = (piece: string) => piece.replace(SHARED_HEAD, '').replace(OWN_HEAD, '').replace(SHARED_END, '')

const tidy = (piece: string) => piece.replace(needsOpeners, '').replace(needsClosers, '').trim()

/**
 * What a whole sentence wants of the list. Undefined: it is about something else, also where only a part of it is about
 * the list: nothing is kept by a guess, and nothing that was named is left out. A long list is read a name at a time.
 */
export function needsCommand(text: string): NeedsCommand | undefined {
  const whole = tidy(plainWords(text))
  if (matches(forgetForms, whole)) return { do: 'forget' }
  if (matches(tellForms, whole)) return { do: 'tell' }
  const pieces = embraced(
    text
      .split(/[,;.!&\n]|\band\b|\bor\b|\bnor\b/i)
      .map((piece) => tidy(plainWords(piece)))
      .filter((piece) => piece !== ''),
  )
  let mode: Mode | undefined
  const changes: Record<Mode, Needs> = { add: noNeeds, remove: noNeeds }
  for (const piece of pieces) {
    const diet = dietIn(piece, dietForms)
    const noDiet = dietIn(piece, noDietForms)
    if (diet) changes.add = withNeeds(changes.add, { avoid: [], diets: [diet] })
    else if (noDiet) changes.remove = withNeeds(changes.remove, { avoid: [], diets: [noDiet] })
    if (diet || noDiet) {
      mode ??= 'add'
      continue
    }
    const head = headOf(piece)
    mode = head?.mode ?? mode
    const needs = mode && needsIn(head?.rest ?? piece, mode)
    if (!mode || !needs) return undefined
    changes[mode] = withNeeds(changes[mode], needs)
  }
  return mode ? { do: 'change', ...changes } : undefined
}

/** What is kept from now on (null: nothing, and no trace of it), and what is said of it. */
interface NeedsAnswer {
  /** Absent: as it was. */
  keep?: Needs | null
  said: readonly string[]
}

const dietsIn = (diets: readonly Diet[], texts: OwnTexts) => diets.map((diet) => texts.dietNames[diet])
const avoidedIn = (names: readonly string[], texts: OwnTexts) => names.map(texts.avoidedName)
const listOf = ({ avoid, diets }: Needs, texts: OwnTexts) =>
  texts.listIs(avoidedIn(avoid, texts), dietsIn(diets, texts))

function removedFrom(needs: Needs, gone: Needs, texts: OwnTexts): string[] {
  const all = [...avoidedIn(gone.avoid, texts), ...dietsIn(gone.diets, texts)]
  const had = [...avoidedIn(needs.avoid, texts), ...dietsIn(needs.diets, texts)]
  const taken = all.filter((name) => had.includes(name))
  const strange = all.filter((name) => !had.includes(name))
  return [
    ...(taken.length > 0 ? [texts.removed(taken)] : []),
    ...(strange.length > 0 ? [texts.notOnList(strange)] : []),
  ]
}

/** What a sentence about the list leads to. What was understood is said back: it may have been misheard. */
export function answerNeeds(needs: Needs, command: NeedsCommand, texts: OwnTexts): NeedsAnswer {
  switch (command.do) {
    case 'tell':
      if (isEmpty(needs)) return { said: [texts.needsTexts.nothingKept] }
      return { said: [...listOf(needs, texts), ...(needs.unread ? [texts.needsTexts.lookFailed] : [])] }
    case 'forget':
      return { keep: null, said: [texts.forgotten(listOf(needs, texts))] }
    case 'change': {
      const { add, remove } = command
      const after = withoutNeeds(withNeeds(needs, add), remove)
      return {
        keep: needsOrNothing(after),
        said: [
          ...(isEmpty(add) ? [] : [texts.kept(avoidedIn(add.avoid, texts), dietsIn(add.diets, texts))]),
          ...(isEmpty(remove) ? [] : removedFrom(withNeeds(needs, add), remove, texts)),
        ],
      }
    }
  }
}
