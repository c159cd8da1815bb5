import type { Clock } from '../../../core/clock.ts'
import type { Played } from '../../../core/contract/client-frame.ts'
import type { AnswerAbout } from '../../../core/contract/live.ts'
import type { Modality } from '../../../core/contract/modes.ts'
import { defaultPreferences, oneStep, PACES } from '../../../core/page/preferences.ts'
import { createSpeechQueue } from '../../../core/speech/speech-queue.ts'
import type { EngineEvent } from '../engine.ts'
import type { Speaking } from '../speak/speaking.ts'
import { createSpeechSender, type SpeechSender } from './send-speech.ts'
import { createOwnSentence, createTurnCount, type SaidSoFar, type Sentence } from './sentence.ts'

export interface VoiceOptions {
  speaking: Pick<Speaking, 'say'>
  /** Its sound is at hand. */
  isAtHand: (text: string) => boolean
  clock: Clock
  modality: Modality
  /** The client reports what was played, holds its own sound and keeps its own pace. */
  leads: boolean
  /** Begins the name of every utterance. */
  prefix: string
  /** Goes on in the place of a voice that came so far. */
  after?: SaidSoFar | undefined
  emit: (event: EngineEvent) => void
  /** A sentence could not be rendered; it is still shown. */
  failed: (error: unknown) => void
}

/**
 * One session's voice: answers of sentences, said one after another as they are heard, so that a sentence's text
 * leaves the moment it is spoken and an interruption throws away little.
 */
export interface Voice {
  /**
   * Says an answer after those already waiting; `turnComplete` follows its last sentence. `about`: its products, told to
   * who leads with its first.
   */
  say(sentences: readonly string[], about?: readonly AnswerAbout[]): void
  /** Says the beginning of an answer whose end is not known yet; a later `say` ends it. */
  begin(sentence: string): void
  /** Once everything that waits is over; forgotten by `stop`. */
  afterwards(run: () => void): void
  /** Says what the client asked for, word for word, under the name that it gave. */
  sayFor(sentences: readonly string[], name: string | undefined): void
  /** Says the client's words at once, beside the voice and without counting as speaking. */
  sayBeside(text: string, name: string | undefined): void
  /** In silence: says a sentence before all that waits. What `hold` cut off stays held. */
  interject(sentence: string): void
  /** The client says this by itself, until it reports it as played. */
  saying(text: string, name: string | undefined): void
  played(played: Played): void
  /** True while the product is heard, by our reckoning or by the client's reports. */
  speaking(): boolean
  /** The words being heard now, '' in silence. */
  current(): string
  /** Falls silent at once but remembers what was cut off, the cut sentence included. Clients that lead hold by themselves. */
  hold(): void
  /** Goes on with what `hold` cut off. */
  resume(): void
  /** Falls silent and forgets; what a client that leads asked for is its own to end. */
  stop(): void
  /** Drops the sentence being said (or just held), goes on with the next. */
  skip(): void
  changePace(by: 1 | -1): void
  /** How far it came, for another that goes on in its place. */
  soFar(): SaidSoFar
  close(): void
}

