import type { Clock } from '../../../core/clock.ts'
import type { Language } from '../../../core/contract/language.ts'
import { scannedSection } from '../../../core/contract/place.ts'
import { createJourney } from '../../../core/journey/create-journey.ts'
import type { JourneyEffect } from '../../../core/journey/effects.ts'
import type { Journey, JourneyOptions, JourneyPlace } from '../../../core/journey/journey.ts'
import { readBrokenOff, readSnapshot, type Snapshot } from '../../../core/journey/snapshot.ts'
import { PAGE_OWN } from '../../../core/page/page-command.ts'
import { isDeaf } from '../../../core/page/page-state.ts'
import { ownTextsIn } from '../../../core/texts/own-texts.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import type { OwnAnswers } from '../own/own-answers.ts'
import { isLiteral, type Page, prefer } from '../page.ts'
import { isSpokenHere } from '../visitor.ts'
import type { ServerLine } from './server-line.ts'
import type { SirenCall } from './siren-call.ts'
import { giveSign } from './visit-signs.ts'
import type { VisitSpeech } from './visit-speech.ts'

/**
 * Runs one thing after another: what comes from within waits until the one before is dealt with. What the journey does
 * reports back to it (a silenced sentence is over), and so does what the queue does.
 */
export function createInTurn(): (run: () => void) => void {
  const waiting: (() => void)[] = []
  let busy = false
  return (run) => {
    waiting.push(run)
    if (busy) return
    busy = true
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) next()
    } finally {
      busy = false
    }
  }
}

/** The visit as the journey needs it. */
export interface JourneyWiring {
  page: Page
  start: Pick<JourneyOptions, 'call'> & {
    resume: Snapshot | undefined
    awayMs?: number | undefined
    navigate: boolean
  }
  /** Whose timers are run in turn. */
  clock: Clock
  speech: Pick<VisitSpeech, 'queue' | 'changePace' | 'changeVolume'>
  line: ServerLine
  siren: SirenCall
  own: Pick<OwnAnswers, 'inJourney'>
  /** Words are heard without a connection. */
  hearsAlone(): boolean
  listenToMotion(on: boolean): void
  /** The shopper wants another language: this visit is to be opened anew in it. */
  onLanguage(language: Language): void
  onSnapshot(snapshot: Snapshot): void
  onOver(end: { kind: 'pause' } | Extract<JourneyEffect, { kind: 'end' }>): void
}

/** The journey of this page's shopper, and what it wants done. */
export function openJourney(wiring: JourneyWiring): Pick<Journey, 'send' | 'close'> {
  const { page, start, clock, speech } = wiring
  const journey = createJourney({
    ...optionsFor(page, start),
    clock,
    speech: speech.queue,
    own: wiring.own.inJourney,
    hearsAlone: wiring.hearsAlone,
    isDeaf: () => isDeaf(page.store.get()),
    emit(effect) {
      if (effect.kind !== 'volume') return perform(effect, wiring)
      const { by } = effect
      // After what the visit says to show the difference.
      if (!speech.changeVolume(by)) queueMicrotask(() => journey.send({ type: 'volumeEnd', by }))
    },
  })
  return journey
}

/** What the page takes by itself, whatever is asked, is none of the server's; how much is said, is. */
function withPages<Question extends { own: readonly string[] }>(page: Page, question: Question): Question {
  const { short } = page.store.get().preferences
  return isLiteral(page)
    ? question
    : { ...question, own: [...question.own, PAGE_OWN], ...(short && { short }) }
}

