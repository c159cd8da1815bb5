import type { Clock } from '../../../core/clock.ts'
import { DEFAULT_LANGUAGE } from '../../../core/contract/language.ts'
import {
  oneStep,
  PACES,
  type Preferences,
  paceOf,
  VOLUMES,
  volumeOf,
} from '../../../core/page/preferences.ts'
import type { FixedId } from '../../../core/speaking/fixed.ts'
import { createSpeechQueue, type SpeechQueue } from '../../../core/speech/speech-queue.ts'
import type { Line, OutletReports, Utterance } from '../../../core/speech/utterance.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import { createReader } from '../../devices/reader.ts'
import type { UtteranceNews } from '../../live/read-frame.ts'
import type { OwnAnswers } from '../own/own-answers.ts'
import { isLiteral, type Page, prefer } from '../page.ts'
import type { Recordings } from '../recordings.ts'
import { createPageOutlet, type PageOutlet } from './outlet.ts'
import type { ServerLine } from './server-line.ts'
import { giveSign } from './visit-signs.ts'

export interface VisitSpeechOptions {
  page: Page
  recordings: Recordings
  line: ServerLine
  /** The visit's own, and what keeps its events apart: reports of loudspeakers come at any time. */
  clock: Clock
  inTurn: (run: () => void) => void
  /** What the page says by itself before an answer about these products. */
  before: OwnAnswers['before']
  /** While on, no sound leaves the phone. */
  keepIn: (on: boolean) => void
  on: {
    /** It is shown. */
    began(utterance: Utterance): void
    /** Something sounds now, or nothing does any more. */
    sounds(on: boolean): void
    /** An answer of the server's begins to be heard, or all of it was. */
    answering(on: boolean): void
    silent(): void
  }
}

/** Everything that is said in one visit, in one order. */
export interface VisitSpeech {
  queue: SpeechQueue
  /** Something waits to be heard until there is sound again. */
  isUnheard(): boolean
  /** A frame of the server's that carries an utterance. */
  take(news: UtteranceNews): void
  /** The connection is another, or it is known that there is none. */
  lineChanged(): void
  /** A sentence of the page itself, a fault mostly. Resolves when it was heard or silenced, and at once where nothing can be heard. */
  tell(text: string, recording?: FixedId): Promise<void>
  /** The page's own answer, in place of what is said; `over` once it was heard, and at once where nothing can be. */
  answer(lines: readonly Line[], over: () => void): void
  /** Slower or faster; kept on the phone. */
  changePace(by: 1 | -1): void
  /** Softer or louder, from this moment on; kept on the phone. False when there is no step left. */
  changeVolume(by: 1 | -1): boolean
  close(): void
}

export function createVisitSpeech({
  page,
  recordings,
  line,
  clock,
  inTurn,
  before,
  keepIn,
  on,
}: VisitSpeechOptions): VisitSpeech {
  const { devices, store } = page
  const silent = store.get().assistant.modality === 'TEXT'
  const speaker = silent ? createReader(clock) : devices.speaker
  let answering = false
  const sounds = () => silent || isLiteral(page) || devices.sound.works() || devices.speaker.byPhone()

  function openOutlet(reports: OutletReports): PageOutlet {
    const { language, spokenTexts, walkTexts } = visitTextsIn(store.get().language)
    return createPageOutlet({
      clock,
      speaker,
      phone: devices.speaker,
      byPhone: language !== DEFAULT_LANGUAGE,
      inPlaceOf: (recording) => ({ ...spokenTexts, ...walkTexts })[recording],
      silent,
      delayMs: devices.sound.delayMs,
      recordings,
      line,
      reports: {
        began: (id) => inTurn(() => reports.began(id)),
        loaded: (id) => inTurn(() => reports.loaded(id)),
        ended: (id, how) => inTurn(() => reports.ended(id, how)),
      },
      answer(id, text, about) {
        // Before it, by the same owner: whatever ends the answer ends this, and nothing comes between.
        if (about) queue.say(before(about), { owner: 'check' })
        const sign = about?.find((one) => one?.sign)?.sign
        queue.say([{ text, recording: null, ...(sign && { sign }) }], { owner: 'check', ids: [id] })
      },
      keepIn,
    })
  }

  function nowAnswering(now: boolean) {
    if (answering === now) return
    answering = now
    on.answering(now)
  }

  /** What is done once something was heard, or where nothing can be: at once. */
  const due = new Set<() => void>()
  function heardOrLost(over: () => void) {
    const run = () => void (due.delete(run) && over())
    due.add(run)
    return run
  }

  function lost() {
    for (const run of [...due]) run()
    // Who reads what is shown is asked anew: a voice that is not in the store has just stopped.
    const told = store.get().notices.find(({ about }) => about === 'sound')
    if (told) store.dispatch({ type: 'notice', notice: told })
  }

  let outlet: PageOutlet | undefined
  const queue = createSpeechQueue({
    clock,
    prefix: 'p',
    sounds,
    outlet(reports) {
      outlet = openOutlet(reports)
      return outlet
    },
    on: {
      began(utterance) {
        outlet?.began(utterance)
        if (utterance.sign) giveSign(page, utterance.sign)
        on.began(utterance)
        if (utterance.owner === 'check') nowAnswering(true)
      },
      sounds(utterance) {
        outlet?.sounds(utterance)
        on.sounds(utterance !== undefined)
        if (!utterance) lost()
      },
      ended(utterance, how, ms) {
        outlet?.over(utterance, how, ms)
        if (!queue.speaking('check')) nowAnswering(false)
      },
      silent() {
        on.sounds(false)
        on.silent()
      },
    },
  })
  let liked: Preferences | undefined
  function asLiked() {
    const { preferences } = store.get()
    if (preferences === liked) return
    liked = preferences
    speaker.setPace(paceOf(preferences.pace))
    devices.speaker.setVolume(volumeOf(preferences.volume))
  }
  asLiked()
  const unfollow = store.subscribe(asLiked)
  const unhear = devices.sound.onChange(() => inTurn(queue.soundChanged))

  return {
    queue,
    isUnheard: () => !sounds() && queue.speaking(),
    take: (news) => outlet?.take(news),
    lineChanged: () => outlet?.lineChanged(),
    tell: (text, recording) =>
      new Promise((resolve) => {
        const over = heardOrLost(resolve)
        queue.say([{ text, recording: recording ?? null }], { owner: 'page', rank: 'safety', over })
        if (!sounds()) over()
      }),
    answer(lines, then) {
      const over = heardOrLost(then)
      queue.sayNow(lines, { owner: 'page', aside: true, over })
      if (!sounds()) over()
    },
    changePace(by) {
      prefer(page, { pace: oneStep(PACES, store.get().preferences.pace, by) })
    },
    changeVolume(by) {
      const before = store.get().preferences.volume
      const { volume } = prefer(page, { volume: oneStep(VOLUMES, before, by) })
      return volume !== before
    },
    close() {
      unfollow()
      unhear()
      queue.close()
      // What was held is gone; the next to speak is not.
      speaker.resume()
    },
  }
}
