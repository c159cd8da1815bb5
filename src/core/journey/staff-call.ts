import type { CallNews, CallPlace, CallState } from '../contract/staff-call.ts'
import type { SpeechQueue } from '../speech/speech-queue.ts'
import type { StaffCallId } from '../texts/en/journey.ts'
import type { OpenCall } from './journey.ts'
import type { Machine } from './machine.ts'
import { atCounter, standingOf, type Trip } from './trip.ts'

/**
 * Somebody who waits for staff is told that nobody has answered, and offered to call again.
 * @internal Tests wait it out.
 */
export const ANSWERED_WITHIN_MS = 60_000
/** So often somebody who says nothing is told so, or that the visit waits with them; then it is as idle as any. */
const MOST_REMINDERS = 4

/** What the store's console is told of a shopper who calls, and what the shopper is told of it. */
export interface StaffCall {
  /** The shopper calls, for the first time or again. */
  call(): void
  /** They need nobody. */
  off(): void
  heard(news: CallNews): void
  /** A connection is there, or there again. */
  ready(): void
  isOpen(): boolean
  /** Somebody waits for staff, and is not asked after. */
  isWaiting(): boolean
  /** Another visit takes the place of this one: the call is not over with it. */
  handOver(): OpenCall | undefined
  /** What the visit before handed over. */
  takeUp(call: OpenCall): void
  /** The visit is over, and the call with it. */
  close(): void
}

const sentences: Readonly<Record<CallState, StaffCallId>> = {
  told: 'staff.told',
  alone: 'staff.alone',
  unreached: 'staff.unreached',
  coming: 'staff.coming',
  over: 'staff.over',
}

type Standing = Pick<Trip, 'where' | 'section' | 'source' | 'walk' | 'at' | 'away'>

/** Where staff will find the shopper, as far as the visit knows. */
function callPlace(trip: Trip): CallPlace {
  const { found, scanned } = trip
  if (found)
    return { ...placeIn({ ...found, source: found.source ?? null, ...standingOf(found) }), last: true }
  if (scanned) return { where: 'checking', section: scanned, last: true }
  return placeIn(trip)
}

function placeIn({ where, section, source, walk, at, away }: Standing): CallPlace {
  if (at && !walk) return { where: 'checking', section: at }
  if (away && !walk && !atCounter.has(where)) return section ? { section } : {}
  const walks = where === 'onward' || where === 'return'
  return {
    where,
    ...(section && { section }),
    ...(walks && source && { source }),
    ...(walks && walk && { part: walk.leg + 1 }),
  }
}

/** Ends the loud sound and nothing else: staff that was called is still called. False where none is on. */
export function endAlarm({ trip, options, emit }: Pick<Machine, 'trip' | 'options' | 'emit'>): boolean {
  if (!trip.alarming || options.literal) return false
  trip.alarming = false
  emit({ kind: 'alarmOff' })
  return true
}

export function createStaffCall(machine: () => Machine, speech: Pick<SpeechQueue, 'say'>): StaffCall {
  let open = false
  let id: string | undefined
  let state: CallState | undefined
  /** It was sent, and nothing has come since that says nobody saw it. */
  let mayBeSeen = false
  /** The last that was over: told on the next line again, for the one of now may be broken already. */
  let owesOff: OpenCall['owesOff']
  let reminders = 0
  let stopWaiting = () => {}

  function tell(...lines: readonly { text: string; recording: StaffCallId | null }[]) {
    machine().emit({ kind: 'hushAlarm' })
    speech.say(lines, { owner: 'journey', rank: 'safety' })
  }
  const line = (name: StaffCallId) => ({ text: machine().line(name).text, recording: name })

  function send(again: boolean) {
    const place = callPlace(machine().trip)
    mayBeSeen = true
    machine().emit({ kind: 'staffCall', on: true, ...place, ...(id !== undefined && { id }), again })
  }

  function wait() {
    stopWaiting()
    stopWaiting = machine().options.clock.after(ANSWERED_WITHIN_MS, () => {
      reminders += 1
      tell(line(state === 'told' ? 'staff.nobody' : 'staff.waiting'))
      if (reminders < MOST_REMINDERS) wait()
    })
  }

  function end() {
    open = false
    id = undefined
    state = undefined
    mayBeSeen = false
    stopWaiting()
  }

  function withdraw() {
    machine().emit({ kind: 'staffCall', on: false, ...(id !== undefined && { id }) })
    if (id !== undefined) owesOff = { id, isSent: machine().trip.connected }
    end()
  }

  /** Without a line, only a call that has its name can be taken back on the next. */
  function offLine(): StaffCallId {
    if (!mayBeSeen && owesOff?.isSent !== false) return 'staff.offUnseen'
    if (machine().trip.connected) return 'staff.off'
    if (mayBeSeen && id === undefined) return 'staff.offUnsure'
    return 'staff.offLater'
  }

  function sendOwed() {
    if (owesOff === undefined) return
    machine().emit({ kind: 'staffCall', on: false, id: owesOff.id })
    owesOff = undefined
  }

  return {
    call() {
      const { options, trip } = machine()
      // At home there is nobody to come, and the specification's page knows of no such call.
      if (options.place.kind !== 'store' || options.literal) return
      open = true
      state = undefined
      reminders = 0
      wait()
      if (trip.connected) return send(false)
      state = 'unreached'
      tell(line('staff.unreached'))
    },
    off() {
      endAlarm(machine())
      if (!open) return machine().aside([line('staff.none')])
      const told = line(offLine())
      withdraw()
      machine().aside([told])
    },
    heard(news) {
      if (!open) return
      id = news.id ?? id
      mayBeSeen = id !== undefined || news.state !== 'unreached'
      if (news.state === state) return
      state = news.state
      reminders = 0
      wait()
      tell(
        line(sentences[state]),
        ...(news.name ? [{ text: machine().options.texts.staffName(news.name), recording: null }] : []),
      )
      if (state === 'over') {
        end()
        endAlarm(machine())
        machine().emit({ kind: 'staffCall', on: false })
      }
    },
    ready() {
      sendOwed()
      if (open) send(id !== undefined)
    },
    handOver() {
      const owed = owesOff && { owesOff }
      if (!open) return owed && { isOver: true, sounds: false, ...owed }
      const call = {
        ...(id !== undefined && { id }),
        sounds: machine().trip.alarming,
        ...(!mayBeSeen && { isUnseen: true }),
        ...owed,
      }
      end()
      return call
    },
    takeUp(call) {
      owesOff = call.owesOff
      if (call.isOver) return
      open = true
      id = call.id
      mayBeSeen = !call.isUnseen
      wait()
      if (!call.sounds) return
      machine().trip.alarming = true
      machine().emit({ kind: 'alarm' })
    },
    isOpen: () => open,
    isWaiting: () => open && reminders < MOST_REMINDERS,
    close() {
      if (open) withdraw()
    },
  }
}