function perform(effect: Exclude<JourneyEffect, { kind: 'volume' }>, wiring: JourneyWiring) {
  const { line, siren } = wiring
  const { store, devices } = wiring.page
  switch (effect.kind) {
    case 'mode':
      return line.setMode(effect.mode, effect.reconnect)
    case 'listenFor':
      return line.live()?.listenFor(effect.listenFor, withPages(wiring.page, effect.question))
    case 'ask':
      return line.ask(effect.words)
    case 'choices':
      return store.dispatch({ type: 'choices', choices: effect })
    case 'notice':
      return store.dispatch({ type: 'notice', notice: { about: effect.about, text: effect.text } })
    case 'sign':
      return giveSign(wiring.page, effect.sign, effect.anyway)
    case 'tick':
      return giveSign(wiring.page, 'tick')
    case 'progress':
      return store.dispatch({ type: 'walk', walk: effect })
    case 'path':
      return store.dispatch({ type: 'path', navPathSet: effect.path?.navPathSet ?? null })
    case 'motion':
      return wiring.listenToMotion(effect.listen)
    case 'pace':
      return wiring.speech.changePace(effect.by)
    case 'language':
      return speakIn(effect.language, wiring)
    case 'holdOnly':
      return prefer(wiring.page, { holdOnly: effect.on })
    case 'lock':
      return store.dispatch({ type: 'locked', on: effect.on })
    case 'alarm':
      return siren.start()
    case 'alarmOff':
      return siren.stop()
    case 'hushAlarm':
      return siren.hush()
    case 'staffCall':
      return callStaff(effect, wiring)
    case 'field':
      return line.live()?.field(effect.note)
    case 'homeScreenSteps':
      return store.dispatch({ type: 'homeScreenSteps', steps: effect.steps })
    case 'keepScale':
      return devices.memory.keepScale(effect.scale)
    case 'snapshot':
      return wiring.onSnapshot(effect.snapshot)
    case 'reconnect':
      return line.retry()
    case 'pause':
    case 'end':
      return wiring.onOver(effect)
    case 'log':
      return devices.log(effect.level, effect.line)
  }
}

/** Who asks for a language that is not set here hears that, and the visit goes on. */
function speakIn(language: Language, { page, speech, onLanguage }: JourneyWiring) {
  if (isSpokenHere(page, language)) return onLanguage(language)
  const { oneLanguage } = ownTextsIn(page.store.get().language).screenSaid
  speech.queue.sayNow([{ text: oneLanguage, recording: null }], { owner: 'page', aside: true })
}

function callStaff(effect: Extract<JourneyEffect, { kind: 'staffCall' }>, { line, page }: JourneyWiring) {
  const { kind: _, ...call } = effect
  page.store.dispatch({ type: 'callOpen', on: call.on })
  line.live()?.staffCall(call.on ? { ...call, language: page.store.get().language } : call)
}

function placeOf({ store }: Page): JourneyPlace {
  const { place } = store.get()
  return place.kind === 'unknown' ? { kind: 'unknown' } : place
}

function optionsFor(
  page: Page,
  { resume, awayMs, navigate, call }: JourneyWiring['start'],
): Omit<JourneyOptions, 'clock' | 'speech' | 'emit'> {
  const { devices, settings, store } = page
  const place = placeOf(page)
  const storeId = place.kind === 'store' ? place.store.id : null
  const kept = readSnapshot(devices.memory.kept(), storeId)
  const isNew = resume === undefined && !navigate && !isLiteral(page)
  const scanned = isNew && place.kind === 'store' ? scannedSection(page.at, place.store) : undefined
  // Who has just scanned a shelf is there, whatever was broken off elsewhere.
  const found = isNew && !scanned ? readBrokenOff(devices.memory.place(), storeId) : undefined
  return {
    texts: visitTextsIn(store.get().language),
    brand: settings.brand.name,
    place,
    firstVisit: store.get().isFirstTimeUser === true,
    literal: isLiteral(page),
    reload: settings.asSpecified.reload ? 'literal' : 'soft',
    motionRequired: settings.asSpecified.motionRequired,
    steps: settings.asSpecified.steps ? 'specification' : 'accurate',
    platform: devices.platform,
    scale: devices.memory.scale(),
    ...{ navigate, call },
    ...(resume ? { resume } : {}),
    ...(awayMs === undefined ? {} : { awayMs }),
    ...(kept ? { kept } : {}),
    ...(found ? { found } : {}),
    ...(scanned ? { scanned } : {}),
    owesSafety: !isLiteral(page) && devices.memory.owesSafety(),
  }
}
