import type { ListenFor, Modality } from '../../../core/contract/modes.ts'
import type { JourneyEvent } from '../../../core/journey/events.ts'
import type { OwnAnswers } from '../own/own-answers.ts'
import type { Page } from '../page.ts'
import type { HoldToTalk } from './hold-to-talk.ts'
import type { ServerLine } from './server-line.ts'
import type { VisitDevices } from './visit-devices.ts'
import { waitsForNoLine } from './visit-phone-ear.ts'
import type { VisitSpeech } from './visit-speech.ts'

interface VisitInputParts {
  page: Pick<Page, 'devices' | 'store'>
  own: OwnAnswers
  line: Pick<ServerLine, 'words'>
  speech: Pick<VisitSpeech, 'answer' | 'isUnheard'>
  opened: Pick<VisitDevices, 'retry' | 'sound'>
  talk: HoldToTalk
  inTurn(run: () => void): void
  send(event: JourneyEvent): void
  isClosed(): boolean
  onModality(modality: Modality): void
}

/** What the shopper's hand, voice and text do to the visit. */
interface VisitInput {
  /** True when the page has answered by itself: the visit is told only that somebody is there. */
  answered(text: string, how: 'spoken' | 'written', question?: ListenFor): boolean
  /** An answer that did not come through our own ear: what that heard before is not to act after it. */
  given(event: JourneyEvent | undefined, shown?: string): void
  /** As what our own ear hears it is understood by the server; what is the page's own, or said to nobody there, here. */
  takeFromPhone(said: string): void
  /** What was written. */
  words(said: string): void
  pressed(sinceMs: number): void
  /** A press of which nothing more is known than that it was one: talks, or ends that; without a microphone it skips. */
  toggle(): void
  tap(how?: 'skip'): void
}

export function createVisitInput(parts: VisitInputParts): VisitInput {
  const { own, line, speech, opened, talk, inTurn, send, isClosed } = parts
  const { devices, store } = parts.page

  /** Microphone and camera off; the next visit tells again what it hears and sees. */
  function withdraw() {
    send({ type: 'pressed', words: 'pause' })
    inTurn(() => devices.memory.oweSafety(true))
  }

  function answered(text: string, how: 'spoken' | 'written', question?: ListenFor): boolean {
    const answer = isClosed() ? undefined : own.to(text, how, question)
    if (!answer) return false
    const over = () => {
      if (answer.over === 'pause') withdraw()
      if (answer.over === 'siren') send({ type: 'alarmStopped' })
      if (answer.over === 'practise' || answer.over === 'leavePractice') devices[answer.over]()
      if (answer.over === 'TEXT' || answer.over === 'AUDIO') parts.onModality(answer.over)
    }
    send({ type: 'voice' })
    inTurn(() => speech.answer(answer.lines, over))
    return true
  }

  function given(event: JourneyEvent | undefined, shown?: string) {
    opened.sound.answered()
    own.turned()
    if (shown !== undefined) store.dispatch({ type: 'line', who: 'heard', text: shown })
    if (event) send(event)
  }

  function tap(how?: 'skip') {
    opened.retry()
    // Who only tries for the sound does not skip what nobody could hear.
    send({ type: how || !speech.isUnheard() ? 'tapped' : 'key' })
  }

  function pressed(sinceMs: number) {
    talk.press(sinceMs)
    send({ type: 'hold' })
  }

  return {
    answered,
    given,
    takeFromPhone(said) {
      const isOwn = answered(said, 'written')
      if (!isOwn && !waitsForNoLine(said, store.get().language) && line.words(said)) return
      given(isOwn ? undefined : { type: 'typed', text: said }, said)
    },
    words(said) {
      given(undefined, said)
      if (!answered(said, 'written')) send({ type: 'typed', text: said })
    },
    pressed,
    toggle() {
      if (talk.on()) inTurn(talk.release)
      else if (store.get().visualizer === 'ready') inTurn(() => pressed(0))
      else tap('skip')
    },
    tap,
  }
}
