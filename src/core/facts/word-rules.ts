import { isSame, type Product } from '../contract/product.ts'
import type { Comparing, Word } from '../language/meaning.ts'
import type { Topic } from '../language/topics.ts'
import type { Texts } from '../texts/answer-texts.ts'
import { aboutScanned, ageOfRecord, lastSaid } from './about-product.ts'
import { type Checking, forgotten, nothingChecked, productBefore } from './checking.ts'
import { shorter, whichProduct } from './describe.ts'
import { stockSentences } from './list-answers.ts'
import { type PackWords, packAllergens } from './pack-disagreement.ts'
import { callsAlso } from './recalls.ts'
import { act, answer, nextLine, type Response, remark, type Surroundings, sayLast } from './response.ts'
import { areApart, compareSentences, namedBeside } from './two-products.ts'

const PIECES = /\p{Letter}+|\p{Number}+|[&%+]/gu

/** A name by its letters, a sentence for each word: "Good Day 50" → "G, O, O, D.", "D, A, Y.", "50." @internal Tried by itself. */
export function spellSentences(name: string, texts: Texts): string[] {
  const pieces = name.normalize('NFC').match(PIECES) ?? []
  return pieces.map((piece) => {
    const sign = texts.signNames[piece]
    if (sign !== undefined || /^\p{Number}/u.test(piece)) return texts.spelled([sign ?? piece])
    return texts.spelled(Array.from(piece.toUpperCase()))
  })
}

type WordRule = (checking: Checking, around: Surroundings, how?: Comparing) => Response

const yes: WordRule = (checking, { texts }) =>
  checking.dateOffered ? readDate(checking) : remark(checking, [texts.spoken('help.scan')])

/** Looks; for what was called wrong without a pack to look at by the evidence that it did not have. */
function look(left: Checking, lookFor: 'name' | 'date', { told }: Checking): Response {
  // What was said last is of another look, and nothing to repeat during this one.
  if (!told?.unseen || told.look !== lookFor)
    return act({ ...left, lastAnswer: [], lastAbout: [] }, { do: 'look', lookFor })
  return act({ ...left, told }, { do: 'look', lookFor, again: told })
}

const readDate = (checking: Checking): Response => look({ ...checking, dateOffered: false }, 'date', checking)

/** Says what can be said of the product in hand, or how one comes into it. */
const ofScanned =
  (sentences: (product: Product, texts: Texts, pack: PackWords | undefined) => string[]): WordRule =>
  (checking, around) => {
    const { scanned, dateOffered, packWords } = checking
    const { texts, asSpecified } = around
    if (!scanned) return answer(checking, [texts.spoken('scan.retry')])
    const { calls, checking: told } = callsAlso(checking, [scanned], around)
    const own = sentences(scanned, texts, asSpecified === true ? undefined : packWords)
    const said = aboutScanned(checking, scanned, undefined, own, around)
    return answer(told, [...calls, ...said], dateOffered, [scanned])
  }

const stock: WordRule = (checking, { section, products, brand, texts }) =>
  answer(
    checking,
    stockSentences(products, section ?? checking.scanned?.section ?? undefined, brand, texts),
    checking.dateOffered,
  )

/**
 * What was said last, behind what is called back since. Of a record that was mended or is gone since only what was read from
 * the pack is said again, behind all that is called back.
 */
function again(checking: Checking, around: Surroundings) {
  const { lastAbout, lastAnswer, calledBack } = checking
  const now = lastAbout.flatMap(({ id }) => around.product(id) ?? [])
  const isSaid = around.asSpecified === true || lastAbout.every((each) => now.some(isAs(each)))
  const about = lastAbout.map((each) => now.find(({ id }) => id === each.id) ?? each)
  const known = { ...checking, calledBack: isSaid ? calledBack : undefined }
  const { calls, checking: told } = callsAlso(known, about, around)
  const since = calls.filter((call) => !lastAnswer.includes(call))
  const said = isSaid
    ? [...since, ...lastSaid(withoutOldAge(checking, now, around), around)]
    : [...calls, ...stillTrue(checking, now, calls, around)]
  return {
    say: sayLast({ ...checking, lastAbout: isSaid ? lastAbout : now }, said),
    checking: { ...told, lastAnswer: [...since, ...lastAnswer] },
  }
}

/** How old a record was is no more of one that was checked since. */
function withoutOldAge(checking: Checking, now: readonly Product[], around: Surroundings): Checking {
  const agesOf = (products: readonly Product[]) => products.flatMap((each) => ageOfRecord(each, around))
  const [old, ages] = [agesOf(checking.lastAbout), agesOf(now)]
  const isSaid = (sentence: string) => ages.includes(sentence) || !old.includes(sentence)
  return { ...checking, lastAnswer: checking.lastAnswer.filter(isSaid) }
}

/** What was read from the pack, whatever its record says now; that the list has changed, where anything else was told. */
function stillTrue(
  checking: Checking,
  now: readonly Product[],
  calls: readonly string[],
  around: Surroundings,
): readonly string[] {
  const { lastAbout, lastAnswer, read = [] } = checking
  const { listChanged } = around.texts.facts
  const kept = lastAnswer.filter((sentence) => read.includes(sentence))
  if (kept.length === 0) return [listChanged]
  const isAll = lastAnswer.every((sentence) => kept.includes(sentence) || calls.includes(sentence))
  const isNamed = lastAbout.every(({ name }) => now.some((each) => each.name === name))
  return lastSaid({ ...checking, lastAnswer: isAll && isNamed ? kept : [listChanged, ...kept] }, around)
}

