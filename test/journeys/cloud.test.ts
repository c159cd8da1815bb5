import { afterAll, beforeAll, expect, it } from 'vitest'
import { packFront } from '../fixtures/pictures.ts'
import { type LivePeer, openLivePeer } from '../peers/live-peer.ts'
import type { PeerTurn, Reply } from '../peers/peer-types.ts'
import { BRAND, openShop, type Shop, sample } from './shop.ts'

/** A model that understands three questions and repeats everything where it has nothing to look up with. */
function mind({ text, setup }: PeerTurn): Reply {
  if (!setup.tools) return { say: text }
  const wants = /what is this/.test(text) ? 'what_is_this' : /nuts/.test(text) ? 'contains' : undefined
  if (!wants) return { say: 'Sorry, could you say that again?' }
  return { calls: [{ name: 'look_up', args: { wants, ...(wants === 'contains' && { substance: 'nuts' }) } }] }
}

const cookies = sample('Sunrise Butter Cookies')
let peer: LivePeer
let shop: Shop

beforeAll(async () => {
  peer = await openLivePeer({ mind })
  shop = await openShop({
    env: { LIVE_ENGINE: 'google', LIVE_SERVICE_URL: peer.vertex, LIVE_ACCESS_TOKEN: 'a-token' },
  })
})
afterAll(async () => {
  await shop.close()
  await peer.close()
})

it('a visit whose words are understood by a cloud model, dropped and away included', async () => {
  const visit = await shop.visit()
  await visit.start()
  await visit.hears(/Welcome/)
  await visit.hush()
  // The microphone reaches the service; what it would have understood is said by the test.
  await peer.until(() => peer.latest().samples > 16_000)
  expect(peer.latest().setup?.tools).toBeUndefined()
  const check = visit.page.getByRole('button', { name: 'What is this?', exact: true })
  await visit.sayUntil(() => peer.latest().hear('home'), check)
  await peer.until(() => peer.latest().setup?.tools !== undefined)
  await visit.hears(/We can check products/)
  await visit.untilSilent()

  await visit.show(await shop.paint(packFront(cookies, BRAND)))
  const framesBefore = peer.latest().frames
  expect(framesBefore).toBe(0)
  peer.latest().hear('what is this')
  await visit.hears(cookies.name)
  await visit.hears(/contains .*milk/i)
  expect(peer.latest().frames).toBeGreaterThan(0)
  await visit.untilSilent()

  // The cable is cut: the page stays connected, and the next question is about the same product.
  const before = peer.connections.length
  peer.latest().drop()
  await peer.until(() => peer.connections.length > before && peer.latest().setup !== undefined)
  expect(peer.latest().setup?.sessionResumption?.handle).toBeDefined()
  peer.latest().hear('ismein nuts hai kya')
  await visit.hears(/nuts/i)
  await visit.untilSilent()
  await visit.page.getByText('Connected', { exact: true }).first().waitFor()

  // The cloud is gone: said once, and the visit goes on with the words that are typed or tapped.
  peer.behaviour.upgrade = () => 403
  peer.latest().drop()
  await visit.hears('The online voice is away. I carry on with my own voice.')
  await visit.untilSilent()
  await visit.page.getByRole('button', { name: 'What is this?', exact: true }).click()
  await visit.hears('Looking.')
  expect(visit.faults).toEqual([])
  expect(peer.refusals).toEqual([])
  await visit.close()
})
