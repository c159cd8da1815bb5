/**
 * What a cloud model may say in words of its own while products are checked: greetings, thanks, "one moment", "say that
 * again" and that it does not know. A list of what may pass, because what may not has no end: "No, it doesn't." and
 * "You can eat this one." hold no word that a list of facts would know. Nothing that could answer yes or no stands here
 * by itself ("Sure.", "No problem.", "Go ahead."), and no shape has room for a word that is not written down.
 *
 * What is kind can still answer: "have a great day" said to "tell me if I should not eat this" is leave. So thanks,
 * wishes, offers and agreement pass where the shopper greeted or thanked, and otherwise only what says that no answer
 * is there: "one moment", "say that again", "I do not know", "ask staff".
 */

const ADDRESS = '(?:(?:my )?(?:dear|friend)|there|everyone)'
const PLEASE = '(?:please|kindly)'
const SORRY =
  '(?:sorry|i am (?:so |very )?sorry|my apologies|i apologi[sz]e|apologies|pardon(?: me)?|excuse me)'
const AGAIN = '(?:again|once more|one more time)'
const SAY = `(?:say|repeat|ask|tell me)(?: (?:it|that|this|your question|the question))?`
const CAN_YOU = '(?:can|could|would|will) you'
const MOMENT = '(?:(?:just )?(?:a|one) (?:moment|second|minute)|a little moment)'
const HELP = '(?:help|assist)(?: you)?'
const NOT = '(?:do not|did not|could not|can not|cannot|am not able to|was not able to)'
/** Answers of agreement, and only in front of a wait or a request. */
const AGREED = '(?:(?:ok|okay|sure|of course|certainly|alright|all right) )?'

const greetings = [
  `(?:hello|hi|hey|namaste|greetings|welcome(?: back)?)(?: again)?(?: ${ADDRESS}){0,2}`,
  'good (?:morning|afternoon|evening|night)',
  '(?:it is )?(?:nice|good|lovely) to (?:hear|meet)(?: from)? you(?: again| too)?',
  `how are you(?: today| doing(?: today)?)?(?: ${ADDRESS})?`,
  'i am (?:very )?well',
  '(?:goodbye|good bye|bye|bye bye|see you(?: again| soon| later)?)',
  'have a (?:nice|great|lovely|wonderful) (?:day|evening)',
]
const thanks = [
  '(?:thanks|thank you)(?: (?:so much|very much|a lot))?(?: for (?:waiting|asking|telling me|your patience|calling|your question))?',
  'you are (?:very |most )?welcome',
  '(?:it is )?my pleasure',
]
const waits = (agreed: string) => [
  `${agreed}(?:${PLEASE} )?(?:wait |hold on |give me |bear with me )?${MOMENT}(?: ${PLEASE})?`,
  `${agreed}(?:${PLEASE} )?(?:wait|hold on|bear with me|stand by)(?: ${PLEASE})?`,
  '(?:let me|i will) (?:see|think|check|look)(?: about (?:it|that)| for you)?',
  '(?:i am )?(?:thinking|still thinking|looking|checking)(?: about (?:it|that|this))?',
]
const noHurry = `${AGREED}(?:${PLEASE} )?take (?:your|all the) time(?: (?:you|that you) (?:need|want|like))?(?: ${PLEASE})?`
const again = (agreed: string) => [
  `${agreed}(?:${PLEASE} )?(?:${CAN_YOU} )?(?:${PLEASE} )?${SAY}(?: ${AGAIN})?(?: (?:more )?(?:slowly|clearly|loudly))?(?: for me)?(?: ${PLEASE})?`,
  `${CAN_YOU} (?:${PLEASE} )?speak (?:up|louder|(?:a (?:little|bit) )?more (?:slowly|clearly))(?: ${PLEASE})?`,
  `(?:${PLEASE} )?speak (?:up|louder|(?:a (?:little|bit) )?more (?:slowly|clearly))(?: ${PLEASE})?`,
  'what did you (?:say|ask|mean)',
  `i ${NOT} (?:quite )?(?:hear|catch|get|understand|follow)(?: (?:you|it|that|this|your question|what you said))?(?: (?:clearly|well))?`,
  '(?:i beg your pardon|come again)',
]
const offers = [
  `(?:how|what) (?:can|may|could|else can) i (?:${HELP}|do for you)(?: with)?(?: (?:today|now|next))?`,
  `(?:may|can|shall) i ${HELP}(?: with (?:anything|something)(?: else)?)?`,
  `i am here(?: (?:to ${HELP}|for you))?`,
  'i am (?:listening|ready|all ears)',
  'what (?:else )?would you like to (?:know|ask|do)(?: (?:next|now))?',
  `(?:is there )?anything else(?: (?:i can (?:do for you|${HELP} with)|you (?:would like|want|need)(?: to (?:know|ask))?))?`,
  `(?:${PLEASE} )?(?:just )?ask(?: me)?(?: (?:about )?(?:another|a|the next) (?:product|question))(?: ${PLEASE})?`,
]
const unknowing = [
  `i ${NOT} (?:know|say|tell|answer)(?: (?:it|that|this|you that))?`,
  `i (?:can not|cannot|am not able to) help(?: you)?(?: with (?:that|this|it))?`,
  'i am not sure(?: about (?:it|that|this))?',
  `(?:${PLEASE} )?(?:ask|check with)(?: (?:your doctor or))? (?:the |our |a member of )?staff(?: ${PLEASE})?`,
]
/** Lead-ins that mean nothing by themselves and join what follows. */
const LEADS = 'oh|well|but|and|then|so'
const shapesOf = (leads: string, shapes: readonly string[]) =>
  new RegExp(`^(?:(?:${leads}) )*(?:${shapes.join('|')})$`)

