import type { Heard } from '../../../core/contract/live.ts'
import type { JourneyEvent } from '../../../core/journey/events.ts'
import { understand } from '../../../core/language/understand.ts'
import { PAGE_OWN, pageCommand } from '../../../core/page/page-command.ts'
import type { Interruption } from '../../../core/speech/interruption.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import type { OwnAnswers } from '../own/own-answers.ts'
import type { PageStore } from '../page.ts'
import type { LineEvent, ServerLine } from './server-line.ts'
import type { VisitDevices } from './visit-devices.ts'
import type { AimTicks } from './visit-signs.ts'
import type { VisitSpeech } from './visit-speech.ts'

/** What of a visit the server's events concern. */
export interface ServerEventsOptions {
  store: PageStore
  line: Pick<ServerLine, 'lastProduct'>
  speech: VisitSpeech
  interruption: Interruption
  ticks: AimTicks
  opened: Pick<VisitDevices, 'camera' | 'connected' | 'disconnected' | 'settled' | 'sound'>
  inTurn: (run: () => void) => void
  send(event: JourneyEvent): void
  /** True when the page answers these words by itself. */
  answered(turn: Heard): boolean
  own: Pick<OwnAnswers, 'looked' | 'turned'>
}

/** What each event of the line to the server does to the visit. */
export function createServerEvents(options: ServerEventsOptions): (event: LineEvent) => void {
  const { store, line, speech, interruption, opened, ticks, inTurn, send, answered, own } = options
  /** The socket is open, and nothing comes of it. */
  let isSlow = false

  function heard(turn: Heard) {
    store.dispatch({ type: 'line', who: 'heard', text: turn.text })
    opened.sound.settled()
    const isPages = turn.meaning === PAGE_OWN && turn.verdict === 'act'
    const isAnswered = isPages && answered(turn)
    const isForUs = isPages && !isAnswered ? mayBeForUs(turn) : turn.verdict !== 'nothing'
    if (isForUs) own.turned()
    if (!isPages) send({ type: 'heard', heard: turn })
    // Nothing on the screen answers to it now: the visit may know what else is meant.
    else if (!isAnswered && isForUs) send({ type: 'typed', text: turn.text })
    // Once the visit has dealt with it.
    inTurn(() => interruption.verdict(isForUs))
  }

  /** "I did not take the bus" is the page's only with a bus in the bag: else it counts as any words do. */
  function mayBeForUs({ text, question, overVoice }: Heard): boolean {
    const { language } = store.get()
    const said = pageCommand(text, question, language)
    if (said?.of !== 'shopping' || said.command.do !== 'takeOut') return true
    const { meaning, verdict } = understand({ text, question, source: 'spoken', names: [], language })
    return meaning !== undefined || (verdict !== 'nothing' && !overVoice)
  }

  /** The phone's prompts come first; by their end it may be there. */
  function slow() {
    isSlow = true
    const { moment } = visitTextsIn(store.get().language).spokenTexts
    void opened.settled.then(() => void (isSlow && speech.tell(moment, 'moment')))
  }

  function ready({ again, moved }: Extract<LineEvent, { type: 'ready' }>) {
    isSlow = false
    speech.lineChanged()
    opened.connected(again)
    // The phone's prompts come first, and alone.
    void opened.settled.then(() => {
      const last = line.lastProduct()
      send({ type: 'ready', again, moved, ...(last === undefined ? {} : { last }) })
      // Once the server knows which question is open.
      inTurn(opened.sound.connected)
    })
  }

  function disconnected(event: Extract<LineEvent, { type: 'moving' | 'lost' | 'offline' | 'gaveUp' }>) {
    isSlow = false
    speech.lineChanged()
    interruption.lost()
    opened.camera.look(false, '')
    ticks.stop()
    opened.disconnected(event.type)
    if (event.type === 'moving') return
    const lost = event.type === 'gaveUp' ? { type: event.type, reason: event.reason } : { type: event.type }
    void opened.settled.then(() => {
      if (lost.type === 'gaveUp' && lost.reason !== undefined) void speech.tell(lost.reason)
      send(lost)
    })
  }

  return (event) => {
    switch (event.type) {
      case 'utterance':
        return speech.take(event)
      case 'interrupted':
        return speech.queue.clear('check')
      case 'speech':
        return event.on ? interruption.confirmed() : undefined
      case 'heard':
        return heard(event.heard)
      case 'transcribed':
        return store.dispatch({ type: 'line', who: 'heard', text: event.text })
      case 'look':
        opened.camera.look(event.open, event.id, event.for)
        ticks.stop()
        own.looked(event)
        return send({ type: 'look', open: event.open })
      case 'staffCall':
        return send({ type: 'staffCall', news: event.news })
      case 'aim':
        return ticks.near(event.readable)
      case 'seen':
        return opened.camera.seen()
      case 'ready':
        return ready(event)
      case 'slow':
        return slow()
      default:
        return disconnected(event)
    }
  }
}
