import type { Clock } from '../../../core/clock.ts'
import type { FixedId } from '../../../core/speaking/fixed.ts'
import type { Outlet, OutletReports, Utterance, UtteranceEnd } from '../../../core/speech/utterance.ts'
import type { Speaker, Voices } from '../../devices/devices.ts'
import type { UtteranceNews } from '../../live/read-frame.ts'
import type { Recordings } from '../recordings.ts'
import type { ServerLine } from './server-line.ts'
import { createServerSpeech } from './server-speech.ts'

export interface PageOutletOptions {
  clock: Clock
  speaker: Speaker
  /** Its own voice, for words that nobody else can say. */
  phone: Pick<Voices, 'say' | 'sayHere' | 'speaksHere'>
  /** From a sound's being played to its being heard. */
  delayMs: () => number
  /** The phone's voice says everything: nobody else speaks the language. */
  byPhone?: boolean
  /** The words of a recording: what is said where words must not leave the phone and its voice needs a network. */
  inPlaceOf: (recording: FixedId) => string
  /** Nothing sounds: all is written. */
  silent: boolean
  recordings: Pick<Recordings, 'get' | 'kept'>
  line: Pick<ServerLine, 'server' | 'say' | 'saying' | 'played' | 'silenced'>
  reports: OutletReports
  /** Puts an answer of the server's into the queue. */
  answer: (id: string, text: string, about: UtteranceNews['about']) => void
  /** While on, no sound leaves the phone: what its voice says is not to be heard elsewhere. */
  keepIn: (on: boolean) => void
}

/** Says the page's utterances, each as the moment allows, and those of the server with the sound that came. */
export interface PageOutlet extends Outlet {
  /** A frame of the server's that carries an utterance. */
  take(news: UtteranceNews): void
  /** The queue shows it: the server is told of what it does not know. */
  began(utterance: Utterance): void
  /** It is what sounds now; undefined: there is no sound any more. */
  sounds(utterance: Utterance | undefined): void
  /** The queue is done with it, handed over or not. */
  over(utterance: Utterance, how: UtteranceEnd, ms: number): void
  /** There is another server now, or it is known that there is none: what was asked is said without it. */
  lineChanged(): void
}

/** A server that has not begun by then does not say it at all. */
const SERVER_BEGINS_WITHIN_MS = 8000
/** Behind the sound that came. What goes no further by then ends where it is: its server froze, or forgot the end. */
const SERVER_GOES_ON_WITHIN_MS = 8000
/** A recording that is not on the phone by then is not waited for. */
const RECORDING_WITHIN_MS = 3000

/** `unknown`: until it is known whether there is a server. `phone`: until the phone's voice may speak. */
interface Handed extends Pick<Utterance, 'id' | 'recording'> {
  text: string
  /** It is said by a voice that needs no network, or something else is in its place. */
  private?: boolean
  state: 'unknown' | 'fetching' | 'asked' | 'phone' | 'sounding'
  /** The server was asked in vain. */
  inVain: boolean
  cancel: () => void
}

