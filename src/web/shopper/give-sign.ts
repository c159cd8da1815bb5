import { buzzOf, type Sign } from '../../core/speaking/signs.ts'
import type { Page } from './page.ts'

/**
 * Plays a sign and has the phone buzz, unless the shopper turned signs off or holds to talk.
 * Always beside words that say the same, so that a phone without one of the two, or both, loses nothing.
 * `anyway`: the shopper asked to hear it.
 */
export function giveSign({ store, devices }: Pick<Page, 'store' | 'devices'>, sign: Sign, anyway = false) {
  const { preferences, holding } = store.get()
  if (holding || !(preferences.signs || anyway)) return
  devices.signs.play(sign)
  const buzz = buzzOf(sign)
  if (buzz) devices.vibrate(buzz)
}
