import { AUDIO_IN } from '../../../core/constants.ts'
import type { Mode } from '../../../core/contract/modes.ts'
import { isCommand } from '../../../core/facts/check-response.ts'
import type { Meaning } from '../../../core/language/meaning.ts'
import type { OverVoice } from '../../../core/language/verdict.ts'
import { sensesOf } from '../../load/shares.ts'
import { type CheckParts, openProductCheck } from '../check/product-check.ts'
import { type Asked, type DecidedTurn, type HeardHow, isOfList, whatFollows } from '../check/shopper-turn.ts'
import type { EngineEvent, EngineSession, EngineSessionOptions } from '../engine.ts'
import type { Hearing } from '../hear/hearing.ts'
import { understandTurn } from '../understand-turn.ts'
import { createListener } from './listener.ts'

export interface SessionParts extends CheckParts {
  hearing: Hearing
}

export interface EmbeddedSession extends EngineSession {
  /** A new catalogue: its names are listened for from the next utterance on. */
  catalogueChanged(): void
}

/** What the session is made of, as its address may use it. */
function partsOf(parts: SessionParts, { address }: EngineSessionOptions): SessionParts {
  const { busy } = parts
  return {
    ...sensesOf(parts, address),
    ...(busy && { busy: { ...busy, isFull: () => busy.isFull(address) } }),
  }
}

/** One shopper's session on the embedded engine: this machine's ear joined to the product check. */
export function openSession(
  parts: SessionParts,
  options: EngineSessionOptions,
  emit: (event: EngineEvent) => void,
): EmbeddedSession {
  const { leads } = options
  let { mode, storeId } = options
  let open = true
  const tell = (event: EngineEvent) => {
    if (open) emit(event)
  }

  const check = openProductCheck(partsOf(parts, options), options, () => storeId, tell)
  const { texts, voice, checker } = check
  const names = () => parts.catalogue().names(storeId)
  const { address, language } = options
  const ear = parts.hearing.open({ listenFor: 'all', names: names(), address, language }, (event) => {
    if (!open) return
    if (event.type === 'speechEnd') check.waits()
    listener.hear(event)
  })
  const listener = createListener({
    clock: parts.clock,
    voice,
    leads,
    began: () => leads && tell({ type: 'speech' }),
    asked: check.asked,
    heard,
    noisy: () => voice.say([texts.spoken('noise'), ...(leads ? [texts.spoken('noise.hold')] : [])]),
  })

  function heard(text: string, asked: Asked, overVoice: OverVoice | undefined, how: HeardHow): boolean {
    const turn = check.decide(text, asked, overVoice, how)
    const isSpoken = text !== '' && turn.isSpoken
    if (isSpoken || leads) tell({ type: 'heard', ...turn.heard })
    if (!isSpoken) return false
    if (mode === 'scan') answer(turn)
    else if (!leads) voice.sayBeside(text, undefined)
    else if (isOfList(turn)) act(turn.meaning)
    return true
  }

  /** What the journey does not do by itself. */
  function answer(turn: DecidedTurn) {
    const { meaning, also } = turn
    switch (whatFollows(turn, leads)) {
      case 'answer':
        return act(meaning, also)
      case 'doubt':
        voice.stop()
        return meaning && checker.doubt(meaning)
      case 'quiet':
        return checker.quiet()
      case 'nothing':
        if (turn.isJourneys) checker.leftToClient()
    }
  }

  /** The shopper's wish, spoken, typed or tapped: it ends what is being said, unless it only skips a part of it. */
  function act(meaning: Meaning | undefined, also: readonly Meaning[] = []) {
    const isSkip = meaning?.type === 'word' && meaning.word === 'skip'
    if (!isSkip) voice.stop()
    if (![meaning, ...also].every(isCommand)) check.waits()
    checker.heard(meaning, also)
  }

  /** Of a pack in hand how people mean it counts as well; whatever else is typed is read by the rules alone. */
  function actOnTyped(text: string) {
    const question = check.asked().question === 'checking' ? 'checking' : 'all'
    const names = parts.catalogue().spokenForms
    const turn = { text, question, source: 'typed', names, language: texts.language } as const
    const { meaning, also, verdict } = understandTurn(turn)
    if (question === 'all' || verdict !== 'confirm' || meaning?.type !== 'question') return act(meaning, also)
    voice.stop()
    checker.doubt(meaning)
  }

  // At once: whoever opens a session may ask something in the same breath, and must be told of this first.
  tell({ type: 'ready' })
  if (options.resume) checker.resume(options.resume, mode === 'echo')

  return {
    audio(pcm) {
      if (!open) return
      listener.received((1000 * pcm.length) / AUDIO_IN.rateHz)
      ear.audio(pcm)
    },
    audioEnd: () => open && ear.end(),
    pauses: true,
    frame(jpeg, lookId) {
      if (open && checker.frame(jpeg, lookId)) check.waits()
    },
    noCamera: (lookId) => open && checker.noCamera(lookId),
    text(text, name) {
      if (!open || text.trim() === '') return
      if (mode === 'echo') check.sayFor(text, name)
      else actOnTyped(text)
    },
    words(text) {
      if (open && leads && text.trim() !== '') heard(text, check.asked(), undefined, {})
    },
    // In the journey the page of a client that does not lead takes turns with the shopper by itself.
    say(text, name) {
      if (!open || text.trim() === '') return
      if (mode === 'echo' && !leads) voice.sayBeside(text, name)
      else check.sayFor(text, name)
    },
    saying: (text, name) => open && voice.saying(text, name),
    played: (played) => open && voice.played(played),
    setMode(newMode: Mode, newStoreId) {
      // Whoever leaves the check is led on at once: nothing of it may be said on their way.
      const leaves = open && mode === 'scan' && newMode === 'echo'
      if (leaves && leads) checker.quiet()
      else if (leaves) checker.close()
      mode = newMode
      storeId = newStoreId
      if (open) ear.setNames(names())
    },
    listenFor(vocabulary) {
      if (!open) return
      ear.listenFor(vocabulary)
      check.listenFor(vocabulary)
    },
    question: (question) => open && check.question(question),
    silenced: (on) => open && leads && listener.silenced(on),
    hold({ on, sinceMs }) {
      if (!open || !leads) return
      listener.hold(on)
      ear.hold(on, sinceMs)
    },
    catalogueChanged: () => open && ear.setNames(names()),
    close() {
      if (!open) return
      open = false
      listener.close()
      ear.close()
      check.close()
    },
  }
}
