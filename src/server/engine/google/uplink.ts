import type { Clock } from '../../../core/clock.ts'
import {
  afterServiceEnd,
  LATE_SERVICE,
  type ServiceEnd,
  type ServiceEvent,
} from '../../../core/live/service-frames.ts'
import { audioFrame, pictureFrame } from '../../../core/live/service-requests.ts'
import type { CloudLimits, Connection } from './connection.ts'
import { createKeptInput } from './kept-input.ts'

export type UplinkEvent =
  | { type: 'service'; event: ServiceEvent }
  /** What another connection could go on with. */
  | { type: 'handle'; handle: string | undefined; resumable: boolean }
  /** Set up. `again`: after a loss; whatever was asked and not answered is to be asked again. */
  | { type: 'up'; again: boolean; downMs: number }
  /** The way is down and being mended. */
  | { type: 'down' }
  /** The cloud is away for good. `refused`: it said no, and would again. */
  | { type: 'gone'; end: ServiceEnd; refused: boolean }

export interface UplinkOptions {
  clock: Clock
  limits: CloudLimits
  /** Dials; `handle` takes up the conversation that it belongs to. */
  connect: (
    handle: string | undefined,
    on: (event: ServiceEvent) => void,
    ended: (end: ServiceEnd) => void,
  ) => Connection
  /** A conversation to go on with. */
  handle: string | undefined
  /** True while a turn is under way: the connection is not changed then unless it has to be. */
  busy: () => boolean
  on: (event: UplinkEvent) => void
}

/** A way to the service that outlives its connections. Nothing is emitted after `close`. */
export interface Uplink {
  /** base64 of 16 kHz s16le mono. */
  sound(base64: string): void
  /** base64 of a JPEG. */
  picture(base64: string): void
  /** The text of a frame; lost while the way is down, where whoever asked asks again at `up`. */
  ask(frame: string, answer: boolean): void
  isUp(): boolean
  /** Something came from the shopper: a connection that was let go for idleness is taken up again. */
  wake(): void
  /** Call at each end of a turn: the moment to change a connection that is about to end. */
  atTurnsEnd(): void
  close(): void
}

export function createUplink(options: UplinkOptions): Uplink {
  const { clock, limits, on } = options
  const kept = createKeptInput(limits.keptSoundMs)
  let { handle } = options
  let connection: Connection | undefined
  let up = false
  let everUp = false
  let over = false
  let leaving = false
  let upAtMs = clock.now()
  let downAtMs = clock.now()
  /** The present connection has answered something. */
  let answered = false
  /** Of the trouble that no connection has ended yet: one that is set up and lost again has not. */
  let tries = 0
  let lostMs = 0
  let lastEnd: ServiceEnd = { code: LATE_SERVICE, reason: 'never set up' }
  let cancelGiveUp = () => {}
  let cancelRetry = () => {}
  let asleep = false
  let cancelLeave = () => {}
  let cancelIdle = () => {}

  function dial() {
    // Whatever an older connection still says finds itself replaced.
    const mine: Connection = options.connect(
      handle,
      (event) => connection === mine && take(event),
      (end) => connection === mine && lost(end),
    )
    connection = mine
  }

  function take(event: ServiceEvent) {
    if (event.type === 'setupComplete') return opened()
    if (event.type === 'handle') {
      handle = event.resumable ? event.handle : handle
      return on(event)
    }
    if (event.type === 'goAway') return mustLeave(event.inMs)
    if (event.type === 'calls' || event.type === 'turnComplete') answered = true
    on({ type: 'service', event })
  }

  function opened() {
    const again = everUp
    up = true
    everUp = true
    answered = false
    upAtMs = clock.now()
    cancelRetry()
    cancelGiveUp()
    lostMs += upAtMs - downAtMs
    on({ type: 'up', again, downMs: upAtMs - downAtMs })
    const { sound, picture } = kept.take()
    for (const piece of sound) connection?.send(audioFrame(piece))
    if (picture !== undefined) connection?.send(pictureFrame(picture))
  }

  function mustLeave(inMs: number) {
    leaving = true
    cancelLeave()
    // On a timer of our own: the service may fall silent before it ends.
    cancelLeave = clock.after(Math.max(0, inMs - limits.leaveBeforeMs), change)
    if (!options.busy()) change()
  }

  function leave() {
    const old = connection
    connection = undefined
    old?.close()
    down()
  }

  /** Ends the connection in order and takes the conversation up on another. The old one must be closed first. */
  function change() {
    if (over) return
    leave()
    again({ code: 1000, reason: 'asked to go away' }, dial)
  }

  function down() {
    leaving = false
    cancelLeave()
    if (!up) return
    up = false
    downAtMs = clock.now()
    if (answered || downAtMs - upAtMs >= limits.steadyMs) beginTrouble()
    on({ type: 'down' })
  }

  function beginTrouble() {
    tries = 0
    lostMs = 0
  }

  const leftMs = () => (everUp ? limits.giveUpMs : limits.firstGiveUpMs) - lostMs - (clock.now() - downAtMs)

  /** A service that takes the call and says nothing would use up the time that is left. */
  function watch() {
    cancelGiveUp()
    cancelGiveUp = clock.after(leftMs(), () => gone(lastEnd, false))
  }

  /** `atOnce` where no wait is due. */
  function again(end: ServiceEnd, atOnce: () => void) {
    const waitMs = limits.retryMs[tries]
    if (waitMs === undefined || waitMs > leftMs()) return gone(end, false)
    tries += 1
    watch()
    cancelRetry()
    if (waitMs === 0) atOnce()
    else cancelRetry = clock.after(waitMs, dial)
  }

  /** Nobody is there: what costs money by the minute is let go, with the conversation's handle kept. */
  function sleep() {
    if (over || !up) return
    asleep = true
    leave()
  }

  function wake() {
    if (over) return
    cancelIdle()
    cancelIdle = clock.after(limits.idleMs, sleep)
    if (!asleep) return
    asleep = false
    beginTrouble()
    downAtMs = clock.now()
    watch()
    dial()
  }

  function lost(end: ServiceEnd) {
    connection = undefined
    lastEnd = end
    const wasUp = up
    down()
    if (over) return
    if (afterServiceEnd(end) === 'never') {
      // A handle can be too old; without it the conversation begins anew, which is better than none.
      if (handle === undefined || wasUp) return gone(end, true)
      handle = undefined
    }
    again(end, () => {
      cancelRetry = clock.after(0, dial)
    })
  }

  function gone(end: ServiceEnd, refused: boolean) {
    close()
    on({ type: 'gone', end, refused })
  }

  function close() {
    over = true
    up = false
    cancelGiveUp()
    cancelRetry()
    cancelLeave()
    cancelIdle()
    connection?.close()
    connection = undefined
    kept.take()
  }

  watch()
  dial()
  wake()
  return {
    sound(base64) {
      if (up) connection?.send(audioFrame(base64))
      else if (!over) kept.sound(base64)
    },
    picture(base64) {
      if (!up) {
        if (!over) kept.picture(base64)
      } else if ((connection?.waiting() ?? 0) < limits.unsentBytes / 2) connection?.send(pictureFrame(base64))
    },
    ask(frame, answer) {
      if (!up) return
      connection?.send(frame)
      if (answer) connection?.expectAnswer()
    },
    isUp: () => up,
    wake,
    atTurnsEnd() {
      if (leaving && !options.busy()) change()
    },
    close,
  }
}
