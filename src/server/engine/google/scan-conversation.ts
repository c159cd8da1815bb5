import type { Heard, Verdict } from '../../../core/contract/live.ts'
import { isCode, isCommand } from '../../../core/facts/check-response.ts'
import { type Meaning, meaningName } from '../../../core/language/meaning.ts'
import type { ProductNames } from '../../../core/language/named-products.ts'
import { understand } from '../../../core/language/understand.ts'
import { isKindWord } from '../../../core/live/kind-words.ts'
import { LOOK_UP, meaningOfCall } from '../../../core/live/look-up.ts'
import type { ServiceCall } from '../../../core/live/service-frames.ts'
import { textFrame, toolAnswerFrame } from '../../../core/live/service-requests.ts'
import type { Texts } from '../../../core/texts/answer-texts.ts'
import { DEFAULT_LANGUAGE } from '../../../core/texts/language.ts'
import type { Checker } from '../check/checker.ts'
import { type DecidedTurn, whatFollows } from '../check/shopper-turn.ts'
import type { ConversationParts, ModeConversation } from './session-parts.ts'
import { createHeldSpeech, createTurnEnd, soundOf } from './streamed-speech.ts'

export interface ScanParts extends ConversationParts {
  texts: Texts
  checker: Pick<Checker, 'heard' | 'doubt' | 'quiet'>
  productNames: () => readonly ProductNames[]
  /** The journey acts on it. */
  isJourneys: (meaning: Meaning) => boolean
  /** True when the words are our own voice, come back through the microphone. */
  hearsItself: () => boolean
  /** How long what the model said was held back, in milliseconds, and whether it was let through. */
  checked: (heldMs: number, passed: boolean) => void
}

/** After so long without an answer the shopper is told that it comes. */
const MOMENT_MS = 1500
/** Words that the model does not answer were not for us: what they interrupted goes on. */
const NO_ANSWER_MS = 6000
const ANSWERED = { result: 'The app answers the shopper now. Say nothing.' }
const IGNORED = { result: 'That was the app itself. Say nothing.' }

/** A turn that our rules do not understand: a client that leads is told of it once the model has. */
function createOpenTurn(tell: (heard: Heard) => void) {
  let heard: Heard | undefined
  return {
    set(turn: Heard): void {
      heard = turn
    },
    decided(verdict: Verdict, meaning?: Meaning): void {
      const turn = heard
      heard = undefined
      if (turn) tell({ ...turn, verdict, meaning: meaning ? meaningName(meaning) : null })
    },
  }
}

/**
 * Checking products beside a cloud model. The model says what the shopper means, by one look-up; names, allergens and
 * dates are composed by the same rules as without a cloud, and spoken by us. A question that our rules understand is
 * answered by them, whatever the model says; of its own words only kind and empty ones pass, and in our voice: none of
 * its sound is played, as a transcription may come late and tell of less than was said.
 */
