import { JOURNEY_WAIT } from '../constants.ts'
import type { Language } from '../contract/language.ts'
import type { Word } from '../language/meaning.ts'
import { wordsOfBothScripts } from '../language/plain-words.ts'
import { words } from '../language/words.ts'
import { walkLine } from '../navigation/guide/sentences.ts'
import type { SpeechQueue } from '../speech/speech-queue.ts'
import type { Line } from '../speech/utterance.ts'
import { wordNames } from '../texts/en/word-names.ts'
import { changeSection, counterFrom, isSectionChange } from './leading-away.ts'
import type { Machine } from './machine.ts'
import { restart } from './opening.ts'
import { manners, type Said, type State } from './state.ts'
import { atCounter, type StateName } from './trip.ts'

/** One look, or one answer of the engine, in the middle of something else. */
export function lookUp(machine: Machine, words: string) {
  if (!machine.trip.connected) return machine.aside([machine.line('scan.alone')])
  machine.trip.lookUp = words
  machine.go('detour')
}

/** An answer that is called wrong after its product was left: it is taken back, and looked at again. */
export function doubtAnswer(machine: Machine, state: State, said: Said) {
  if (machine.trip.looked && !machine.options.literal) lookUp(machine, said.text)
  else state.unmatched?.(said)
}

function stop(machine: Machine, speech: SpeechQueue, source: Said['source'], overVoice: boolean) {
  if (overVoice || speech.speaking()) speech.clear()
  else if (source !== 'pressed') machine.go('stopping')
  // Somebody may have been on the way to stop a voice that came to its end.
  else if (speech.quietMs() >= JOURNEY_WAIT.lateStopMs) machine.pause()
}

/** "Did you say …? Yes or no." */
export const askBack = (machine: Machine, word: Word) =>
  machine.ask(machine.line('sure.ask', { what: machine.options.texts.wordNames[word] }), word)

/** "Pause" and nothing else is said to nobody who comes. */
const isPlainPause = ({ options: { texts } }: Machine, text: string) =>
  [wordNames.pause, texts.wordNames.pause].some(
    (name) => wordsOfBothScripts(name) === wordsOfBothScripts(text),
  )

/** Whoever waits for help is not left for a "wait" or "one minute" that may be said to who comes, or by them. */
function pause(machine: Machine, { source, sure, text }: Said) {
  const { trip, staffCall, options } = machine
  const waits = trip.inDanger || (!options.literal && staffCall.isOpen())
  if (waits && source === 'spoken' && !sure && !isPlainPause(machine, text)) askBack(machine, 'pause')
  else machine.pause()
}

/** With or without a question that is open. */
export function callStaff(machine: Machine) {
  machine.trip.alarming = true
  machine.aside([machine.line('staff.call')])
  machine.emit({ kind: 'alarm' })
  machine.staffCall.call()
}

/** How it speaks from now on; what the state is about shows the difference. */
function speakOtherwise(machine: Machine, state: State, effect: Parameters<Machine['emit']>[0]) {
  machine.emit(effect)
  state.again()
}

/** Another language: the page opens the visit anew in it, where it is. Who speaks it already hears what is asked. */
function speakIn({ emit, options }: Machine, state: State, language: Language) {
  if (options.literal) return
  if (options.texts.language === language) state.again()
  else emit({ kind: 'language', language })
}

/** Whether it listens without a hold; whoever turned it off is told how to be heard. */
function listenOtherwise(machine: Machine, on: boolean) {
  machine.emit({ kind: 'holdOnly', on })
  machine.aside([machine.line(on ? 'hold.only' : 'listen.always')])
}

/** The specification's screen has no button that would still work. */
export function lockScreen(machine: Machine, on: boolean) {
  if (machine.options.literal) return
  machine.emit({ kind: 'lock', on })
  machine.aside([machine.line(on ? 'lock.on' : 'lock.off')])
}

/** Off a walk nobody can be led from where they are: only staff can help. */
function answerLost(machine: Machine, state: State) {
  if (machine.options.place.kind === 'store') machine.aside([machine.line('resume.staff')])
  else state.again()
}

/** Where the shopper stands between two walks, as far as the visit knows. */
function placeLines({ trip, options, line }: Machine): readonly Line[] {
  const { at, away, where } = trip
  if (at) return [line('section.here', { section: options.texts.sectionNames[at] })]
  if (atCounter.has(where)) return [walkLine(options.texts, 'nav.end.counter')]
  return away ? [line('resume.staff')] : []
}

