import type { Clock } from '../../core/clock.ts'
import type { ClientFrame } from '../../core/contract/client-frame.ts'
import type { FieldNote } from '../../core/contract/field.ts'
import type { EngineSession } from '../engine/engine.ts'
import { createAllowance } from '../load/allowance.ts'
import { sessionLimits } from '../load/limits.ts'
import type { LastWords } from './last-words.ts'
import type { createMediaIntake } from './media.ts'
import type { Whereabouts } from './open-session.ts'
import { refuseTooMany } from './peer.ts'
import { CLOSE, SocketRefusal } from './refusal.ts'
import type { StaffCallLine } from './staff-call-line.ts'

/** Characters of one turn: five minutes of speech. Longer is no shopper and no sentence of the page. */
const LONGEST_TEXT = 4000

/** Characters at once, and a second in the long run: three times what a voice can say. */
const BURST_CHARACTERS = 20_000
const CHARACTERS_A_SECOND = 40
/** What a turn counts however short it is: to understand one takes as long. */
const LEAST_CHARACTERS = 20

/** Holds one socket's texts to what could ever be spoken; `spend` refuses what is beyond it. */
function createTextAllowance(clock: Clock) {
  const allowance = createAllowance(BURST_CHARACTERS, CHARACTERS_A_SECOND, clock.now())
  return {
    spend(text: string): void {
      if (allowance.spend(Math.max(text.length, LEAST_CHARACTERS), clock.now())) return
      refuseText()
    },
  }
}

function refuseText(): never {
  throw new SocketRefusal('too_much_text', 'More text was sent than can be spoken.', CLOSE.policy)
}

/** What an address may have understood, whichever of its sockets it comes by. */
export interface TurnsOfAddress {
  /** Counts one; false, and nothing counted, beyond what it may. */
  spend(): boolean
}

/** Who reconnects has no new turns: beyond those of its address a session has few of its own. Talking shoppers need fewer. */
function createTurnAllowance(clock: Clock, ofAddress: TurnsOfAddress) {
  const own = createAllowance(sessionLimits.turns, sessionLimits.turnsPerSecond, clock.now())
  return {
    spend(): void {
      const isOwn = own.spend(1, clock.now())
      if (!ofAddress.spend() && !isOwn) refuseText()
    },
  }
}

/** A text to be spoken or understood, trimmed; undefined when there is none. Refuses one that is too long. */
function spokenText(text: string | undefined): string | undefined {
  const words = text?.trim()
  if (words && words.length > LONGEST_TEXT) {
    throw new SocketRefusal('text_too_long', `Text may have ${LONGEST_TEXT} characters.`, CLOSE.policy)
  }
  return words || undefined
}

/** Gathers the user's text parts until a message says that the turn is complete (saying nothing says so). */
function createTextTurn() {
  let gathered = ''
  return {
    take({ turns = [], turnComplete = true }: NonNullable<ClientFrame['clientContent']>): string | undefined {
      const texts = turns
        .filter((turn) => (turn.role ?? 'user') === 'user')
        .flatMap((turn) => turn.parts ?? [])
        .map((part) => part.text?.trim() ?? '')
      gathered = spokenText([gathered, ...texts].filter(Boolean).join(' ')) ?? ''
      if (!turnComplete) return undefined
      const whole = gathered
      gathered = ''
      return whole || undefined
    },
  }
}

export type FrameInput = (frame: ClientFrame) => void

interface FrameInputOptions {
  session: EngineSession
  media: ReturnType<typeof createMediaIntake>
  whereabouts: Whereabouts
  lastWords: LastWords
  staffCalls: StaffCallLine
  note(note: FieldNote): void
  clock: Clock
  turnsOfAddress: TurnsOfAddress
  leads: boolean
}

/** Hands what a frame says to the session: the question first, then what is to be said, then what was said or shown. */
export function createFrameInput(options: FrameInputOptions): FrameInput {
  const { session, media, whereabouts, lastWords, leads } = options
  const turn = createTextTurn()
  const texts = createTextAllowance(options.clock)
  const turns = createTurnAllowance(options.clock, options.turnsOfAddress)
  const pieces = createAllowance(sessionLimits.messages, sessionLimits.messagesPerSecond, options.clock.now())
  let pageTexts = 0

  /** A text to be spoken or understood; undefined where there is none. */
  function owed(text: string | undefined): string | undefined {
    if (!text) return undefined
    texts.spend(text)
    lastWords.asked()
    return text
  }

  /** A text to be understood. */
  function said(text: string | undefined): string | undefined {
    if (text) turns.spend()
    return owed(text)
  }

  /** What the page says itself: each is compared with what is heard. */
  function saying({ text, id }: NonNullable<ClientFrame['saying']>) {
    const words = spokenText(text)
    if (!words) return
    texts.spend(words)
    session.saying(words, id)
  }

  /** A client that leads and sends its own texts as turns knows them by their numbers. */
  function nameOfText(): string | undefined {
    if (!leads || whereabouts.mode !== 'echo') return undefined
    pageTexts += 1
    return `t${pageTexts}`
  }

  function realtime(input: NonNullable<ClientFrame['realtimeInput']>) {
    for (const chunk of input.mediaChunks ?? []) {
      // Each is decoded by itself, in however few messages they come.
      if (!pieces.spend(1, options.clock.now())) refuseTooMany()
      media.take(session, chunk)
    }
    if (input.audio) media.take(session, input.audio)
    if (input.video) media.take(session, input.video)
    const text = said(spokenText(input.text))
    if (text) session.text(text)
    if (input.audioStreamEnd) media.end(session)
  }

  function turnTaking({ silenced, hold, played, noCamera, staffCall, field }: ClientFrame) {
    if (staffCall) options.staffCalls.take(staffCall)
    if (staffCall?.on) options.note({ kind: 'staffCall' })
    if (field) options.note(field)
    if (noCamera) session.noCamera?.(noCamera.lookId)
    if (silenced) session.silenced?.(silenced.on)
    if (hold) session.hold?.(hold)
    if (played) session.played(played)
  }

  return (frame) => {
    if (frame.shopperSession) {
      whereabouts.take(frame.shopperSession)
      session.setMode(whereabouts.mode, whereabouts.storeId)
    }
    if (frame.listenFor) session.listenFor(frame.listenFor)
    if (frame.question) session.question(frame.question)
    turnTaking(frame)
    const words = said(spokenText(frame.words?.text))
    if (words) session.words?.(words)
    if (frame.saying) saying(frame.saying)
    const say = owed(spokenText(frame.say?.text))
    if (say) session.say(say, frame.say?.id)
    const content = frame.clientContent && turn.take(frame.clientContent)
    // What comes in echo mode is only said again.
    const text = whereabouts.mode === 'echo' ? owed(content) : said(content)
    if (text) session.text(text, nameOfText())
    if (frame.realtimeInput) realtime(frame.realtimeInput)
  }
}

const sessionKeys = [
  ...([
    'shopperSession',
    'listenFor',
    'question',
    'say',
    'saying',
    'played',
    'hold',
    'silenced',
    'words',
    'noCamera',
    'staffCall',
    'field',
  ] as const),
  ...(['clientContent', 'realtimeInput'] as const),
]

export const needsSession = (frame: ClientFrame) => sessionKeys.some((key) => frame[key] !== undefined)