export function createPageOutlet(options: PageOutletOptions): PageOutlet {
  const { clock, speaker, phone, byPhone, inPlaceOf, silent, recordings, line, reports } = options
  /** In the order in which they are heard. */
  let handed: Handed[] = []
  /** What the server was told that the page says. */
  const told = new Set<string>()
  let cancelSilenced = () => {}
  let keptIn: string | undefined

  const handedOf = (id: string) => handed.find((one) => one.id === id)
  const server = createServerSpeech({
    answer: options.answer,
    came(id) {
      const one = handedOf(id)
      if (one && !silent && !byPhone) playReceived(one)
    },
    lost(id) {
      const one = handedOf(id)
      if (one && !byPhone) sayWithoutServer(one)
    },
  })
  speaker.listen({ began: reports.began, ended: (id) => reports.ended(id) })

  function begin(one: Handed) {
    one.cancel()
    one.state = 'sounding'
    speaker.begin(one.id, one.text)
  }

  function keepIn(id: string | undefined) {
    if (id === keptIn) return
    keptIn = id
    options.keepIn(id !== undefined)
  }

  function end({ id }: Handed) {
    speaker.end(id)
    reports.loaded(id)
  }

  function playReceived(one: Handed) {
    const received = server.received(one.id)
    if (!received) return
    one.cancel()
    if (one.state !== 'sounding') {
      if (received.whole && received.sound.length === 0 && one.text !== '') return sayWithoutServer(one)
      if (received.whole || received.sound.length > 0) begin(one)
      else one.state = 'asked'
    }
    let soundMs = 0
    for (const { pcm, rateHz } of received.sound.splice(0)) {
      speaker.play(one.id, pcm, rateHz)
      soundMs += (pcm.length / rateHz) * 1000
    }
    if (received.whole) end(one)
    else one.cancel = clock.after(soundMs + SERVER_GOES_ON_WITHIN_MS, () => server.goesNoFurther(one.id))
  }

  /** `recording`: null where it is known that it cannot be had. */
  function choose(one: Handed, recording: FixedId | null) {
    const there = one.inVain ? 'gone' : line.server()
    one.state = 'unknown'
    if (recording && there !== 'always') void playRecording(one, recording)
    else if (there === 'gone') sayByPhone(one)
    else if (there !== undefined) ask(one)
  }

  async function playRecording(one: Handed, recording: FixedId) {
    one.state = 'fetching'
    // On a line that went dead nothing comes, and nothing fails either.
    one.cancel = clock.after(RECORDING_WITHIN_MS, () => choose(one, null))
    const wav = await recordings.get(recording)
    if (!handed.includes(one) || one.state !== 'fetching') return
    one.cancel()
    if (!wav) return choose(one, null)
    begin(one)
    speaker.play(one.id, wav.pcm, wav.rateHz)
    end(one)
  }

  function ask(one: Handed) {
    one.state = 'asked'
    one.cancel = clock.after(SERVER_BEGINS_WITHIN_MS, () => {
      server.over(one.id, 'failed')
      sayWithoutServer(one)
    })
    const serverId = line.say(one.id, one.text)
    if (serverId !== undefined) server.asked(one.id, serverId)
  }

  function sayWithoutServer(one: Handed) {
    one.cancel()
    one.inVain = true
    choose(one, one.recording)
  }

  /** The phone's voice and the loudspeaker know nothing of each other: it waits until nothing else sounds. */
  function sayByPhone(one: Handed) {
    one.state = 'phone'
    if (handed[0] !== one) return
    one.state = 'sounding'
    if (one.private) phone.sayHere(one.id, one.text, () => void sayInPlace(one))
    else phone.say(one.id, one.text)
  }

  /** A recording that is here and names nothing, or its words, since no voice may have the others; they stand on the screen. */
  async function sayInPlace(one: Handed) {
    if (!handed.includes(one)) return
    Object.assign(one, { text: one.recording === null ? '' : inPlaceOf(one.recording), private: false })
    if (byPhone && one.recording) return sayByPhone(one)
    one.state = 'fetching'
    const wav = one.recording === null ? undefined : await recordings.kept(one.recording)
    if (!handed.includes(one)) return
    begin(one)
    if (wav) speaker.play(one.id, wav.pcm, wav.rateHz)
    end(one)
  }

  return {
    play({ id, text, recording, private: isPrivate }) {
      const one: Handed = {
        ...{ id, text, recording, state: 'unknown', inVain: false, cancel: () => {} },
        ...(isPrivate && { private: isPrivate }),
      }
      handed.push(one)
      if (silent) {
        begin(one)
        end(one)
      } else if (isPrivate && phone.speaksHere()) sayByPhone(one)
      else if (isPrivate) void sayInPlace(one)
      else if (byPhone) sayByPhone(one)
      else if (server.received(id)) playReceived(one)
      else choose(one, recording)
    },
    drop(ids) {
      for (const one of handed) if (ids.includes(one.id)) one.cancel()
      handed = handed.filter(({ id }) => !ids.includes(id))
      speaker.drop(ids)
    },
    hold() {
      speaker.hold()
      // What is on its way to the ear is heard to its end, and our echo with it.
      const delayMs = options.delayMs()
      if (delayMs > 0) cancelSilenced = clock.after(delayMs, () => line.silenced(true))
      else line.silenced(true)
    },
    goOn() {
      cancelSilenced()
      speaker.resume()
      line.silenced(false)
    },
    take: server.take,
    sounds: (utterance) => keepIn(silent || !utterance?.private ? undefined : utterance.id),
    began({ id, text, private: isPrivate = false }) {
      const bySelf = !silent && !isPrivate && !server.received(id)
      if (bySelf && line.saying(id, text)) told.add(id)
    },
    over({ id }, how, ms) {
      if (id === keptIn) keepIn(undefined)
      handed = handed.filter((one) => one.id !== id)
      const serverId = server.over(id, how) ?? (told.delete(id) ? id : undefined)
      if (serverId !== undefined) line.played(serverId, ms, how === 'interrupted')
      const next = handed[0]
      if (next?.state === 'phone') sayByPhone(next)
    },
    lineChanged() {
      server.disconnected()
      told.clear()
      for (const one of handed) if (one.state === 'unknown') choose(one, one.recording)
    },
  }
}
