import type { MonotonicMs } from '../clock.ts'
import {
  type EndOfItself,
  type Line,
  type OutletReports,
  type Owner,
  ranks,
  type SayEnd,
  type SayOptions,
  type SpeechQueueOptions,
  type Utterance,
  type UtteranceEnd,
} from './utterance.ts'

/** Everything that is said, in the one order in which it is heard. Nothing else starts or stops a sound. */
export interface SpeechQueue extends OutletReports {
  /** After what waits and is as urgent. */
  say(lines: readonly Line[], options: SayOptions): void
  /** In place of everything but `safety`, which goes before it. */
  sayNow(lines: readonly Line[], options: SayOptions): void
  /** Falls silent and forgets everything, or everything of one owner. */
  clear(owner?: Owner): void
  /** Ends the sentence being heard; false in silence. */
  skip(): boolean
  /** A voice over it: falls silent and stays where it is. False in silence, or when it is held already. */
  hold(): boolean
  /** Goes on where it was held. */
  goOn(): void
  held(): boolean
  /**
   * While on, nothing sounds, whatever is said meanwhile: somebody's hand says that they speak. Afterwards what is left
   * stays held until `goOn`.
   */
  hush(on: boolean): void
  /** Sound is gone, or is back: without it all that is to be said is shown, and stays until it is heard. */
  soundChanged(): void
  /** Something is being heard or waits to be, held or not. */
  speaking(owner?: Owner): boolean
  /** What is being heard; before it has begun, what is heard next. */
  current(): Utterance | undefined
  /** Milliseconds since the last sentence was over; infinite before the first. */
  quietMs(): number
  close(): void
}

/** A voice that never reports an end must not hold up the visit: this much, and so much for each letter. */
const AT_MOST_MS = 20_000
const AT_MOST_MS_A_LETTER = 150
/** From when the sound went, nor must that; what a walk waits for has no more than its ordinary time. */
const LOST_AT_MOST_MS = 300_000
/** Waited for in parts: a phone that slept, and its voice with it, has used up no more than one. */
const WAITS_MS = 5000

interface Group {
  left: number
  /** A walk stands still until it is over. */
  holdsWalk: boolean
  over: (end: SayEnd) => void
}

interface Entry {
  utterance: Utterance
  group: Group
  handed: boolean
  loaded: boolean
  shown: boolean
  /** Before the sound was lost or since, and no voice reports it anew. */
  begun: boolean
  beganAtMs: MonotonicMs | undefined
  watched: boolean
  stopWatch: () => void
}

