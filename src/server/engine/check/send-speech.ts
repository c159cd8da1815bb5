import type { Clock } from '../../../core/clock.ts'
import { AUDIO_OUT } from '../../../core/constants.ts'
import type { Modality } from '../../../core/contract/modes.ts'
import { splitBeginning, splitLong } from '../../../core/speaking/sentences.ts'
import type { Outlet, OutletReports } from '../../../core/speech/utterance.ts'
import { createAllowance } from '../../load/allowance.ts'
import { sessionLimits } from '../../load/limits.ts'
import type { EngineEvent } from '../engine.ts'
import type { Speaking } from '../speak/speaking.ts'
import type { Sentence } from './sentence.ts'

const { soundAheadMs, soundTimesRealTime, pieceCharacters } = sessionLimits

/**
 * A breath between two sentences.
 * @internal Journeys put together what they hear.
 */
export const PAUSE_MS = 200
/** The next sentence leaves this long before the last one ends: more than a slow network's jitter, and little to throw away. */
const LEAD_MS = 500
/** How many sentences a client that reports what it played has at hand: the one being heard and the next. */
const AT_HAND = 2

interface Sending {
  id: string
  sentence: Sentence
  /** Something of it is with the client. */
  begun: boolean
  /** Some of that is sound. */
  sounded: boolean
  whole: boolean
}

interface SpeechSenderOptions {
  speaking: Pick<Speaking, 'say'>
  /** Its sound is at hand. */
  isAtHand: (text: string) => boolean
  clock: Clock
  modality: Modality
  /** The client tells what it played; otherwise it is reckoned in real time. */
  reported: boolean
  rate: () => number | undefined
  sentenceOf: (id: string) => Sentence | undefined
  emit: (event: EngineEvent) => void
  /** All of it is with the client, or on its way there. */
  sent: (sentence: Sentence) => void
  /** A sentence could not be rendered; it is still shown. */
  failed: (error: unknown) => void
}

/** Renders sentences and sends them as they are needed. */
export interface SpeechSender extends Outlet {
  /** True while sound of it is (in real time: by our reckoning) coming out of the shopper's phone. */
  sounding(): boolean
  /** The words being heard, or next to be: an echo may be any of them. */
  current(): string
  /** Whether something of it was sent, and whether that is heard to its end. */
  stateOf(id: string): 'unsent' | 'sounding' | 'over'
  /** All of it is with the client, or on its way there. */
  isSent(id: string): boolean
  /** Takes out what the client reports; undefined when nothing of that name is next in its owner's order. */
  played(name: string): { id: string; sentence: Sentence } | undefined
  /** Something more urgent waits than what comes next. */
  makeWay(): void
  /** The sound of a text that is in nobody's queue, a piece after the other. */
  rendered(text: string): AsyncIterable<{ pcm: Int16Array; isLast: boolean }>
  /** The shopper left: nothing more is rendered for them. */
  close(): void
}

/** Sound with the breath behind it. */
function withPause(pcm: Int16Array): Int16Array {
  const padded = new Int16Array(pcm.length + (AUDIO_OUT.rateHz * PAUSE_MS) / 1000)
  padded.set(pcm)
  return padded
}

