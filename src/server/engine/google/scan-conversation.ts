import { DEFAULT_LANGUAGE } from '../../../core/contract/language.ts'
import type { Verdict } from '../../../core/contract/live.ts'
import type { Meaning } from '../../../core/language/meaning.ts'
import type { ProductNames } from '../../../core/language/named-products.ts'
import { isKindWord, isWaitWord } from '../../../core/live/kind-words.ts'
import { LOOK_UP, meaningOfCall } from '../../../core/live/look-up.ts'
import type { ServiceCall } from '../../../core/live/service-frames.ts'
import { textFrame, toolAnswerFrame } from '../../../core/live/service-requests.ts'
import type { Texts } from '../../../core/texts/answer-texts.ts'
import type { Checker } from '../check/checker.ts'
import { type DecidedTurn, decidedBy, whatFollows } from '../check/shopper-turn.ts'
import { createModelTurn, type ModelsTurn } from './model-turn.ts'
import type { ConversationParts, ModeConversation } from './session-parts.ts'

export interface ScanParts extends ConversationParts {
  texts: Texts
  checker: Pick<Checker, 'heard' | 'doubt' | 'quiet' | 'leftToClient'>
  productNames: () => readonly ProductNames[]
  /** The journey acts on it. */
  isJourneys: (meaning: Meaning) => boolean
  /** Understands words that were typed or tapped. */
  decideTyped: (text: string) => DecidedTurn
  /** True when the words are our own voice, come back through the microphone. */
  hearsItself: () => boolean
  /** How long what the model said was held back, in milliseconds, and whether it was let through. */
  checked: (heldMs: number, passed: boolean) => void
}

/** A turn that our rules have no meaning for, with the model until it or its time is up. */
interface OpenTurn {
  turn: DecidedTurn
  /** It came in words that the client showed already. */
  typed: boolean
  /** How many connections were lost over it. */
  losses: number
}

/** While the way is down, after so long the shopper is told that the answer comes. */
const MOMENT_MS = 1500
/** A question that two connections were lost over is not asked a third time. */
const MOST_LOSSES = 1
const ANSWERED = { result: 'The app answers the shopper now. Say nothing.' }
const IGNORED = { result: 'That was the app itself. Say nothing.' }
const UNKNOWN = { error: 'There is no such look-up.' }

/**
 * Checking products beside a cloud model. Each turn of the shopper's is decided once. What our rules have a meaning for
 * is done at once, as without a cloud, and what the model makes of it is void. Only what they have none for waits for
 * the model, and not for long: its look-up tells what was meant, and the same rules answer; of its own words only kind
 * and empty ones pass, and in our voice.
 */
