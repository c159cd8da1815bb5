import type { Needs } from '../../core/needs/needs.ts'
import { type Preferences, readPreferences } from '../../core/page/preferences.ts'
import type { Shopping } from '../../core/shopping/shopping.ts'
import { forget, local, read, tab, write } from './storage.ts'

/** What the phone keeps from one visit to the next. A browser that keeps nothing gives what a new one would. */
export interface VisitMemory {
  isReturning(): boolean
  /** The phone has been here. */
  remember(): void
  preferences(): Preferences
  keepPreferences(preferences: Preferences): void
  /** The shopper's own steps for each authored one, as it was stored; undefined before anything was learnt. */
  scale(): unknown
  /** What must not be eaten, as it was stored. */
  needs(): unknown
  /** Null: forgotten. False where this browser keeps nothing: it counts until the page is closed. */
  keepNeeds(needs: Needs | null): boolean
  /** Which version of the notice was heard to its end on this phone. */
  noticeHeard(): string | undefined
  keepNoticeHeard(version: string): void
  /** All that the phone keeps is gone, but for where this visit is. */
  forgetAll(): void
  /** What is to be bought and was taken, in the same way. */
  shopping(): unknown
  keepShopping(shopping: Shopping | null): boolean
  keepScale(scale: number): void
  /** What a newcomer must know was not heard to its end on this phone. */
  owesSafety(): boolean
  oweSafety(owes: boolean): void
  /** Where a visit was that is not over, as it was stored; undefined hours later. Never a word, sound or picture. */
  place(): unknown
  /** Null: it is over. */
  keepPlace(snapshot: unknown): void
  /** Where a visit was that ended by itself; for this browser tab only, as it was stored. */
  kept(): unknown
  keep(snapshot: unknown): void
}

const VISITOR_KEY = 'isNewUser'
const VISITOR_VALUE = 'newUser'
const PREFERENCES_KEY = 'preferences'
const SCALE_KEY = 'stepScale'
const KEPT_KEY = 'visit'
const OWED_KEY = 'safetyOwed'
const SHOPPING_KEY = 'shopping'
const NOTICE_KEY = 'noticeHeard'
const NEEDS_KEY = 'mustNotEat'
const PLACE_KEY = 'visitPlace'
/** All but where the visit is, which ends with it. */
const FORGOTTEN = [VISITOR_KEY, PREFERENCES_KEY, SCALE_KEY, OWED_KEY, NOTICE_KEY, NEEDS_KEY, SHOPPING_KEY]
/** Longer than a visit and a chat with a neighbour; after it the shop is another one, or another day's. */
const PLACE_LASTS_MS = 2 * 60 * 60 * 1000

/** What storage did not take, for as long as the page is open; null: what it did not let go. */
const held = new Map<string, string | null>()

/** True when it is as it was asked for; null leaves nothing behind. What is refused counts until the page is closed. */
function keep(key: string, value: object | null): boolean {
  held.delete(key)
  const text = value && JSON.stringify(value)
  if (text === null) forget(local, key)
  const isKept = text === null ? read(local, key) === null : write(local, key, text)
  if (!isKept) held.set(key, text)
  return isKept
}

/** What `keep` was given last. */
const keptIn = (key: string): string | null => held.get(key) ?? (held.has(key) ? null : read(local, key))

/** A clock that was set back in the meantime makes nothing young again. */
function placeIfRecent(): unknown {
  const kept = parsed(read(local, PLACE_KEY)) as { atMs?: unknown; snapshot?: unknown } | null | undefined
  if (typeof kept?.atMs !== 'number') return undefined
  const agoMs = Date.now() - kept.atMs
  return agoMs >= 0 && agoMs <= PLACE_LASTS_MS ? kept.snapshot : undefined
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What stands there and is no JSON is not nothing: it is told from a list that was never made. */
const unlessUnread = (text: string | null): unknown => parsed(text) ?? (text === null ? undefined : text)

export const visitMemory: VisitMemory = {
  isReturning: () => read(local, VISITOR_KEY) === VISITOR_VALUE,
  remember: () => void write(local, VISITOR_KEY, VISITOR_VALUE),
  preferences: () => readPreferences(parsed(keptIn(PREFERENCES_KEY))),
  keepPreferences: (preferences) => void keep(PREFERENCES_KEY, preferences),
  scale: () => parsed(read(local, SCALE_KEY)),
  keepScale: (scale) => void write(local, SCALE_KEY, JSON.stringify(scale)),
  needs: () => unlessUnread(keptIn(NEEDS_KEY)),
  keepNeeds: (needs) => keep(NEEDS_KEY, needs),
  noticeHeard: () => read(local, NOTICE_KEY) ?? undefined,
  keepNoticeHeard: (version) => void write(local, NOTICE_KEY, version),
  forgetAll() {
    for (const key of FORGOTTEN) keep(key, null)
  },
  shopping: () => parsed(keptIn(SHOPPING_KEY)),
  keepShopping: (shopping) => keep(SHOPPING_KEY, shopping),
  owesSafety: () => read(local, OWED_KEY) !== null,
  oweSafety: (owes) => void (owes ? write(local, OWED_KEY, 'yes') : forget(local, OWED_KEY)),
  place: placeIfRecent,
  keepPlace(snapshot) {
    if (snapshot === null) forget(local, PLACE_KEY)
    else write(local, PLACE_KEY, JSON.stringify({ atMs: Date.now(), snapshot }))
  },
  kept: () => parsed(read(tab, KEPT_KEY)),
  keep: (snapshot) => void write(tab, KEPT_KEY, JSON.stringify(snapshot)),
}
