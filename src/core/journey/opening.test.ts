import { describe, expect, it } from 'vitest'
import { journeyStore, type Player, playJourney } from '../../../test/fixtures/journey-player.ts'
import type { JourneyOptions } from './journey.ts'
import type { Snapshot } from './snapshot.ts'

const newcomer = { firstVisit: true } as const
const WELCOME = expect.stringMatching(/^Welcome to Crisp, Corner Store\./)
const MUST_KNOW = ['privacy', 'safety']

/** The first words are due; nothing was heard to its end. */
function opened(changes: Partial<JourneyOptions> = {}): Player {
  const shop = playJourney(changes)
  shop.send({ type: 'ready', again: false })
  shop.wait(2500)
  return shop
}

/** The visit after the one that paused. */
function afterPause(before: Player, changes: Partial<JourneyOptions> = {}): Player {
  expect(before.last('pause')).toBeDefined()
  const resume = before.last('snapshot')?.snapshot
  const shop = opened({ ...changes, ...(resume ? { resume } : {}) })
  shop.finish()
  return shop
}

describe('what a newcomer must know', () => {
  it('comes before the section choice that the form asks for', () => {
    const shop = opened({ ...newcomer, navigate: true })
    shop.finish()
    expect(shop.said()).toEqual([...MUST_KNOW, 'aisle.ask'])
  })

  const ways: readonly (readonly [string, (shop: Player) => void, readonly string[]])[] = [
    ['a section', (shop) => shop.hear('biscuits'), ['aisle.confirm.biscuits', 'entrance.ask']],
    ['a button', (shop) => shop.press('not required'), ['aisle.ask']],
    ['"repeat"', (shop) => shop.hear('repeat'), [WELCOME]],
  ]
  it.each(ways)('is said again when %s cut it', (_, cut, said) => {
    const shop = opened(newcomer)
    shop.wait(1500)
    shop.said()
    cut(shop)
    expect(shop.said()).toEqual([...MUST_KNOW, ...said])
  })

  it.each(ways)('is not said again when %s came after it', (_, cut, said) => {
    const shop = opened(newcomer)
    shop.wait(2500)
    shop.said()
    cut(shop)
    expect(shop.said()).toEqual(said)
  })

  it('is said once help was given, and after "stop"', () => {
    const shop = opened(newcomer)
    shop.said()
    shop.press('help')
    expect(shop.said()).toEqual([WELCOME])
    shop.wait(1000)
    expect(shop.said()).toEqual([...MUST_KNOW, 'tour.short'])
    shop.press('stop')
    expect(shop.said()).toEqual([...MUST_KNOW, 'aisle.ask'])
    shop.wait(5000)
    shop.hear('introduction')
    expect(shop.said()).toEqual(['tour.1'])
    // It goes on by itself: a button that does nothing is not offered.
    expect(shop.last('choices')?.more.map(({ label }) => label)).not.toContain('Continue')
  })

  it('keeps nobody from starting again, and comes after that', () => {
    const shop = opened(newcomer)
    shop.said()
    shop.press('start again')
    expect(shop.said()).toEqual(['restart.ask'])
    shop.press('no')
    expect(shop.said()).toEqual([...MUST_KNOW, 'carry.on', WELCOME])
  })

  it('is known to have been heard as soon as it was', () => {
    const shop = opened(newcomer)
    shop.wait(1999)
    expect(shop.last('snapshot')?.snapshot.told).toBe(false)
    shop.wait(1)
    expect(shop.last('snapshot')?.snapshot.told).toBe(true)
  })

  it('comes before the first step of whoever answers everything at once', () => {
    const shop = opened(newcomer)
    for (const words of ['biscuits', 'entrance', 'next']) shop.press(words)
    expect(shop.said().slice(-3)).toEqual([
      ...MUST_KNOW,
      'Start with the door behind you. Move forward 2 steps.',
    ])
  })

  it.each([
    ['before a word was said', (): Player => playJourney(newcomer)],
    [
      'in the middle of it',
      () => {
        const shop = opened(newcomer)
        shop.wait(1500)
        return shop
      },
    ],
  ])('is not lost in a pause %s', (_, begun) => {
    const shop = begun()
    shop.press('pause')
    expect(afterPause(shop, newcomer).said().slice(0, 4)).toEqual([...MUST_KNOW, WELCOME, 'tour.short'])
  })

  it('is not said again after a pause, but the welcome is still a newcomer’s', () => {
    const shop = opened(newcomer)
    shop.wait(2500)
    shop.press('pause')
    expect(afterPause(shop, newcomer).said().slice(0, 2)).toEqual([WELCOME, 'tour.short'])
  })
})

describe('a pause before the first question', () => {
  const walk = { leg: 1, counted: 1, arrived: false, walked: 3, turned: true }
  const resume: Snapshot = {
    version: 1,
    storeId: journeyStore.id,
    where: 'onward',
    section: 'biscuits and snacks',
    notThere: 0,
    walk,
    told: true,
  }
  it.each([
    ['anywhere', {}],
    ['where motion is waited for', { motionRequired: true }],
  ])('forgets nothing of the one before: %s', (_, changes) => {
    const shop = playJourney({ resume, ...changes })
    shop.send({ type: 'ready', again: false })
    shop.wait(2000)
    shop.press('pause')
    expect(shop.last('snapshot')?.snapshot).toEqual(resume)
  })

  it('is not what a walk needs that finds no connection', () => {
    const shop = playJourney({ resume })
    shop.send({ type: 'motionState', state: 'granted' })
    shop.send({ type: 'gaveUp', reason: undefined })
    shop.wait(2500)
    shop.finish()
    expect(shop.last('pause')).toBeUndefined()
    expect(shop.said()).toEqual(['net.fail', expect.stringContaining('Are you still there?')])
    shop.press('yes')
    shop.finish()
    expect(shop.said()).toEqual(['hi', 'Two more steps, then stop.', 'This part has 3 steps.'])
  })

  it.each([
    [10_000, 'Two more steps, then stop.'],
    [20_000, 'Are you still there?'],
    [-60_000, 'Are you still there?'],
  ])('of %i ms on a walk goes on with "%s"', (awayMs, line) => {
    const shop = playJourney({ resume, awayMs })
    shop.send({ type: 'motionState', state: 'granted' })
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    shop.finish()
    expect(shop.said().join(' ')).toContain(line)
  })

  it('keeps how often the shopper was not at the entrance', () => {
    const shop = opened({ resume: { ...resume, where: 'entrance', walk: null, notThere: 1 } })
    shop.finish()
    shop.said()
    shop.hear('not there')
    expect(shop.said()).toEqual(['entrance.no2'])
  })
})