function tellPlace(machine: Machine, state: State) {
  machine.trip.before = placeLines(machine)
  state.again()
}

/** What is open in every state, for states that have no use of their own for it. */
export function doEverywhere(
  machine: Machine,
  speech: SpeechQueue,
  state: State,
  word: Word,
  said: Said,
  overVoice: boolean,
) {
  if (isSectionChange(word)) {
    // To the letter a section's name is nothing but an answer.
    if (word !== 'changeSection' && machine.options.literal) return
    return changeSection(machine, word, said)
  }
  const uses: Readonly<Partial<Record<Word, () => void>>> = {
    repeat: () => state.again(),
    back: () => state.again(),
    help: () => machine.aside(state.help()),
    stop: () => stop(machine, speech, said.source, overVoice),
    pause: () => pause(machine, said),
    skip: () => void speech.skip(),
    holdOnly: () => listenOtherwise(machine, true),
    listenAlways: () => listenOtherwise(machine, false),
    lockScreen: () => lockScreen(machine, true),
    unlockScreen: () => lockScreen(machine, false),
    sounds: () => machine.go('sounds'),
    speakHindi: () => speakIn(machine, state, 'hi-IN'),
    speakEnglish: () => speakIn(machine, state, 'en-IN'),
    whatIsThis: () => lookUp(machine, 'what is this'),
    wrong: () => doubtAnswer(machine, state, { ...said, text: words.wrong.button.words }),
    counter: () => counterFrom(machine),
    startAgain: () => (said.sure ? restart(machine) : machine.go('restarting')),
    danger: () => machine.go('danger'),
    callStaff: () => callStaff(machine),
    callOff: () => machine.staffCall.off(),
    ...(!machine.options.literal && {
      lost: () => answerLost(machine, state),
      whereAmI: () => tellPlace(machine, state),
    }),
  }
  const manner = manners[word]
  if (manner) speakOtherwise(machine, state, manner)
  else uses[word]?.()
}

interface Keyword {
  says: RegExp
  /** The part of the visit that the keyword belongs to, and what it means there. */
  to: StateName
  word: Word
}

/** In the order in which clashes are decided: what denies stands before what it holds. */
const inStore: readonly Keyword[] = [
  { says: /\bnot\b.*\b(?:there|entrance)\b|^(?:i am )?there\b/, to: 'entrance', word: 'notThere' },
  { says: /\bentrance\b/, to: 'entrance', word: 'entrance' },
  { says: /\brequired\b/, to: 'introduction', word: 'notRequired' },
  { says: /\bcontinue\b/, to: 'introduction', word: 'continue' },
  { says: /\bbuy more\b/, to: 'buyMore', word: 'buyMore' },
  { says: /\bbiscuits?\b/, to: 'section', word: 'biscuits' },
  { says: /\bdairy\b/, to: 'section', word: 'dairy' },
  { says: /\bbreads?\b/, to: 'section', word: 'breads' },
  { says: /\btime\b/, to: 'buyMore', word: 'nextTime' },
  { says: /\bmore\b/, to: 'buyMore', word: 'buyMore' },
  { says: /\b(?:save|later)\b/, to: 'keepApp', word: 'save' },
  { says: /\bthank/, to: 'keepApp', word: 'thanks' },
]
const atHome: readonly Keyword[] = [
  { says: /\bstore\b/, to: 'place', word: 'store' },
  { says: /\bhome\b/, to: 'place', word: 'home' },
  { says: /\bthank/, to: 'keepApp', word: 'thanks' },
]
const ofDates = /\b(?:dates?|use by|expiry)\b/

/**
 * `PROFILE=specification`: its keywords act whatever is asked. False: the words hold none. Whole words only, so that
 * "storekeeper" is no store; a question about a product was answered before it comes here.
 */
export function actToTheLetter(machine: Machine, text: string): boolean {
  const said = text.toLowerCase()
  if (ofDates.test(said)) {
    lookUp(machine, text)
    return true
  }
  const { place } = machine.options
  const found = (place.kind === 'store' ? inStore : atHome).find(({ says }) => says.test(said))
  if (!found) return false
  const { to, word } = found
  machine.go(to, (entered) => entered.word(word, { text, source: 'spoken', sure: true }) || entered.enter())
  return true
}
