import type { ListenFor } from '../contract/modes.ts'
import { agreementTo, refusalIn } from './asked-back.ts'
import { asksWhetherNamed, checkMeaning } from './check-meaning.ts'
import { withoutFillers } from './clauses.ts'
import { goodsAskedFor } from './en/goods-asked.ts'
import { meantForOthers, ofOthers, tellsOfPast } from './en/people-stances.ts'
import { leadsOn } from './en/place-stances.ts'
import { asksIfSure, leadingAnswer, takesLeave } from './en/sentence-forms.ts'
import { wantsOnlyNamed } from './en/shopping-forms.ts'
import { asksItsCost, asksToTell, beginsToAsk, subjects, supposes } from './en/stances.ts'
import { namesOtherThing } from './en/told-elsewhere.ts'
import { asksWhere, emphasis, isInIt } from './en/topic-stances.ts'
import { comparesPacks } from './en/two-packs.ts'
import { othersThing } from './en/walk-stances.ts'
import { asksWholeList } from './en/whole-list.ts'
import { answeredAnywhere, isSectionWord, type Meaning, type Word } from './meaning.ts'
import { findNames, type ProductNames, productsMeant } from './named-products.ts'
import { isOfAnother, isOthersTalk } from './other-talk.ts'
import { plainWords } from './plain-words.ts'
import type { Request } from './request-kinds.ts'
import { isUnderWay, stanceOf } from './stance.ts'
import { askedByForm, topicOf, wantsGoods } from './topic-of.ts'
import { strangersIn, type VisitWord, visitWord } from './visit-word.ts'
import { walkTalk } from './walk-talk.ts'
import { beatsTopics, isUrgent, isWeighty, wholeAnswers } from './words.ts'

const ofWord = ({ word, sure, whole, elsewhere }: VisitWord, named: readonly string[] = []): Request => ({
  meaning: { type: 'word', word, ...(named.length > 0 && { named }) },
  sure,
  whole,
  weighty: elsewhere || isWeighty(word),
})
/** What leads away is sure only where the visit's own rules say so. */
function ofCheck(meaning: Meaning): Request {
  const weighty = meaning.type === 'word' && isWeighty(meaning.word)
  return { meaning, sure: !weighty, whole: false, weighty }
}

const HELP: Request = { meaning: { type: 'word', word: 'help' }, sure: true, whole: false, weighty: false }

/** What one clause asks for under the open question. */
export function requestOf(
  said: string,
  question: ListenFor,
  names: readonly ProductNames[],
): Request | undefined {
  const agreed = question === 'confirm' ? agreementTo(said) : undefined
  if (agreed) return agreed
  const isChecking = question === 'checking' || question === 'all'
  const clause = isChecking ? said.replace(emphasis, '') : said
  const words = withoutFillers(clause)
  const visit = visitWord(words, question)
  return isChecking ? atShelf(clause, words, visit, names) : onVisit(clause, words, visit, question, names)
}

const onVisit = (
  clause: string,
  words: string,
  visit: VisitWord | undefined,
  question: ListenFor,
  names: readonly ProductNames[],
): Request | undefined =>
  doubtByName(clause, names) ??
  wishedByName(clause, visit, question, names) ??
  ofVisit(visit, words) ??
  ofShop(clause, words, question, names) ??
  (question === 'confirm' ? refusalIn(clause, names) : undefined)

/** What is asked where packs are looked at. */
function atShelf(
  clause: string,
  words: string,
  visit: VisitWord | undefined,
  names: readonly ProductNames[],
): Request | undefined {
  if (visit && isUrgent(visit.word)) return ofWord(visit)
  if (visit && saidOfPack.has(visit.word) && (isOthersTalk(words) || isOfAnother(words))) return undefined
  if (visit?.word === 'shorter' && namesOtherThing(words)) return undefined
  const check = checkMeaning(clause, names)
  if (check && isInSoManyWords(check, clause, words, names)) return { ...ofCheck(check), whole: true }
  // "Is this better than Good Day" compares with that, not with the pack before.
  const compared = visit?.word === 'compare' ? productsMeant(clause, names).productIds : []
  if (visit && (!check || prevails(visit, check, words))) return ofWord(visit, compared)
  return check && ofCheck(check)
}