/** Whether a record says what it did when it was told: its codes never are, and when it was checked is with its age. */
const isAs = (told: Product) => (now: Product) =>
  now.id === told.id && isSame({ ...now, checkedOn: told.checkedOn, barcodes: told.barcodes }, told)

const volume =
  (by: 1 | -1): WordRule =>
  (checking, around) => {
    const { say, checking: told } = again(checking, around)
    return act(told, { ...say, do: 'volume', by })
  }

const pace =
  (by: 1 | -1): WordRule =>
  (checking, around) => {
    const { say, checking: told } = again(checking, around)
    return act(told, { do: 'pace', by }, say)
  }

/**
 * What was told is taken back and looked at once more; whatever else was asked of it since goes with it. It stays in
 * doubt until a look has seen something.
 */
const wrong: WordRule = (checking, { brand, asSpecified, texts }) => {
  const { told, scanned, ...rest } = checking
  if (asSpecified) return remark(checking, [texts.onlyBrand(brand)])
  if (!told) return remark(checking, [texts.secondTexts.nothingTold])
  const left = told.look === 'name' ? forgotten({ ...rest, scanned: undefined }) : { ...rest, scanned }
  return act({ ...left, told: { ...told, unseen: true } }, { do: 'look', lookFor: told.look, again: told })
}

/** The pack in hand with the one before it, or with what is named. */
const compare: WordRule = (checking, around, { compared, named: ids = [] } = {}) => {
  const { scanned, dateOffered } = checking
  const { texts, brand } = around
  const named = namedBeside(ids, checking, around)
  const [other, another] = named
  if (another && !areApart(named, brand)) return answer(checking, whichProduct(named, texts), dateOffered)
  const [first, second] = another ? named : other ? [scanned, other] : [productBefore(checking), scanned]
  const both = first && second ? [first, second] : []
  const { calls, checking: told } = callsAlso(checking, both, around)
  return answer(told, [...calls, ...compareSentences(first, second, texts, compared)], dateOffered, both)
}

/** What the words of a product check lead to; what the others mean is the journey's to say. */
export const rules: Readonly<Partial<Record<Word, WordRule>>> = {
  whatIsThis: (checking) => look(forgotten(checking), 'name', checking),
  date: readDate,
  repeat(checking, around) {
    if (checking.lastAnswer.length === 0) return remark(checking, [around.texts.spoken('scan.hello')])
    const { say, checking: told } = again(checking, around)
    return act(told, say)
  },
  help: (checking, { texts }) => remark(checking, [texts.spoken('help.scan')]),
  stop: (checking) => act(checking, { do: 'stop' }),
  // The page pauses the visit; here the voice only falls silent.
  pause: (checking) => act(checking, { do: 'stop' }),
  back: (checking, { texts }) => remark(checking, [texts.spoken('scan.hello')]),
  slower: pace(-1),
  faster: pace(1),
  louder: volume(1),
  quieter: volume(-1),
  skip: (checking) => act(checking, { do: 'skip' }),
  shorter: ofScanned((product, texts, pack) => [
    ...shorter(product, texts),
    ...(pack ? packAllergens(product, pack, texts) : []),
  ]),
  sayName: ofScanned(({ name }, texts) => [texts.justName(name)]),
  spell: ofScanned(({ name }, texts) => spellSentences(name, texts)),
  compare,
  stock,
  startAgain: (_, { texts }) => answer(nothingChecked, [texts.spoken('scan.hello')]),
  callStaff: (checking, { texts }) => remark(checking, [texts.spoken('staff.call')]),
  callOff: (checking, { texts }) => remark(checking, [texts.spoken('staff.none')]),
  danger: (checking, { texts }) =>
    act(checking, { do: 'stop' }, { do: 'say', sentences: [texts.spoken('danger.here')] }),
  changeSection: (checking, { inStore, texts }) =>
    remark(checking, [inStore ? texts.facts.allSections : texts.spoken('home.sorry')]),
  wrong,
  yes,
  no: (checking, around) => remark({ ...checking, dateOffered: false }, [nextLine(around)]),
  thanks: (checking, { brand, texts }) =>
    remark({ ...checking, dateOffered: false }, [texts.spoken('thanks', { brand })]),
  counter: (checking, { inStore, texts }) =>
    remark(checking, [texts.spoken(inStore ? 'nav.nopath' : 'home.sorry')]),
}

type PackRule = (checking: Checking, named: readonly Product[], around: Surroundings) => Response

/** Looks for it among the packs that pass, where the list has it in this section or in none. */
const find: PackRule = (checking, named, { texts, section }) => {
  const [first] = named
  if (!first) return answer(checking, [texts.facts.nameUnknown, texts.facts.sayName])
  const isHere = ({ section: its }: Product) =>
    section === undefined || its === null || its.trim().toLowerCase() === section.toLowerCase()
  const here = named.filter(isHere)
  if (here.length > 0) return act(forgotten(checking), { do: 'look', lookFor: 'name', find: here })
  return answer(checking, [texts.findElsewhere(first.name, first.section ?? '')])
}

/** "This is not Good Day": a doubt, if that is what was told. */
const isNot: PackRule = (checking, named, around) => {
  const { told } = checking
  const said = told?.look === 'name' ? around.product(told.productId) : undefined
  const isDoubt = !said || named.some(({ id }) => id === said.id)
  const taken = isDoubt ? rules.wrong?.(checking, around) : undefined
  return taken ?? remark(checking, said ? [around.texts.saidAnother(said.name)] : [])
}

/** What names a pack and asks for nothing that its record holds. */
export const packRules: Readonly<Partial<Record<Topic['name'], PackRule>>> = { find, isNot }