export function createSpeechQueue(options: SpeechQueueOptions): SpeechQueue {
  const { clock, prefix, ahead = 1, sounds = () => true, outlet: open, on = {} } = options
  let entries: Entry[] = []
  let lastNumber = 0
  let isHeld = false
  let isHushed = false
  let closed = false
  let quietSinceMs = Number.NEGATIVE_INFINITY
  let lostAtMs: MonotonicMs | undefined

  /** A loudspeaker that goes on does not report once more what it began: it begins anew here. */
  function lookForSound() {
    if (sounds() === (lostAtMs === undefined)) return
    lostAtMs = lostAtMs === undefined ? clock.now() : undefined
    if (lostAtMs === undefined) return
    for (const entry of entries) {
      entry.begun ||= entry.beganAtMs !== undefined
      entry.beganAtMs = undefined
    }
    on.sounds?.(undefined)
  }

  /** From when it is first in line, and anew from its beginning. */
  function watch(entry: Entry) {
    entry.stopWatch()
    entry.watched = true
    wait(entry, AT_MOST_MS + entry.utterance.text.length * AT_MOST_MS_A_LETTER)
  }

  const waitsForSound = () =>
    lostAtMs !== undefined &&
    clock.now() - lostAtMs <= LOST_AT_MOST_MS &&
    !entries.some(({ group }) => group.holdsWalk)

  function wait(entry: Entry, leftMs: number) {
    const partMs = Math.min(leftMs, WAITS_MS)
    entry.stopWatch = clock.after(partMs, () => {
      if (waitsForSound()) return wait(entry, leftMs)
      if (leftMs > partMs) return wait(entry, leftMs - partMs)
      outlet.drop([entry.utterance.id])
      finish(entry, 'failed')
    })
  }

  /** Hands over the next while the one before it is being heard, so that no gap is heard between them. */
  function hand() {
    if (closed) return
    lookForSound()
    const [first] = entries
    // What was handed over ahead has waited for the end of the one before: its own time begins now.
    if (first?.handed && !first.watched) watch(first)
    if (isHeld || isHushed) return
    if (lostAtMs !== undefined) for (const entry of [...entries]) start(entry)
    else if (first?.begun) start(first)
    const over = entries.filter(({ handed }) => handed)
    const next = entries[over.length]
    if (!next || over.length > ahead || over.some(({ loaded }) => !loaded)) return
    next.handed = true
    outlet.play(next.utterance)
    hand()
  }

  function leave(entry: Entry, how: UtteranceEnd) {
    entry.stopWatch()
    entries = entries.filter((other) => other !== entry)
    quietSinceMs = clock.now()
    const ms = entry.beganAtMs === undefined ? 0 : clock.now() - entry.beganAtMs
    on.ended?.(entry.utterance, how, ms)
  }

  function finish(entry: Entry, how: EndOfItself) {
    if (!entries.includes(entry)) return
    // Shown at least: a voice that failed has said nothing.
    if (entry.beganAtMs === undefined) start(entry)
    leave(entry, how)
    entry.group.left -= 1
    if (entry.group.left === 0) entry.group.over('heard')
    if (entries.length > 0) return hand()
    // Its end was on the way while it was held: what is said next must not wait for nothing.
    unhold()
    on.silent?.()
  }

  /** Without sound it is only shown. */
  function start(entry: Entry) {
    const isShown = entry.shown
    entry.shown = true
    const begins = lostAtMs === undefined && entry.beganAtMs === undefined
    if (begins) entry.beganAtMs = clock.now()
    if (begins && entry === entries[0]) watch(entry)
    if (!isShown) on.began?.(entry.utterance)
    if (begins) on.sounds?.(entry.utterance)
  }

  /** Takes these out at once and returns the groups that they belong to, in order. */
  function take(out: readonly Entry[]): Set<Group> {
    if (out.length === 0) return new Set()
    outlet.drop(out.filter(({ handed }) => handed).map(({ utterance }) => utterance.id))
    for (const entry of out) leave(entry, 'interrupted')
    unhold()
    return new Set(out.map(({ group }) => group))
  }

  function unhold() {
    if (!isHeld) return
    isHeld = false
    if (!isHushed) outlet.goOn()
  }

  function insert(entry: Entry) {
    const urgency = ranks.indexOf(entry.utterance.rank)
    const at = entries.findIndex(
      ({ handed, utterance }) => !handed && ranks.indexOf(utterance.rank) > urgency,
    )
    entries.splice(at === -1 ? entries.length : at, 0, entry)
  }

  function add(lines: readonly Line[], options: SayOptions, replaced: ReadonlySet<Group> = new Set()) {
    const { owner, rank = 'answer', ids } = options
    const over = (end: SayEnd) => {
      options.over?.(end)
      // What follows what was silenced must not talk over what silenced it.
      for (const other of replaced) other.over(options.aside && end !== 'replaced' ? 'cleared' : 'replaced')
    }
    const holdsWalk = rank === 'walk' || [...replaced].some((other) => other.holdsWalk)
    const group: Group = { left: lines.length, holdsWalk, over }
    lines.forEach((line, index) => {
      lastNumber += 1
      const id = ids?.[index] ?? `${prefix}${lastNumber}`
      const utterance = { ...line, id, owner, rank }
      insert({
        ...{ utterance, group, handed: false, loaded: false, shown: false, begun: false, watched: false },
        beganAtMs: undefined,
        stopWatch: () => {},
      })
    })
    if (lines.length === 0) over('heard')
    hand()
  }

  const entryOf = (id: string) => entries.find(({ handed, utterance }) => handed && utterance.id === id)
  const current = () => entries.find(({ beganAtMs }) => beganAtMs !== undefined) ?? entries[0]

  const queue: SpeechQueue = {
    say(lines, options) {
      if (!closed) add(lines, options)
    },
    sayNow(lines, options) {
      if (!closed) add(lines, options, take(entries.filter(({ utterance }) => utterance.rank !== 'safety')))
    },
    clear(owner) {
      const groups = take(entries.filter(({ utterance }) => owner === undefined || utterance.owner === owner))
      if (groups.size === 0) return
      for (const group of groups) group.over('cleared')
      if (entries.length === 0) on.silent?.()
      else hand()
    },
    skip() {
      const entry = current()
      if (!entry) return false
      outlet.drop([entry.utterance.id])
      unhold()
      finish(entry, 'skipped')
      return true
    },
    hold() {
      if (isHeld || entries.length === 0) return false
      isHeld = true
      if (!isHushed) outlet.hold()
      return true
    },
    goOn() {
      if (!isHeld) return
      unhold()
      hand()
    },
    held: () => isHeld,
    hush(on) {
      if (closed || on === isHushed) return
      if (on && !isHeld) outlet.hold()
      if (!on) queue.hold()
      isHushed = on
      if (!on && !isHeld) outlet.goOn()
    },
    soundChanged: hand,
    speaking: (owner) => entries.some(({ utterance }) => owner === undefined || utterance.owner === owner),
    current: () => current()?.utterance,
    quietMs: () => clock.now() - quietSinceMs,
    began(id) {
      const entry = entryOf(id)
      lookForSound()
      if (lostAtMs !== undefined) {
        if (entry) entry.begun = true
        // By this alone a voice tells that it waits for the sound.
        return hand()
      }
      if (!entry || entry.beganAtMs !== undefined) return
      for (const before of entries.slice(0, entries.indexOf(entry))) finish(before, 'heard')
      // What follows the end of one before it may have taken its place.
      if (entries.includes(entry)) start(entry)
    },
    loaded(id) {
      const entry = entryOf(id)
      if (!entry || entry.loaded) return
      entry.loaded = true
      hand()
    },
    ended(id, how = 'heard') {
      const entry = entryOf(id)
      if (entry) finish(entry, how)
    },
    close() {
      closed = true
      const left = entries
      entries = []
      for (const { stopWatch } of left) stopWatch()
      outlet.drop(left.filter(({ handed }) => handed).map(({ utterance }) => utterance.id))
    },
  }
  const outlet = open(queue)
  return queue
}