export function createSpeechSender(options: SpeechSenderOptions, reports: OutletReports): SpeechSender {
  const { clock, modality, reported, emit } = options
  let sendings: Sending[] = []
  let heardUntil = Number.NEGATIVE_INFINITY
  let cancelDue = () => {}
  let waiting: (() => void)[] = []
  let cancelEnd = () => {}

  let cancelPaced = () => {}
  const pace = createAllowance(soundAheadMs, soundTimesRealTime * 1000, clock.now())
  const count = (pcm: Int16Array) => void pace.spend((pcm.length / AUDIO_OUT.rateHz) * 1000, clock.now())

  const left = new AbortController()
  const listener = { caller: left, signal: left.signal }

  const nameOf = ({ id, sentence }: Sending) => sentence.name ?? id
  const unheard = () => sendings.filter(({ begun }) => begun)

  async function render(text: string): Promise<Int16Array> {
    if (modality === 'TEXT') return new Int16Array(0)
    try {
      return await options.speaking.say(text, options.rate(), listener)
    } catch (error) {
      if (!left.signal.aborted) options.failed(error)
      return new Int16Array(0)
    }
  }

  function wake() {
    const woken = waiting
    waiting = []
    for (const goOn of woken) goOn()
  }

  /** What one owner says leaves in its order; of an answer no more than the client needs. */
  function isEarly(sending: Sending): boolean {
    const { owner } = sending.sentence
    const before = sendings
      .slice(0, sendings.indexOf(sending))
      .filter(({ sentence }) => sentence.owner === owner)
    return before.some(({ whole }) => !whole) || (owner === 'check' && before.length >= AT_HAND)
  }

  /** Waits until a sentence is needed. One that is dropped meanwhile leaves its promise behind, unreferenced. */
  async function untilDue(sending: Sending): Promise<void> {
    if (reported) {
      while (isEarly(sending)) await new Promise<void>((resolve) => void waiting.push(resolve))
      return
    }
    const waitMs = heardUntil - clock.now() - LEAD_MS
    if (waitMs <= 0) return
    await new Promise<void>((resolve) => {
      cancelDue = clock.after(waitMs, resolve)
    })
  }

  async function send(sending: Sending) {
    const { sentence } = sending
    for (const { text, said, isLast } of piecesOf(sentence.parts)) {
      await paced()
      if (!sendings.includes(sending)) return
      const pcm = await render(text)
      if (!sendings.includes(sending)) return
      await untilDue(sending)
      if (!sendings.includes(sending)) return
      emitPart(sending, said, pcm, isLast)
    }
    sending.whole = true
    wake()
    options.sent(sentence)
    if (reported) reports.loaded(sending.id)
    else reckon(sending)
  }

  /** What is rendered at a time; `said` with the first piece of a sentence: all of it is shown at once. */
  function piecesOf(parts: readonly string[]) {
    const renderedOf = (part: string, isFirst: boolean) => {
      if (modality === 'TEXT') return [part]
      const soon = isFirst && !options.isAtHand(part) ? splitBeginning(part) : [part]
      return soon.flatMap((piece) => splitLong(piece, pieceCharacters))
    }
    const pieces = parts.flatMap((part, i) =>
      renderedOf(part, i === 0).map((text, at) => ({ text, said: at === 0 ? part : undefined })),
    )
    return pieces.map((piece, at) => ({ ...piece, isLast: at === pieces.length - 1 }))
  }

  /** Sound leaves at most at twice the pace of hearing it, but for a while at the beginning. */
  async function paced(): Promise<void> {
    const waitMs = pace.waitMs(clock.now())
    if (waitMs <= 0) return
    await new Promise<void>((resolve) => {
      cancelPaced = clock.after(waitMs, resolve)
    })
  }

  function emitPart(sending: Sending, text: string | undefined, pcm: Int16Array, isLast: boolean) {
    const { owner, turn, goesOn, about } = sending.sentence
    const utterance = { id: nameOf(sending), owner, turn }
    const isEnd = isLast && !goesOn
    const ended = { ...utterance, ...(isEnd && { last: true }) }
    sending.begun = true
    if (text !== undefined) {
      const named = pcm.length > 0 ? utterance : ended
      emit({ type: 'said', text, utterance: { ...named, ...(about && { about: [...about] }) } })
    }
    // A last piece that could not be rendered still ends what was told of before it: in silence, or without any sound
    // where none of it could be: who plays it says that by itself.
    const endsAlone = isEnd && text === undefined && modality === 'AUDIO'
    if (pcm.length === 0 && !endsAlone) return
    sending.sounded ||= pcm.length > 0
    const padded = sending.sounded ? withPause(pcm) : pcm
    emit({ type: 'audio', pcm: padded, utterance: ended })
    count(padded)
    heardUntil = Math.max(clock.now(), heardUntil) + (padded.length / AUDIO_OUT.rateHz) * 1000
  }

  function reckon(sending: Sending) {
    const { id } = sending
    sendings = [sending]
    cancelEnd()
    const end = () => {
      sendings = sendings.filter((other) => other !== sending)
      reports.ended(id)
    }
    const leftMs = heardUntil - clock.now()
    if (leftMs > 0) cancelEnd = clock.after(leftMs, end)
    reports.began(id)
    reports.loaded(id)
    if (leftMs <= 0) end()
  }

  const isSounding = (sending: Sending) => sending.begun && (reported || clock.now() < heardUntil)

  return {
    play({ id }) {
      const sentence = options.sentenceOf(id)
      if (!sentence) return
      const sending = { id, sentence, begun: false, sounded: false, whole: false }
      sendings.push(sending)
      void send(sending)
    },
    drop(ids) {
      const dropped = sendings.filter(({ id }) => ids.includes(id))
      sendings = sendings.filter((sending) => !dropped.includes(sending))
      if (reported) return wake()
      cancelDue()
      if (!dropped.some(({ begun }) => begun)) return
      cancelEnd()
      heardUntil = Number.NEGATIVE_INFINITY
    },
    // Who reports what was played holds its own sound; everybody else's is dropped and said again.
    hold() {},
    goOn() {},
    sounding: () => sendings.some(isSounding),
    current: () =>
      sendings
        .filter(isSounding)
        .flatMap(({ sentence }) => sentence.parts)
        .join(' '),
    stateOf(id) {
      const sending = sendings.find((each) => each.id === id)
      if (!sending?.begun) return 'unsent'
      return isSounding(sending) ? 'sounding' : 'over'
    },
    isSent: (id) => sendings.some((each) => each.id === id && each.whole),
    played(name) {
      const played = unheard().find((sending) => nameOf(sending) === name)
      const { owner } = played?.sentence ?? {}
      const first = unheard().find(({ sentence }) => sentence.owner === owner)
      if (!played || played !== first) return undefined
      sendings = sendings.filter((sending) => sending !== played)
      reports.ended(played.id)
      wake()
      return played
    },
    makeWay() {
      const answer = sendings.filter(({ sentence }) => sentence.owner === 'check')
      for (const { id } of answer) reports.loaded(id)
    },
    async *rendered(text) {
      for (const piece of piecesOf([text])) {
        await paced()
        const pcm = await render(piece.text)
        count(pcm)
        yield { pcm, isLast: piece.isLast }
      }
    },
    close() {
      cancelPaced()
      left.abort()
    },
  }
}
