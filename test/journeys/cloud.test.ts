import { afterEach, beforeEach, expect, it } from 'vitest'
import { packFront } from '../fixtures/pictures.ts'
import type { Visit } from '../fixtures/visit.ts'
import type { LivePeer } from '../peers/live-peer.ts'
import { openCloudModel } from './cloud-model.ts'
import { visitAsNewcomer, WHOLE_VISIT_MS } from './newcomer.ts'
import { BRAND, openShop, type Shop, sample } from './shop.ts'

const cookies = sample('Sunrise Butter Cookies')
let peer: LivePeer
let shop: Shop

// A server of its own for each: after the cloud was away, new shoppers are not sent there for half a minute.
beforeEach(async () => {
  const model = await openCloudModel()
  peer = model.peer
  shop = await openShop({ env: model.settings })
})
afterEach(async () => {
  await shop?.close()
  await peer?.close()
})

const modes = () => peer.connections.map(({ setup }) => (setup?.tools ? 'scan' : 'echo'))

it(
  'a newcomer whose words are understood by a cloud model is led to the shelf, checks a pack, and sets out for the counter',
  async () => {
    // By then the model was asked in both modes and between them: the way on is the one that it was led to the shelf.
    const tell = (_: Visit, words: string) => peer.latest().hear(words)
    await visitAsNewcomer({ shop, tell, inHaste: true, untilTheWayBack: true })
    expect(modes()).toEqual(['echo', 'scan', 'echo'])
    // The microphone reaches the service all the time, the camera while a look is open.
    for (const { samples } of peer.connections) expect(samples).toBeGreaterThan(16_000)
    expect(peer.connections.map(({ frames }) => frames > 0)).toEqual([false, true, false])
    expect(peer.refusals).toEqual([])
  },
  WHOLE_VISIT_MS,
)

it('a check goes on when the way to the cloud drops, and when the cloud is away', async () => {
  const visit = await shop.visit()
  await visit.start()
  await visit.hears(/Welcome/)
  await visit.hush()
  await peer.until(() => peer.latest().samples > 16_000)
  const check = visit.page.getByRole('button', { name: 'What is this?', exact: true })
  await visit.sayUntil(() => peer.latest().hear('home'), check)
  await peer.until(() => modes().includes('scan'))
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

  // The line to the cloud is cut: the page stays connected, and the next question is about the same product.
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
  await check.click()
  await visit.hears('Looking.')
  expect(visit.faults).toEqual([])
  expect(peer.refusals).toEqual([])
  await visit.close()
})