/** What was said in a form of its own: nothing that is likely else counts. */
function isInSoManyWords(
  check: Meaning,
  clause: string,
  words: string,
  names: readonly ProductNames[],
): boolean {
  if (asksIfSure.test(clause) || takesLeave.test(words)) return true
  if (check.type === 'word') return check.word === 'whatIsThis' && asksWhetherNamed(clause, names)
  const { name } = check.topic
  return (name === 'fullList' || name === 'ingredients') && asksWholeList.test(words)
}

/** Asked of a pack: "the name of that film" and "your surname" are none of one. */
const saidOfPack: ReadonlySet<Word> = new Set(['sayName', 'spell', 'date'])

/** What a question of the visit is answered with. */
function ofVisit(visit: VisitWord | undefined, words: string): Request | undefined {
  if (supposes.test(words) && !(visit && isUrgent(visit.word))) return HELP
  return visit && !isForeign(visit, words) ? ofWord(visit) : undefined
}

/** What is asked of the shop and its goods in the middle of a visit. */
function ofShop(clause: string, words: string, question: ListenFor, names: readonly ProductNames[]) {
  const named =
    question === 'section' || question === 'introduction' ? ofNamed(clause, question, names) : undefined
  return named ?? ofList(clause, question, names) ?? aboutQuestion(words, question)
}

/** "This is not Good Day" doubts an answer, whatever is asked: it is no wish for biscuits, and no "not now". */
function doubtByName(clause: string, names: readonly ProductNames[]): Request | undefined {
  const check = checkMeaning(clause, names)
  return check?.type === 'question' && check.topic.name === 'isNot' ? ofCheck(check) : undefined
}

/** "Milk Bikis for my grandson": what a name holds is no wish for milk. */
function wishedByName(
  clause: string,
  visit: VisitWord | undefined,
  question: ListenFor,
  names: readonly ProductNames[],
): Request | undefined {
  if (question !== 'section' || (visit && !isSectionWord(visit.word))) return undefined
  const named = ofNamed(clause, question, names)
  const around = findNames(clause, names, () => true).words
  return named?.meaning.type === 'word' && wantsOnlyNamed.test(withoutFillers(around))
    ? { ...named, whole: true }
    : undefined
}

/** A question about what the open question itself is about: "how will I know the entrance". */
function aboutQuestion(words: string, question: ListenFor): Request | undefined {
  const { asks, aboutOthers } = stanceOf(words)
  const isAsked =
    asks !== 'no' &&
    !aboutOthers &&
    !meantForOthers.test(words) &&
    !othersThing.test(words) &&
    beginsToAsk.test(words) &&
    subjects[question]?.test(words)
  return isAsked ? HELP : undefined
}

/** Prices and offers, and whether something that is named is in the list; on a walk only what the shop keeps: the rest is others' talk. */
function ofList(clause: string, question: ListenFor, names: readonly ProductNames[]): Request | undefined {
  const asked = question === 'walking' ? goodsAskedFor(clause) : clause
  const check = question === 'keep_app' || asked === undefined ? undefined : checkMeaning(asked, names)
  if (check?.type !== 'question' || wantsGoods(clause)) return undefined
  // Before the shelf it is asked where it is.
  if (check.topic.name === 'find' && check.about.kind === 'named')
    return ofCheck({ ...check, topic: { name: 'available' } })
  if (!answeredAnywhere.has(check.topic.name)) return undefined
  if (question === 'introduction' && asksItsCost.test(clause)) return undefined
  if (tellsOfPast.test(clause) && stanceOf(clause).asks === 'no') return undefined
  const isNamed = check.about.kind === 'named' || 'goods' in check.topic
  return check.topic.name !== 'available' || isNamed ? ofCheck(check) : undefined
}

/** What is left of a sentence that no phrase explains, on a walk: what kinds of words it is made of. */
export function ofWalk(sentence: string): Request | undefined {
  const told = walkTalk(sentence) ?? walkTalk(withoutFillers(sentence))
  if (!told) return undefined
  const { word, sure } = told
  return { meaning: { type: 'word', word }, sure, whole: false, weighty: isWeighty(word) }
}

