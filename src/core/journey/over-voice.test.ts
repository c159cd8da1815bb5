import { describe, expect, it } from 'vitest'
import { visitAfter } from '../../../test/fixtures/journey-player.ts'

/** A question that is being said. */
function asking() {
  const shop = visitAfter([])
  shop.hear('not required')
  shop.said()
  return shop
}

describe('while the product speaks', () => {
  it('lets an answer wait: the voice goes on', () => {
    const shop = asking()
    shop.hear('biscuits')
    expect(shop.effects.at(-1)).toEqual({ kind: 'goOn' })
    expect(shop.snapshot().where).toBe('section')
  })

  it('takes an answer that went on after the voice fell silent', () => {
    const shop = asking()
    shop.send({ type: 'voice', on: true, held: true })
    shop.wait(500)
    shop.send({ type: 'voice', on: false, held: true })
    shop.hear('biscuits')
    expect(shop.said()).toEqual(['aisle.confirm.biscuits', 'entrance.ask'])
  })

  it('falls silent at "stop", and listens for the answer', () => {
    const shop = asking()
    shop.hear('stop')
    expect(shop.effects.at(-1)?.kind).not.toBe('goOn')
    expect(shop.last('silence')).toBeDefined()
    expect(shop.playing()).toBe(false)
    shop.wait(8000)
    expect(shop.said()).toEqual(['aisle.ask.r1'])
  })

  it('may end just before the press that was meant for it: the visit goes on', () => {
    const shop = visitAfter(['dairy'])
    shop.press('stop')
    expect(shop.last('pause')).toBeUndefined()
    shop.wait(800)
    shop.press('stop')
    expect(shop.last('pause')).toBeDefined()
  })

  it('is skipped by a tap and by a button, never paused', () => {
    const shop = asking()
    shop.send({ type: 'tapped' })
    expect(shop.playing()).toBe(false)
    shop.press('dairy')
    expect(shop.said()).toEqual(['aisle.confirm.dairy', 'entrance.ask'])
    shop.press('stop')
    expect(shop.playing()).toBe(false)
    expect(shop.last('pause')).toBeUndefined()
  })

  it.each([
    ['a question', [], 'not required', 'aisle.ask.r1', 8000],
    ['the way to a walk', ['dairy'], 'entrance', 'nav.go', 9000],
    ['the last words', ['dairy', 'not there'], 'not there', undefined, 14_000],
  ] as const)('goes on after help where it was: %s', (_, before, words, said, waitMs) => {
    const shop = visitAfter(before)
    shop.hear(words)
    shop.hear('help')
    shop.finish()
    shop.said()
    shop.wait(waitMs)
    expect(shop.said()[0]).toBe(said)
    expect(shop.last('end') !== undefined).toBe(said === undefined)
  })

  it('never takes its own words for the shopper’s', () => {
    const shop = visitAfter([])
    shop.hear('continue')
    for (let part = 0; part < 4; part += 1) shop.send({ type: 'tapped' })
    shop.said()
    shop.hear('repeat')
    expect(shop.said()).toEqual([])
  })
})

describe('"stop" in silence', () => {
  it('says that it will pause, and pauses', () => {
    const shop = visitAfter(['dairy', 'stop'])
    shop.wait(3999)
    expect(shop.last('pause')).toBeUndefined()
    shop.wait(1)
    expect(shop.last('pause')).toBeDefined()
    expect(shop.snapshot()).toMatchObject({ where: 'entrance', section: 'dairy' })
  })

  it.each([
    ['pressed', 'stop'],
    ['pressed', 'pause'],
    ['heard', 'pause'],
  ] as const)('%s %s pauses at once', (how, words) => {
    const shop = visitAfter(['dairy'])
    shop.wait(800)
    if (how === 'pressed') shop.press(words)
    else shop.hear(words)
    expect(shop.effects.at(-1)).toEqual({ kind: 'pause' })
    expect(shop.clock.pending()).toBe(0)
  })
})
