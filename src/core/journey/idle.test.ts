import { describe, expect, it } from 'vitest'
import { SENTENCE_MS, visitAfter } from '../../../test/fixtures/journey-player.ts'

/** Asked, asked again twice, and quiet: the last sentence is over. */
function quiet(changes = {}) {
  const shop = visitAfter(['not required'], changes)
  shop.wait(8000 + SENTENCE_MS + 8000 + SENTENCE_MS)
  shop.said()
  return shop
}

describe('nobody there', () => {
  it('warns after 55 s, and pauses 24 s after the end of the warning', () => {
    const shop = quiet()
    shop.wait(54_999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual(['idle.store'])
    shop.wait(SENTENCE_MS + 23_999)
    expect(shop.last('pause')).toBeUndefined()
    shop.wait(1)
    expect(shop.last('pause')).toBeDefined()
  })

  it('loads the page anew, to the letter', () => {
    const shop = quiet({ reload: 'literal' })
    shop.wait(55_000 + SENTENCE_MS + 24_000)
    expect(shop.last('end')).toEqual({ kind: 'end', why: 'inactive', reload: true, kept: null })
  })

  it.each([
    ['a tap', (shop: ReturnType<typeof quiet>) => shop.send({ type: 'tapped' })],
    ['a key', (shop: ReturnType<typeof quiet>) => shop.send({ type: 'key' })],
    ['a hold', (shop: ReturnType<typeof quiet>) => shop.send({ type: 'hold' })],
    ['a voice', (shop: ReturnType<typeof quiet>) => shop.send({ type: 'voice' })],
    ['words without a meaning', (shop: ReturnType<typeof quiet>) => shop.hear('hello there my friend')],
  ])('is wrong: %s', (_, sign) => {
    const shop = quiet()
    shop.wait(55_000 + SENTENCE_MS + 20_000)
    shop.said()
    sign(shop)
    expect(shop.said()).toEqual(['idle.kept'])
    shop.wait(50_000)
    expect(shop.last('pause')).toBeUndefined()
  })

  it('is wrong: an answer, which is answered alone', () => {
    const shop = quiet()
    shop.wait(55_000 + SENTENCE_MS + 20_000)
    shop.said()
    shop.hear('dairy')
    expect(shop.said()).toEqual(['aisle.confirm.dairy', 'entrance.ask'])
  })

  it('is not shown to be wrong by our own echo', () => {
    const shop = quiet()
    shop.wait(55_000)
    shop.hear('to begin again')
    shop.wait(SENTENCE_MS + 24_000)
    expect(shop.last('pause')).toBeDefined()
  })

  it('is not what a long answer of the engine means', () => {
    const shop = visitAfter(['home'], { place: { kind: 'home' } })
    shop.answer(50)
    shop.wait(50_000)
    shop.said()
    shop.wait(54_999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual(['idle.home'])
  })
})

describe('staff is being called', () => {
  it('and nobody is asked after until the sound is tapped away', () => {
    const shop = quiet()
    shop.press('call staff')
    shop.finish()
    shop.said()
    shop.wait(600_000)
    expect([new Set(shop.said()), shop.last('pause')]).toEqual([new Set(['staff.waiting']), undefined])
    shop.send({ type: 'alarmStopped' })
    shop.wait(54_999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual(['idle.store'])
  })

  it('and a visit that finds no connection waits for them', () => {
    const shop = quiet()
    shop.press('call staff')
    shop.send({ type: 'gaveUp', reason: undefined })
    shop.finish()
    expect(shop.said()).toEqual(['staff.call', 'net.fail'])
    expect(shop.last('pause')).toBeUndefined()
  })

  it('and a visit that is over waits for them', () => {
    const shop = visitAfter(['dairy', 'not there', 'not there'])
    shop.press('call staff')
    shop.finish()
    shop.wait(60_000)
    expect(shop.last('end')).toBeUndefined()
    shop.send({ type: 'alarmStopped' })
    shop.wait(14_000)
    expect(shop.last('end')).toMatchObject({ why: 'notAtEntrance' })
  })
})