export function createScanConversation(parts: ScanParts): ModeConversation {
  const { clock, texts, voice, emit, leads } = parts
  let open: OpenTurn | undefined
  let cancelMoment = () => {}
  let cancelDeadline = () => {}
  const model = createModelTurn(clock, modelsTurn)

  /** The shopper's turn is decided: nothing waits, and what the model says of it is nothing new. */
  function decided() {
    open = undefined
    cancelMoment()
    cancelDeadline()
    model.settle()
  }

  function follow(turn: DecidedTurn) {
    const { meaning, also } = turn
    decided()
    switch (whatFollows(turn, leads)) {
      case 'answer':
        if (meaning?.type !== 'word' || meaning.word !== 'skip') voice.stop()
        return parts.checker.heard(meaning, also)
      case 'doubt':
        voice.stop()
        return meaning && parts.checker.doubt(meaning)
      case 'quiet':
        return parts.checker.quiet()
      case 'nothing':
        if (turn.isJourneys) parts.checker.leftToClient()
    }
  }

  /** A client that leads is told of a spoken turn once it is decided, and others were told of it before. */
  function tell({ turn, typed }: OpenTurn, verdict: Verdict) {
    if (leads && !typed) emit({ type: 'heard', ...turn.heard, verdict })
  }

  function ask(turn: DecidedTurn, typed: boolean) {
    open = { turn, typed, losses: 0 }
    if (typed) parts.ask(textFrame(turn.heard.text, parts.model), true)
    expectAnswer()
    decideBy(open, model.early())
  }

  function expectAnswer() {
    cancelDeadline()
    cancelMoment()
    if (parts.isUp()) cancelDeadline = clock.after(parts.limits.decidedMs, notDecided)
    else cancelMoment = clock.after(MOMENT_MS, () => voice.begin(texts.spoken('wait')))
  }

  /** The model says nothing that decides it. Who spoke to us is asked to say it again; other talk is let be. */
  function notDecided() {
    if (!open) return
    const { verdict } = open.turn.heard
    tell(open, verdict)
    decided()
    if (verdict === 'nothing') return voice.resume()
    voice.stop()
    voice.say([texts.spoken('walk.missed')])
  }

  const meaningOf = ({ name, args }: ServiceCall) =>
    name === LOOK_UP ? meaningOfCall(args, parts.productNames()) : undefined

  /** Every call has an answer, whether anything comes of it or not. */
  function respond(calls: readonly ServiceCall[], response: (call: ServiceCall) => object) {
    for (const call of calls) {
      const { id, name } = call
      parts.ask(toolAnswerFrame([{ id, name, response: response(call) }]), false)
    }
  }

  /** Who asked two things in one sentence is answered both. */
  function decideBy({ turn, typed }: OpenTurn, calls: readonly ServiceCall[]) {
    const [first, ...others] = calls.flatMap((call) => meaningOf(call) ?? [])
    if (!first) return
    const understood = decidedBy([first, ...others], turn, parts.isJourneys)
    const follows = whatFollows(understood, leads)
    const isClients = follows === 'nothing' || follows === 'quiet'
    if (leads && (!typed || isClients)) emit({ type: 'heard', ...understood.heard })
    follow(understood)
  }

  function modelsTurn({ text, heldMs, isVoid, isComplete }: ModelsTurn) {
    if (open && !isVoid) {
      if (text === '') notDecided()
      else judge(open, text, heldMs)
    }
    if (isComplete) parts.turnEnded()
  }

  /** The model answers by itself what our rules do not understand. Asking to wait decides nothing: its time goes on. */
  function judge(asked: OpenTurn, text: string, heldMs: number) {
    const passes = isKindWord(text, asked.turn.heard.text)
    const inOurs = texts.language === DEFAULT_LANGUAGE
    parts.checked(heldMs, passes)
    if (passes && isWaitWord(text)) return voice.begin(inOurs ? text : texts.spoken('wait'))
    tell(asked, passes ? 'act' : 'askAgain')
    decided()
    voice.stop()
    voice.say([passes && inOurs ? text : texts.facts.notFound])
  }

  return {
    take(event) {
      if (event.type === 'calls') {
        if (parts.hearsItself()) return respond(event.calls, () => IGNORED)
        respond(event.calls, (call) => (meaningOf(call) ? ANSWERED : UNKNOWN))
      }
      model.take(event)
      // Of what is decided, or was never asked, nothing is looked up.
      if (event.type === 'calls' && open) decideBy(open, event.calls)
    },
    written({ text }) {
      const turn = parts.decideTyped(text)
      if (open) tell(open, 'nothing')
      if (turn.meaning) return follow(turn)
      model.asked()
      ask(turn, true)
    },
    began() {
      voice.hold()
      model.asked()
      // What is being said may be the rest of it.
      if (open) expectAnswer()
    },
    heard(turn) {
      const hasMeaning = turn.meaning !== undefined || turn.isJourneys
      const isOpen = !hasMeaning && whatFollows(turn, leads) === 'answer'
      const isForUs = turn.isSpoken && (hasMeaning || isOpen)
      if (open && isForUs) tell(open, 'nothing')
      if (!leads || !isForUs || hasMeaning) emit({ type: 'heard', ...turn.heard })
      if (isForUs) return hasMeaning ? follow(turn) : ask(turn, false)
      // Somebody else's words: what waits goes on waiting.
      if (!open) decided()
      voice.resume()
    },
    busy: () => open !== undefined || !model.isEmpty(),
    up() {
      if (!open) return
      parts.ask(textFrame(open.turn.heard.text, parts.model), true)
      expectAnswer()
    },
    down() {
      model.lost()
      if (!open) return
      open.losses += 1
      if (open.losses > MOST_LOSSES) notDecided()
      else expectAnswer()
    },
    unanswered: () => (open ? [{ text: open.turn.heard.text }] : []),
    close() {
      model.close()
      cancelMoment()
      cancelDeadline()
    },
  }
}