export function createScanConversation(parts: ScanParts): ModeConversation {
  const { clock, texts, voice, emit, leads } = parts
  const openTurn = createOpenTurn((heard) => emit({ type: 'heard', ...heard }))
  const held = createHeldSpeech()
  /** The question that the model has not answered yet. `typed`: it came as a text turn and waits for its end. */
  let asked: { words: string; typed: boolean } | undefined
  /** Our rules have answered in this turn of the model: what it says besides is nothing new. */
  let answered = false
  /** The journey has acted on what was said: what the model makes of it is void. */
  let isJourneys = false
  let heldSinceMs: number | undefined
  /** The service has yet to end a turn that is decided, or that the shopper interrupted. */
  let closing: 'decided' | 'interrupted' | undefined
  /** The service said that it has made all it has to say, though not yet that the turn is over. */
  let generated = false
  let cancelMoment = () => {}
  let cancelResume = () => {}
  const turnEnd = createTurnEnd(clock, decide)

  function act(meaning: Meaning, also: readonly Meaning[] = []) {
    decided()
    if (meaning.type !== 'word' || meaning.word !== 'skip') voice.stop()
    parts.checker.heard(meaning, also)
  }

  /** What the model says of this turn is nothing new. */
  function decided() {
    answered = true
    cancelMoment()
    cancelResume()
    drop()
  }

  /** Who asked two things in one sentence is answered both. What our rules understood is asked, not what the model made of it. */
  function takeCalls(calls: readonly ServiceCall[]) {
    const [first, ...others] = calls.flatMap((each) => call(each) ?? [])
    const ours = understanding(asked?.words ?? '')
    if (first && ours.meaning?.type === 'question') act(ours.meaning, ours.also)
    else if (first) act(first, others)
  }

  /** Returns what we are to answer. */
  function call({ id, name, args }: ServiceCall): Meaning | undefined {
    const intent = name === LOOK_UP ? meaningOfCall(args, parts.productNames()) : undefined
    const itself = parts.hearsItself()
    const response = itself ? IGNORED : intent ? ANSWERED : { error: 'There is no such look-up.' }
    parts.ask(toolAnswerFrame([{ id, name, response }]), false)
    if (!intent || itself || isJourneys) return undefined
    const isGiven = parts.isJourneys(intent)
    if (isGiven && asked?.typed)
      openTurn.set({ text: asked.words, meaning: null, verdict: 'act', question: 'all' })
    openTurn.decided('act', intent)
    if (isGiven) giveToJourney()
    return isGiven ? undefined : intent
  }

  function giveToJourney() {
    isJourneys = true
    decided()
  }

  /** What our rules know better than the model: whether it is ours, and whether it was said at all. */
  function follow(turn: DecidedTurn): boolean {
    const follows = whatFollows(turn, leads)
    // A question in doubt the model looks up, as it understands it.
    const word = turn.meaning?.type === 'word' ? turn.meaning : undefined
    const isGiven = turn.isJourneys || (leads && word !== undefined && turn.heard.verdict === 'confirm')
    if (isGiven) giveToJourney()
    if (follows === 'quiet') parts.checker.quiet()
    if (follows !== 'doubt' || !word) return isGiven
    decided()
    voice.stop()
    parts.checker.doubt(word)
    return true
  }

  const understanding = (text: string) =>
    understand({
      text,
      question: 'all',
      source: 'spoken',
      names: parts.productNames(),
      language: texts.language,
    })

  /** The model's turn is whole: what it said is let through or answered by our rules. */
  function decide() {
    const { text } = held.take()
    const question = asked
    const heldMs = heldSinceMs === undefined ? 0 : clock.now() - heldSinceMs
    heldSinceMs = undefined
    asked = undefined
    cancelMoment()
    cancelResume()
    if (answered) answered = false
    else if (text === '') nothingSaid(question?.typed ?? false)
    else answerInstead(text, question?.words ?? '', heldMs)
    answered = false
    isJourneys = false
    closing = generated ? 'decided' : undefined
    generated = false
    if (!closing) parts.turnEnded()
  }

  /** The model answered by itself: our rules do, where they understand the question; otherwise kind words pass. */
  function answerInstead(text: string, question: string, heldMs: number) {
    const ours = understanding(question)
    const passes = !ours.meaning && isKindWord(text)
    parts.checked(heldMs, passes)
    if (ours.meaning) return act(ours.meaning, ours.also)
    openTurn.decided(passes ? 'act' : 'askAgain')
    voice.stop()
    voice.say([passes && texts.language === DEFAULT_LANGUAGE ? text : texts.facts.notFound])
  }

  function nothingSaid(typed: boolean) {
    goOn()
    if (typed) emit({ type: 'turnComplete' })
  }

  /** It was not for us. */
  function goOn() {
    voice.resume()
    openTurn.decided('nothing')
  }

  function ask(words: string, typed: boolean) {
    asked = { words, typed }
    answered = false
    parts.ask(textFrame(words, parts.model), true)
  }

  /** Buttons are exact words and want no round trip: "stop" above all. What the model was answering is void. */
  function command(meaning: Meaning) {
    const underWay = asked !== undefined || !held.isEmpty()
    asked = undefined
    act(meaning)
    answered = underWay
  }

  function hold() {
    heldSinceMs ??= clock.now()
  }

  function drop() {
    turnEnd.cancel()
    held.clear()
    heldSinceMs = undefined
  }

  function turnComplete() {
    if (!closing) return turnEnd.ended(held.isEmpty() || held.endsSentence())
    closing = undefined
    parts.turnEnded()
  }

  return {
    take(event) {
      switch (event.type) {
        case 'sound':
          closing = undefined
          if (answered) break
          hold()
          held.sound(soundOf(event.data, event.rateHz))
          break
        case 'spoken':
          // Words that come after their turn was decided have no sound that they could be checked against.
          if (answered || closing === 'decided') break
          closing = undefined
          hold()
          held.words(event.text)
          turnEnd.moreWords()
          break
        case 'calls':
          takeCalls(event.calls)
          break
        case 'interrupted':
          drop()
          closing = 'interrupted'
          if (asked?.typed && !answered) emit({ type: 'turnComplete' })
          asked = undefined
          break
        case 'generationComplete':
          generated = true
          if (!held.isEmpty()) turnEnd.ended(held.endsSentence())
          break
        case 'turnComplete':
          generated = false
          turnComplete()
          break
      }
    },
    written({ text }) {
      const intent = understanding(text).meaning
      if (intent && isCommand(intent)) command(intent)
      else ask(text, true)
    },
    began() {
      voice.hold()
      openTurn.decided('nothing')
      if (isJourneys) answered = false
      isJourneys = false
    },
    heard(turn) {
      const { heard } = turn
      if (!leads || turn.meaning || turn.isJourneys || heard.verdict === 'nothing')
        emit({ type: 'heard', ...heard })
      else openTurn.set(heard)
      if (answered) return openTurn.decided('act')
      if (follow(turn)) return
      if (turn.meaning && isCode(turn.meaning)) return act(turn.meaning)
      asked = { words: heard.text, typed: false }
      cancelResume()
      cancelResume = clock.after(NO_ANSWER_MS, goOn)
    },
    busy: () => asked !== undefined || !held.isEmpty(),
    up() {
      cancelMoment()
      if (asked && !answered) ask(asked.words, asked.typed)
    },
    down() {
      drop()
      closing = undefined
      if (answered) {
        asked = undefined
        answered = false
      }
      if (asked) cancelMoment = clock.after(MOMENT_MS, () => voice.begin(texts.spoken('wait')))
    },
    unanswered: () => (asked && !answered ? [{ text: asked.words }] : []),
    close() {
      turnEnd.cancel()
      cancelMoment()
      cancelResume()
    },
  }
}