export function createVoice(options: VoiceOptions): Voice {
  const { clock, leads, prefix, emit, after } = options
  /** Everything in the queue by its name there, in order. */
  const queued = new Map<string, Sentence>()
  let held: Sentence[] = []
  let lastNumber = 0
  const turns = createTurnCount(after?.turn)
  const own = createOwnSentence(clock)
  /** Something of an answer was said and its end was not. */
  let turnOpen = false
  let pace: number = defaultPreferences.pace
  let next: (() => void) | undefined
  /** What is taken out now may be put back: that is no end. */
  let isCutting = false
  let beside = Promise.resolve()
  let closed = false
  let sender: SpeechSender

  const queue = createSpeechQueue({
    clock,
    prefix,
    // The sender knows when each is needed.
    ahead: Number.POSITIVE_INFINITY,
    outlet(reports) {
      sender = createSpeechSender(
        {
          ...options,
          reported: leads,
          rate: () => PACES[pace],
          sentenceOf: (id) => queued.get(id),
          sent({ endsTurn }) {
            turnOpen = !endsTurn
            if (endsTurn) emit({ type: 'turnComplete' })
          },
        },
        reports,
      )
      return sender
    },
    on: { ended: ({ id }) => void queued.delete(id), silent: goOn },
  })

  function goOn() {
    if (isCutting || held.length > 0 || queued.size > 0) return
    const run = next
    next = undefined
    run?.()
  }
  function cutting(run: () => void) {
    isCutting = true
    run()
    isCutting = false
  }

  const nextName = () => {
    lastNumber += 1
    return `${prefix}${lastNumber}`
  }

  function add(sentences: readonly Sentence[]) {
    for (const sentence of sentences) {
      const id = nextName()
      const { owner } = sentence
      queued.set(id, sentence)
      // A client that leads asks for a sentence at the moment when it is to be heard.
      const rank = leads && owner === 'page' ? 'walk' : 'answer'
      queue.say([{ text: sentence.parts.join(' '), recording: null }], { owner, rank, ids: [id] })
    }
  }

  function answerOf(texts: readonly string[], owner: Sentence['owner'], ends: boolean): Sentence[] {
    const turn = owner === 'page' ? turns.single() : turns.of(ends)
    return texts.map((text, at) => {
      return { parts: [text], owner, turn, endsTurn: ends && at === texts.length - 1 }
    })
  }

  /** Takes out everything that was not heard to its end, or with a client that leads everything of the check. */
  function silence(): Sentence[] {
    const mine = [...queued].filter(([, { owner }]) => !leads || owner === 'check')
    const cut = mine.filter(([id]) => sender.stateOf(id) !== 'over').map(([, sentence]) => sentence)
    const isUnsaid = mine.some(([id]) => sender.stateOf(id) === 'unsent')
    cutting(() => queue.clear(leads ? 'check' : undefined))
    turns.cut()
    if (!leads && cut.length > 0) emit({ type: 'interrupted' })
    // An answer cut short is over for the listener; what is resumed later is one of its own.
    if (isUnsaid || turnOpen) emit({ type: 'turnComplete' })
    turnOpen = false
    return cut
  }

  function again(sentences: readonly Sentence[]) {
    add(sentences.map((sentence) => ({ ...sentence, turn: turns.of(sentence.endsTurn) })))
  }

  /** What was begun of an answer is said whole again; whoever asked for a sentence has the rest of it in their own hands. */
  function isUnsaid(id: string, { owner }: Sentence): boolean {
    return owner === 'check' ? !sender.isSent(id) : sender.stateOf(id) === 'unsent'
  }

  async function sendBeside(text: string, name: string) {
    const utterance = { id: name, owner: 'page', turn: turns.single() } as const
    let said: string | undefined = text
    for await (const { pcm, isLast } of sender.rendered(text)) {
      if (closed) return
      const ended = { ...utterance, ...(isLast && { last: true }) }
      const endsAlone = isLast && said === undefined
      if (said !== undefined)
        emit({ type: 'said', text: said, utterance: pcm.length > 0 ? utterance : ended })
      said = undefined
      if (pcm.length > 0 || endsAlone) emit({ type: 'audio', pcm, utterance: ended })
    }
    emit({ type: 'turnComplete' })
  }

  if (after) again(after.unsaid)
  return {
    say(sentences, about) {
      held = []
      const [first, ...rest] = answerOf(sentences, 'check', true)
      if (first) add([{ ...first, ...(leads && about && { about }) }, ...rest])
    },
    begin(text) {
      held = []
      add(answerOf([text], 'check', false))
    },
    afterwards(run) {
      next = run
      goOn()
    },
    sayFor(sentences, name) {
      held = []
      // What has no name is nothing that the client waits for.
      const said = answerOf(sentences, leads && name === undefined ? 'check' : 'page', true)
      const last = said.at(-1)
      if (!last) return
      if (!leads) return add(said.map((each) => ({ ...each, name, goesOn: each !== last })))
      add([{ ...last, parts: sentences, name }])
      sender.makeWay()
    },
    sayBeside(text, name = nextName()) {
      beside = beside.then(() => (closed ? undefined : sendBeside(text, name)))
    },
    interject(text) {
      const rest = [...queued.values()]
      cutting(() => queue.clear())
      const [first] = rest
      const endsTurn = !first && !turnOpen
      const turn = endsTurn ? turns.single() : (first?.turn ?? turns.latest())
      add([{ parts: [text], owner: 'check', turn, endsTurn }, ...rest])
    },
    saying: own.begin,
    played({ id, interrupted = false }) {
      if (own.played(id)) return
      const played = leads ? sender.played(id) : undefined
      if (interrupted && played?.sentence.owner === 'check') {
        silence()
        goOn()
      }
    },
    speaking: () => own.text() !== undefined || sender.sounding(),
    current: () => [own.text() ?? '', sender.current()].join(' ').trim(),
    hold() {
      if (leads) return
      const cut = silence()
      if (cut.length > 0) held = cut
    },
    resume() {
      again(held)
      held = []
    },
    stop() {
      next = undefined
      silence()
      held = []
    },
    skip() {
      if (leads) return
      const cut = silence()
      again((cut.length > 0 ? cut : held).slice(1))
      held = []
      goOn()
    },
    changePace(by) {
      if (!leads) pace = oneStep(PACES, pace, by)
    },
    soFar: () => ({
      turn: turns.count(),
      unsaid: [...queued].filter((each) => isUnsaid(...each)).map(([, sentence]) => sentence),
    }),
    close() {
      closed = true
      next = undefined
      held = []
      own.end()
      sender.close()
      queue.close()
    },
  }
}
