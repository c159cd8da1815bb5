import type { Clock } from '../../../core/clock.ts'
import { HANGOVER_MS } from '../../../core/hearing/endpoint.ts'
import { withNextSaid } from '../../../core/language/echo.ts'
import type { OverVoice } from '../../../core/language/verdict.ts'
import { HOLDS_PER_TURN, LONGEST_HOLD_MS } from '../../../core/speech/interruption.ts'
import type { Asked, HeardHow } from '../check/shopper-turn.ts'
import type { Voice } from '../check/voice.ts'
import type { HearingEvent } from '../hear/hearing.ts'

/** Two unclear turns running: say that it is noisy, but not over and over. */
const UNCLEAR_TURNS = 2
const NOISE_LINE_EVERY_MS = 30_000
/** The voice speaks on: whatever is not its echo counts. */
const NEVER_SILENCED = Number.NEGATIVE_INFINITY
/** Sound that came with a new connection was said before it by so much more than its own way takes. */
const BEFORE_OPENING_MS = 300
/** Shorter sounds are clicks and coughs, not an unclear turn. */
const UNCLEAR_SPEECH_MS = 400

export interface ListenerOptions {
  clock: Clock
  voice: Pick<Voice, 'speaking' | 'current' | 'hold' | 'resume'>
  /** The client silences itself when it is told that somebody speaks. */
  leads: boolean
  /** Somebody began to speak. */
  began: () => void
  /** What is open now. */
  asked: () => Asked
  /** A turn is over; '' for one without words. True when somebody spoke to us. */
  heard: (text: string, asked: Asked, overVoice: OverVoice | undefined, how: HeardHow) => boolean
  /** Nothing was understood for the second time running. */
  noisy: () => void
}

export interface Listener {
  /** So much sound has come. */
  received(ms: number): void
  hear(event: HearingEvent): void
  /** The shopper holds to talk, or lets go: what is said meanwhile is said to us, and nothing else is. */
  hold(on: boolean): void
  /** A client that leads holds its own sound for a voice over it, or goes on. */
  silenced(on: boolean): void
  close(): void
}

type Final = Extract<HearingEvent, { type: 'final' }>

/** What was begun and has no final yet: the next may begin while its words are still being worked out. */
interface Begun {
  /** What was open then. */
  asked: Asked
  /** Where in the sound it begins. */
  atMs?: number | undefined
  over?: Omit<OverVoice, 'endedAtMs'> | undefined
  /** What was open as the hold began in which it is said; its words come after it. */
  askedByHold?: Asked | undefined
}

/** Hears one session: the shopper's speech against the product's own (docs/decisions/0004). */
export function createListener(options: ListenerOptions): Listener {
  const { clock, voice, leads } = options
  let begun: Begun[] = []
  const openedAtMs = clock.now()
  const sound = { ms: 0, lastAtMs: openedAtMs }
  /** What was cut off has not gone on, nor been answered. */
  let wasHeld = false
  let holds = 0
  let stopWaiting = () => {}
  let unclear = 0
  let holding = false
  /** Undefined for clients that never told. */
  let clientIsSilent: boolean | undefined
  let askedByHold: Asked | undefined
  let noiseSaidAtMs = Number.NEGATIVE_INFINITY

  function began(atMs: number | undefined) {
    const asked = options.asked()
    options.began()
    const over = holding || !voice.speaking() ? undefined : beganOver()
    begun.push({ asked, atMs, over, ...(holding && { askedByHold }) })
  }

  function beganOver(): Begun['over'] {
    const beingSaid = voice.current()
    wasHeld = leads || holds < HOLDS_PER_TURN
    if (!wasHeld) return { silencedAtMs: NEVER_SILENCED, beingSaid }
    holds += 1
    voice.hold()
    if (!leads) stopWaiting = clock.after(LONGEST_HOLD_MS, goOn)
    // What is still on its way to a client that holds by itself is heard for a moment.
    const silencedAtMs = leads && clientIsSilent === false ? NEVER_SILENCED : clock.now()
    return { silencedAtMs, beingSaid: leads ? beingSaid : '' }
  }

  /** The words are of what began there; of the first where nobody knows. */
  function take({ atMs }: Final): Begun {
    const its = begun.find((one) => one.atMs === atMs) ?? begun[0] ?? { asked: options.asked() }
    begun = begun.filter((one) => one !== its)
    return its
  }

  /** Its echo goes on in the turn with what the voice begins meanwhile. */
  function notesNext() {
    for (const one of begun) if (one.over) one.over = withNextSaid(one.over, voice.current())
  }

  function goOn() {
    stopWaiting()
    if (wasHeld) voice.resume()
    wasHeld = false
  }

  /** Said while the line was away and sent with the next one: whatever we say since, it was not said over that. */
  const isFromBefore = (atMs: number | undefined) =>
    atMs !== undefined && sound.lastAtMs - (sound.ms - atMs) < openedAtMs - BEFORE_OPENING_MS

  function ended(event: Final) {
    notesNext()
    const { asked, atMs, over } = take(event)
    const { speechMs, quietMs = HANGOVER_MS, doubtful, far } = event
    // What began before a hold was not said to us.
    const text = holding ? '' : event.text
    const overVoice = over && !isFromBefore(atMs) ? { ...over, endedAtMs: clock.now() - quietMs } : undefined
    const isSpoken = options.heard(text, asked, overVoice, { doubtful, far })
    stopWaiting()
    if (isSpoken) {
      wasHeld = false
      holds = 0
      unclear = 0
    } else if (wasHeld) goOn()
    else if (text === '' && !holding && !voice.speaking()) missed(speechMs)
  }

  /** Who takes the trouble to hold is told at once that it was in vain. */
  function heldEnded(event: Final) {
    const { text, speechMs, doubtful } = event
    const { asked, askedByHold: byHold = askedByHold } = take(event)
    const isSpoken = options.heard(text, byHold ?? asked, undefined, { doubtful, far: false })
    if (isSpoken) unclear = 0
    else if (text === '' && speechMs >= UNCLEAR_SPEECH_MS) tellNoise()
  }

  function missed(speechMs: number) {
    if (speechMs < UNCLEAR_SPEECH_MS) return
    unclear += 1
    if (unclear >= UNCLEAR_TURNS && clock.now() - noiseSaidAtMs >= NOISE_LINE_EVERY_MS) tellNoise()
  }

  function tellNoise() {
    unclear = 0
    noiseSaidAtMs = clock.now()
    options.noisy()
  }

  return {
    received(ms) {
      sound.ms += ms
      sound.lastAtMs = clock.now()
      notesNext()
    },
    hear(event) {
      if (event.type === 'speechStart') began(event.atMs)
      else if (event.type !== 'final') return
      else if (event.held) heldEnded(event)
      else ended(event)
    },
    silenced(on) {
      clientIsSilent = on
      // Of what is being said: for what was said before, the client spoke on.
      const last = begun.at(-1)
      if (on && last?.over?.silencedAtMs === NEVER_SILENCED)
        last.over = { ...last.over, silencedAtMs: clock.now() }
    },
    close: () => stopWaiting(),
    hold(on) {
      holding = on
      // Whoever holds was told apart from a reader by their hand.
      if (on) askedByHold = { ...options.asked(), mayBeRead: undefined }
      const last = begun.at(-1)
      if (on && last) last.askedByHold ??= askedByHold
    },
  }
}
