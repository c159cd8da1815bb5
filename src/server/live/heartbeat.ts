import type { Clock } from '../../core/clock.ts'
import type { Peer } from './peer.ts'
import { CLOSE } from './refusal.ts'

/** The page counts a line as dead after 5 s without a sign. */
const SIGN_EVERY_MS = 1500
/** A phone whose page sleeps answers late; one that answers nothing for so long is on another line, or gone. */
const UNHEARD_MS = 20_000

export interface Heartbeat {
  /** Something came. */
  heard(): void
  close(): void
}

/** Gives a client that asked for it a sign of life, and ends a line on which nothing comes back. */
export function openHeartbeat(peer: Pick<Peer, 'send' | 'close'>, clock: Clock): Heartbeat {
  let heardAtMs = clock.now()
  let cancel = () => {}

  function sign() {
    if (clock.now() - heardAtMs >= UNHEARD_MS) return peer.close(CLOSE.goingAway, 'nothing was heard')
    peer.send({ alive: {} })
    cancel = clock.after(SIGN_EVERY_MS, sign)
  }

  sign()
  return {
    heard() {
      heardAtMs = clock.now()
    },
    close: () => cancel(),
  }
}
