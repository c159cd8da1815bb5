import { describe, expect, it } from 'vitest'
import { journeyStore, type Player, playJourney, SENTENCE_MS } from '../../../test/fixtures/journey-player.ts'

const STORE_BACK = 'Welcome back to Crisp, Corner Store.'

describe('before there is a connection', () => {
  it('says at once that it was lost, and no more of it when the next try succeeds', () => {
    const shop = playJourney()
    shop.send({ type: 'lost' })
    expect(shop.said()).toEqual(['net.lost'])
    shop.wait(5000)
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    shop.finish()
    expect(shop.said()).toEqual([STORE_BACK, 'intro.offer'])
  })

  it.each(['lost', 'offline'] as const)('says nothing of what was %s while the welcome was due', (type) => {
    const shop = playJourney()
    shop.send({ type: 'ready', again: false })
    shop.send({ type })
    shop.wait(1000)
    shop.send({ type: 'ready', again: true })
    shop.wait(1500)
    expect(shop.said()).toEqual([STORE_BACK, 'intro.offer'])
  })

  it('says before the welcome that it was lost since', () => {
    const shop = playJourney()
    shop.send({ type: 'ready', again: false })
    shop.send({ type: 'lost' })
    shop.wait(2500)
    expect(shop.said()).toEqual(['net.lost', STORE_BACK, 'intro.offer'])
  })

  it('begins in a store whose ways are known when it is given up, and asks for taps', () => {
    const shop = playJourney()
    shop.send({ type: 'lost' })
    shop.finish()
    shop.send({ type: 'gaveUp', reason: undefined })
    shop.wait(2500)
    shop.finish()
    expect(shop.said()).toEqual(['net.lost', 'net.alone', STORE_BACK, 'intro.offer'])
    shop.wait(15_000)
    expect(shop.said()).toContain('tap.answer')
    shop.press('not required')
    shop.press('biscuits')
    shop.press('entrance')
    shop.press('next')
    shop.finish()
    expect(shop.last('path')?.path).toBeTruthy()
    expect(shop.last('pause')).toBeUndefined()
    shop.send({ type: 'tapped' })
    expect(shop.last('reconnect')).toBeDefined()
  })

  it('says nothing of it where there is one before the welcome', () => {
    const shop = playJourney()
    shop.send({ type: 'gaveUp', reason: undefined })
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    expect(shop.said()).not.toContain('net.alone')
  })

  it.each<readonly [string, Parameters<typeof playJourney>[0], string | undefined]>([
    ['at home', { place: { kind: 'home' } }, undefined],
    [
      'in a store without a way',
      { place: { kind: 'store', store: { ...journeyStore, paths: {} } } },
      undefined,
    ],
    ['that was refused', {}, 'This server is full.'],
    ['to the letter', { literal: true }, undefined],
  ])('pauses when one is given up %s', (_, changes, reason) => {
    const shop = playJourney(changes)
    shop.send({ type: 'gaveUp', reason })
    shop.finish()
    expect(shop.said()).toEqual(['net.fail'])
    expect(shop.last('pause')).toBeDefined()
  })

  it('asks after whoever waits for one, and pauses', () => {
    const shop = playJourney()
    shop.wait(54_999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual(['idle.store'])
    shop.wait(SENTENCE_MS + 24_000)
    expect(shop.last('pause')).toBeDefined()
    expect(shop.clock.pending()).toBe(0)
  })

  it('welcomes whoever was asked after, without a word about that', () => {
    const shop = playJourney()
    shop.wait(60_000)
    shop.said()
    shop.send({ type: 'ready', again: false })
    shop.wait(30_000)
    expect(shop.said().slice(0, 2)).toEqual([STORE_BACK, 'intro.offer'])
    expect(shop.last('pause')).toBeUndefined()
  })

  it('tries again at a tap', () => {
    const shop = playJourney()
    shop.send({ type: 'tapped' })
    expect(shop.last('reconnect')).toBeDefined()
  })

  it.each<readonly [string, (shop: Player) => void]>([
    ['a press on stop', (shop) => shop.press('stop')],
    ['a press on pause', (shop) => shop.press('pause')],
    ['"pause", written', (shop) => shop.send({ type: 'typed', text: 'Pause.' })],
    ['"stop", said', (shop) => shop.hear('stop')],
  ])('pauses at %s', (_, ask) => {
    const shop = playJourney()
    shop.send({ type: 'lost' })
    ask(shop)
    expect(shop.effects.at(-1)).toEqual({ kind: 'pause' })
    expect(shop.clock.pending()).toBe(0)
  })

  it.each<readonly [string, (shop: Player) => void]>([
    ['the button', (shop) => shop.press('call staff')],
    ['words that are written', (shop) => shop.send({ type: 'typed', text: 'Call staff!' })],
    ['words that are said', (shop) => shop.hearAs('callStaff')],
  ])('sounds for staff at %s, and tells the console once there is a line', (_, call) => {
    const shop = playJourney()
    shop.send({ type: 'lost' })
    call(shop)
    shop.finish()
    expect(shop.said()).toEqual(['net.lost', 'staff.call', 'staff.unreached'])
    expect(shop.last('alarm')).toBeDefined()
    expect(shop.last('staffCall')).toBeUndefined()
    shop.send({ type: 'ready', again: false })
    expect(shop.last('staffCall')).toMatchObject({ on: true, where: 'opening' })
  })

  it('takes the call back again', () => {
    const shop = playJourney()
    shop.press('call staff')
    shop.press('no staff needed')
    shop.finish()
    expect(shop.said()).toContain('staff.offUnseen')
    expect(shop.last('staffCall')).toMatchObject({ on: false })
  })

  it('takes other words for no more than a sign of life', () => {
    const shop = playJourney()
    shop.wait(50_000)
    shop.press('biscuits')
    shop.wait(50_000)
    expect(shop.said()).toEqual([])
  })
})
