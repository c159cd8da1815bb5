import { expect, it, onTestFinished } from 'vitest'
import { createMetrics } from '../../src/server/metrics/create-metrics.ts'
import { socketServer } from './live/socket-server.ts'

async function measuredHouse(settings = {}) {
  const metrics = createMetrics()
  const house = await socketServer({ observe: metrics.observe.sockets, settings })
  onTestFinished(async () => {
    await house.close()
    metrics.close()
  })
  const lines = async () => (await metrics.text()).split('\n')
  return { house, lines }
}

it('counts sockets while they are open, and then by how they ended', async () => {
  const { house, lines } = await measuredHouse()
  const live = await house.talk()
  const speech = house.open('/stt')
  await speech.opened
  expect(await lines()).toEqual(
    expect.arrayContaining(['shop_sockets_open{kind="live"} 1', 'shop_sockets_open{kind="speech"} 1']),
  )
  live.send({ setup: {} })
  await live.over
  await house.sockets.close()
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'shop_sockets_open{kind="live"} 0',
      'shop_socket_closes_total{kind="live",code="1008"} 1',
      'shop_sockets_open{kind="speech"} 0',
      'shop_socket_closes_total{kind="speech",code="1001"} 1',
    ]),
  )
})

it.each([
  ['a foreign page', '/ws/', { origin: 'https://elsewhere.example' }, 403],
  ['an unknown path', '/nothing', {}, 404],
])('counts %s that was turned away', async (_, path, headers, status) => {
  const { house, lines } = await measuredHouse()
  await expect(house.open(path, headers).opened).rejects.toThrow(String(status))
  expect(await lines()).toContain(`shop_sockets_refused_total{status="${status}"} 1`)
})

it('counts an address that has too many', async () => {
  const { house, lines } = await measuredHouse({ socketsPerAddress: 1 })
  await house.talk()
  await expect(house.open('/ws/').opened).rejects.toThrow('429')
  expect(await lines()).toContain('shop_sockets_refused_total{status="429"} 1')
})