const polite = shapesOf(LEADS, [
  ...[...greetings, ...thanks, noHurry, ...waits(AGREED), ...again(AGREED), ...offers, ...unknowing],
  SORRY,
])
/** "Sorry" alone could be an answer. */
const empty = shapesOf(`${LEADS}|${SORRY}`, [...waits(''), ...again(''), ...unknowing])
const greeting = shapesOf(LEADS, [...greetings, ...thanks])
const waiting = shapesOf(`${LEADS}|${SORRY}`, waits(AGREED))
/** The longest of the shapes, in words. */
const LONGEST_SHAPE = 16

/** A kind word is short; a speech of many is something else. */
const LONGEST = 200

/** English with its punctuation and nothing else: no figures, no other script, no sign that stands for a word. */
const PLAIN = /^[A-Za-z\s.,!?;:'’"“”…–—-]*$/

const written: readonly (readonly [RegExp, string])[] = [
  [/\bi m\b/g, 'i am'],
  [/\bi ll\b/g, 'i will'],
  [/\byou re\b/g, 'you are'],
  [/\b(it|that|what) s\b/g, '$1 is'],
  [/\b(do|did|could) ?n t\b/g, '$1 not'],
  [/\bcan t\b/g, 'can not'],
]

/**
 * Whether words are shapes one after another. Each beginning is tried once: what a model says at length must not take
 * longer with each word, as one expression for all of them would.
 */
function isRowOf(shape: RegExp, words: readonly string[]): boolean {
  const ends = new Set([0])
  for (const from of words.keys()) {
    if (!ends.has(from)) continue
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_SHAPE); to++)
      if (shape.test(words.slice(from, to).join(' '))) ends.add(to)
  }
  return ends.has(words.length)
}

function isOnly(shape: RegExp, text: string): boolean {
  if (text.length > LONGEST || !PLAIN.test(text)) return false
  const words = text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const plain = written.reduce((sofar, [form, full]) => sofar.replace(form, full), words)
  return plain !== '' && isRowOf(shape, plain.split(' '))
}

/**
 * True when a shopper's words greet or thank and ask nothing.
 * @internal A table of sentences is tried on it.
 */
export const isGreeting = (text: string): boolean => isOnly(greeting, text)

/** True when words of a cloud model only ask to wait: something is to follow them. */
export const isWaitWord = (text: string): boolean => isOnly(waiting, text)

/**
 * True when `text`, words of a cloud model, may be said to the shopper's words `to`: it is kind where they are, and
 * otherwise says that there is no answer.
 */
export const isKindWord = (text: string, to: string): boolean => isOnly(isGreeting(to) ? polite : empty, text)
