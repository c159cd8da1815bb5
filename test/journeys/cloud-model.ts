import { LOOK_UP } from '../../src/core/live/look-up.ts'
import { openLivePeer } from '../peers/live-peer.ts'
import type { PeerTurn, Reply } from '../peers/peer-types.ts'

/** What the model takes words for, the first that fits. */
const meanings = [
  [/what is this/, { wants: 'what_is_this' }],
  [/use by date/, { wants: 'use_by_date' }],
  [/ingredients/, { wants: 'ingredients' }],
  [/nuts/, { wants: 'contains', substance: 'nuts' }],
  [/cash counter/, { wants: 'cash_counter' }],
] as const

/** Looks up what it understands, and repeats everything where it has nothing to look up with. */
function mind({ text, setup }: PeerTurn): Reply {
  if (!setup.tools) return { say: text }
  const meant = meanings.find(([words]) => words.test(text))
  if (!meant) return { say: 'Sorry, could you say that again?' }
  return { calls: [{ name: LOOK_UP, args: meant[1] }] }
}

/**
 * A model in the cloud that understands what these visits ask, and the settings with which a server dials it. Its
 * microphone is there (`samples`), but what it would have understood is said by the test: `peer.latest().hear`.
 */
export async function openCloudModel() {
  const peer = await openLivePeer({ mind })
  return {
    peer,
    settings: { LIVE_ENGINE: 'google', LIVE_SERVICE_URL: peer.vertex, LIVE_ACCESS_TOKEN: 'a-token' },
  }
}
export type CloudModel = Awaited<ReturnType<typeof openCloudModel>>
