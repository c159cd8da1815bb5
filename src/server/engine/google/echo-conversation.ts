import { plainWords } from '../../../core/language/plain-words.ts'
import { joinPiece, type ServiceEvent, tidyWords } from '../../../core/live/service-frames.ts'
import { textFrame } from '../../../core/live/service-requests.ts'
import { type DecidedTurn, isOfList } from '../check/shopper-turn.ts'
import type { ConversationParts, ModeConversation, WrittenTurn } from './session-parts.ts'
import { createHeldSpeech, createTurnEnd, soundOf } from './streamed-speech.ts'

/** Waits so long for more words of a spoken echo before they are shown. */
const ECHO_WHOLE_AFTER_MS = 500

/** Words that the page does nothing about were not for us: what they interrupted goes on. */
const NOTHING_SAID_MS = 2500

/** A slow voice with its pauses. */
const MS_A_CHARACTER = 100

/** `plainWords` reads 400 signs; longer texts are compared by letters alone. */
const sameWords = (a: string, b: string) => {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  return letters(a) === letters(b) || (a.length < 400 && plainWords(a) === plainWords(b))
}

interface EchoParts extends ConversationParts {
  /** Answers a turn about the list, which the journey has no answer to. */
  answer: (turn: DecidedTurn) => void
}

/**
 * The journey's mode. The app's texts are spoken by the cloud's voice one at a time, and each is held until its
 * transcription is the text: a text that was cut off by a loss is asked for again as a whole and is heard once, and
 * one that came out differently is said by our own voice. What answers the shopper's speech goes through as it comes,
 * but for a client that leads the visit: it answers by itself.
 */
export function createEchoConversation(parts: EchoParts): ModeConversation {
  const { clock, voice, emit, leads } = parts
  const held = createHeldSpeech()
  let texts: WrittenTurn[] = []
  /** The text that the cloud's voice is speaking; `over`: the service ended its turn, only words are late. */
  let asked: { turn: WrittenTurn; over: boolean } | undefined
  /** The text was said, and the service has yet to say that its turn is over. */
  let ending = false
  let echo = ''
  let echoing = false
  let cancelQuiet = () => {}
  let cancelResume = () => {}
  let cancelLate = () => {}
  const turnEnd = createTurnEnd(clock, said)

  const request = (text: string) => parts.ask(textFrame(text, parts.model), true)

  function next() {
    if (asked || ending || !parts.isUp()) return
    const turn = texts.shift()
    if (!turn) return
    asked = { turn, over: false }
    request(turn.text)
    cancelLate()
    cancelLate = clock.after(parts.limits.spokenMs + turn.text.length * MS_A_CHARACTER, late)
  }

  /** The service did not speak the text to its end, or did not tell of it. Those that wait are not kept by that. */
  function late() {
    turnEnd.cancel()
    if (!asked) return ending ? turnOver() : undefined
    held.clear()
    asked.over = true
    said()
  }

  /** The asked text was spoken, by whatever voice. */
  function said() {
    if (!asked) return
    const { turn, over } = asked
    const { text, name } = turn
    const spoken = held.take()
    if (spoken.pcm && sameWords(spoken.text, text)) parts.keep(text, spoken.pcm)
    asked = undefined
    ending = !over
    voice.sayFor([text], name)
    if (over) turnOver()
  }

  function turnOver() {
    ending = false
    next()
    parts.turnEnded()
  }

  function tellEcho() {
    cancelQuiet()
    const text = tidyWords(echo)
    echo = ''
    if (text !== '') emit({ type: 'said', text })
  }

  function passOn(event: ServiceEvent) {
    if (leads) {
      if (event.type === 'turnComplete') parts.turnEnded()
      return
    }
    switch (event.type) {
      case 'sound':
        echoing = true
        if (parts.modality === 'AUDIO') emit({ type: 'audio', pcm: soundOf(event.data, event.rateHz) })
        break
      case 'spoken':
        echoing = true
        echo = joinPiece(echo, event.text)
        cancelQuiet()
        if (/[.!?]$/.test(echo.trim())) tellEcho()
        else cancelQuiet = clock.after(ECHO_WHOLE_AFTER_MS, tellEcho)
        break
      case 'interrupted':
        tellEcho()
        emit({ type: 'interrupted' })
        break
      case 'turnComplete':
        endEcho()
        parts.turnEnded()
        break
    }
  }

  function endEcho() {
    tellEcho()
    if (!echoing) return
    echoing = false
    emit({ type: 'turnComplete' })
  }

  function ofOwnText(event: ServiceEvent, own: { over: boolean }) {
    switch (event.type) {
      case 'sound':
        held.sound(soundOf(event.data, event.rateHz))
        break
      case 'spoken':
        held.words(event.text)
        turnEnd.moreWords()
        break
      case 'interrupted':
        giveUp()
        break
      case 'generationComplete':
        turnEnd.ended(held.endsSentence())
        break
      case 'turnComplete':
        own.over = true
        turnEnd.ended(held.endsSentence())
        break
    }
  }

  /** The shopper spoke over a text that nobody heard yet: what they say counts more than what waits. Who leads judges that. */
  function giveUp() {
    turnEnd.cancel()
    held.clear()
    if (leads) return said()
    asked = undefined
    texts = []
    ending = true
    emit({ type: 'interrupted' })
    emit({ type: 'turnComplete' })
  }

  return {
    take(event) {
      if (asked) ofOwnText(event, asked)
      // Sound means another turn, even where the end of the one before was never told.
      else if (!ending || event.type === 'sound') passOn(event)
      else if (event.type === 'interrupted') voice.stop()
      else if (event.type === 'turnComplete') turnOver()
    },
    written(turn) {
      texts.push(turn)
      next()
    },
    began: () => voice.hold(),
    heard(turn) {
      emit({ type: 'heard', ...turn.heard })
      if (leads && isOfList(turn)) parts.answer(turn)
      cancelResume()
      // What the page says in answer takes the place of what was held.
      cancelResume = clock.after(NOTHING_SAID_MS, () => voice.resume())
    },
    busy: () => asked !== undefined || ending || echoing,
    up() {
      if (asked) request(asked.turn.text)
      else next()
    },
    down() {
      turnEnd.cancel()
      held.clear()
      ending = false
      if (asked) asked.over = false
      endEcho()
    },
    unanswered: () => (asked ? [asked.turn, ...texts] : texts),
    close() {
      turnEnd.cancel()
      cancelQuiet()
      cancelResume()
      cancelLate()
    },
  }
}