/** Whether a word of the visit counts, not what the product check makes of the same clause. */
function prevails(visit: VisitWord, check: Meaning, words: string): boolean {
  if (beatsTopics(visit.word))
    return !asksOtherwise(visit.word, words) && !namesSeveral(check) && !isOfEarlier(check)
  if (check.type === 'word') return check.word === visit.word
  // Whoever is lost and asks where they are is not told about products.
  if (check.topic.name === 'directions') return true
  // "Take me to the breads" asks for the way, not whether there are any.
  if (isSectionWord(visit.word) && leadsOn.test(words)) return true
  return visit.whole && !visit.elsewhere && check.about.kind === 'this'
}

/** "What do I have to pay" asks for the price, "what all have they put" for what is in there. */
function asksOtherwise(word: Word, words: string): boolean {
  if (word === 'stock' && isInIt.test(words)) return true
  const asked = askedByForm(words)
  if (asked === 'price' && /\b(?:rupees|budget)\b/.test(words)) return true
  return asked !== undefined && (word !== 'compare' || (asked === 'packed' && !comparesPacks.test(words)))
}

/** Products that are named are compared by what was asked of them. */
const namesSeveral = (meaning: Meaning | undefined) =>
  meaning?.type === 'question' && meaning.about.kind === 'named' && meaning.about.productIds.length > 1

/** What is asked of the pack before this one is no wish to compare the two. */
const isOfEarlier = (meaning: Meaning) => meaning.type === 'question' && meaning.about.kind === 'before'

/** A product that is named leads to its section; where that is not known, the question is whether it is here. */
function ofNamed(clause: string, question: ListenFor, names: readonly ProductNames[]): Request | undefined {
  const { productIds } = findNames(clause, names, () => true)
  if (productIds.length === 0 || stanceOf(clause).aboutOthers) return undefined
  const sections = new Set(
    names.filter(({ id }) => productIds.includes(id)).map(({ section }) => section ?? ''),
  )
  const [section = '', ...others] = sections
  const [entry] = others.length === 0 ? wholeAnswers[question].of(plainWords(section)) : []
  if (!entry)
    return ofCheck({ type: 'question', topic: { name: 'available' }, about: { kind: 'named', productIds } })
  return { meaning: { type: 'word', word: entry.word }, sure: true, whole: false, weighty: false }
}

/** A question about a product is no answer to a question of the visit: "is there sugar in this" is not "there". */
function isForeign(visit: VisitWord, words: string): boolean {
  if (visit.whole || isUrgent(visit.word)) return false
  if (isSectionWord(visit.word) && leadsOn.test(words)) return false
  if (stanceOf(words).asks === 'no' && !asksToTell.test(words)) return false
  const topic = topicOf(words, false)
  if (topic === undefined || topic.length < visit.length + 1) return false
  return !isOfVisit(topic.topic.name, visit.word, words)
}

/** What a word of the visit answers by itself: "where do you keep the rusk" by its section, "how many are left" by steps. */
const isOfVisit = (topic: string, word: Word, words: string) =>
  topic === 'directions' ||
  (topic === 'available' && isSectionWord(word) && asksWhere.test(words)) ||
  (topic === 'pieces' && word === 'howManyLeft')

/** Behind an answer that leads away may stand as many words of another kind: it is asked back then. */
const STRANGE_TO_LEADING = 2

/** "Yes, near the watchman": the answer stands first, and what follows says no more. */
export function leadingRequest(words: string, question: ListenFor): Request | undefined {
  if (question === 'walking' || question === 'checking' || question === 'all') return undefined
  const first = leadingAnswer.exec(words)?.[0]
  const visit = first === undefined ? undefined : visitWord(first, question)
  const { asks, hedged, aboutOthers } = stanceOf(words)
  if (!visit || aboutOthers || ofOthers.test(words) || meantForOthers.test(words)) return undefined
  const request = ofWord(visit)
  const strange = strangersIn(words)
  if (strange > (request.weighty ? STRANGE_TO_LEADING : 0)) return undefined
  return {
    ...request,
    sure:
      visit.sure &&
      asks === 'no' &&
      !hedged &&
      strange === 0 &&
      !(request.weighty && (isUnderWay(words) || asksToTell.test(words))),
  }
}
