import { describe, expect, it } from 'vitest'
import { journeyStore, type Player, playJourney } from '../../../test/fixtures/journey-player.ts'
import type { JourneyOptions } from './journey.ts'
import { readBrokenOff, type Snapshot } from './snapshot.ts'

const onWalk: Snapshot = {
  ...{ version: 1, storeId: '7', where: 'onward', section: 'biscuits and snacks', notThere: 0 },
  walk: { leg: 1, counted: 2, arrived: false, walked: 4 },
  told: true,
}
const atShelf: Snapshot = { ...onWalk, where: 'checking', walk: null }
const goingBack: Snapshot = { ...onWalk, where: 'return', walk: null }

function opened(found: Snapshot, changes: Partial<JourneyOptions> = {}): Player {
  const shop = playJourney({ found, ...changes })
  shop.send({ type: 'ready', again: false })
  shop.wait(2500)
  shop.finish()
  return shop
}
const HELLO = 'Welcome back to Crisp, Corner Store.'
const WHERE =
  'I cannot tell where you are now. We were in part two of two, two steps into it. Are you still there? Yes or no.'

describe('a visit that was broken off', () => {
  it('is offered, and goes on where products are checked', () => {
    const shop = opened(atShelf)
    expect(shop.said()).toEqual([HELLO, 'We were at the product check. Carry on? Yes or no.'])
    shop.hear('yes')
    shop.finish()
    expect(shop.said()).toEqual(['hi'])
    expect(shop.last('mode')?.mode).toBe('scan')
    expect(shop.snapshot()).toMatchObject({ where: 'checking', section: 'biscuits and snacks' })
  })

  it('begins anew after a no', () => {
    const shop = opened(atShelf)
    shop.said()
    shop.press('no')
    shop.finish()
    expect(shop.said()).toEqual([HELLO, 'intro.offer'])
    expect(shop.snapshot()).toMatchObject({ where: 'introduction', section: null, walk: null })
  })

  it('begun anew leads nobody to the counter that was asked for before it was broken off', () => {
    const shop = opened({ ...onWalk, goal: 'counter' })
    shop.press('start again')
    shop.finish()
    expect(shop.snapshot()).toMatchObject({ where: 'introduction', section: null, walk: null })
    expect(shop.snapshot().goal).toBeUndefined()
    const paused = playJourney({ resume: { ...onWalk, goal: 'counter' } })
    paused.send({ type: 'ready', again: false })
    paused.wait(2500)
    paused.finish()
    paused.press('start again')
    paused.finish()
    expect(paused.snapshot()).toMatchObject({ where: 'introduction', section: null, walk: null })
    expect(paused.snapshot().goal).toBeUndefined()
  })

  it('on a walk claims no place: it says where it was, and goes on there only after a yes', () => {
    const shop = opened(onWalk)
    expect(shop.said()).toEqual([HELLO, 'We were at the walk to biscuits and snacks. Carry on? Yes or no.'])
    shop.hear('yes')
    shop.finish()
    expect(shop.said()).toEqual([WHERE])
    expect(shop.last('progress')).toBeUndefined()
    shop.hear('yes')
    shop.wait(1000)
    expect(shop.last('progress')).toMatchObject({ leg: 2, of: 2 })
    expect(shop.snapshot().walk).toMatchObject({ leg: 1, counted: 2 })
  })

  it('counts again from there, though steps may have been missed before it was broken off', () => {
    const shop = opened({
      ...onWalk,
      walk: { leg: 1, counted: 2, arrived: false, walked: null, uncounted: true },
    })
    for (const _ of ['carry on', 'still there']) {
      shop.hear('yes')
      shop.finish()
    }
    expect(shop.snapshot().walk).toEqual({ leg: 1, counted: 2, arrived: false, walked: null })
  })

  it('whoever is elsewhere by now begins the way in at the door', () => {
    const shop = opened(onWalk)
    shop.press('yes')
    shop.finish()
    shop.said()
    shop.press('no')
    shop.finish()
    expect(shop.said()).toEqual(['aisle.confirm.biscuits', 'entrance.ask'])
    expect(shop.snapshot()).toMatchObject({ where: 'entrance', walk: null })
  })

  it.each(['I am lost', 'I do not know where I am', 'no idea where I am', 'I cannot find my way'])(
    'whoever is lost is elsewhere: %s',
    (words) => {
      for (const answers of [[words], ['yes', words]]) {
        const shop = opened(onWalk)
        for (const answer of answers) {
          shop.said()
          shop.hear(answer)
          shop.finish()
        }
        expect(shop.said()).toEqual(['aisle.confirm.biscuits', 'entrance.ask'])
      }
    },
  )

  it('whoever is elsewhere is asked about no entrance from which no way leads there', () => {
    const across = { 'biscuits and snacks': { dairy: [{ action: 'start', distance: '6' }] } }
    const paths = { ...across, Entrance: { breads: [{ action: 'start', distance: '5' }] } }
    const shop = opened(
      {
        ...onWalk,
        section: 'dairy',
        source: 'biscuits and snacks',
        walk: { ...onWalk.walk, leg: 0 } as Snapshot['walk'],
      },
      { place: { kind: 'store', store: { ...journeyStore, paths } } },
    )
    shop.press('yes')
    shop.finish()
    shop.said()
    shop.press('no')
    shop.finish()
    expect(shop.said()).toEqual(['nav.nopath', 'I have a route to breads only. To go there, say breads.'])
    expect(shop.snapshot()).toMatchObject({ where: 'section', section: null })
  })

  it('asks the same after a pause, without the offer', () => {
    const paused = playJourney({ resume: onWalk })
    paused.send({ type: 'ready', again: false })
    paused.wait(2500)
    paused.finish()
    expect(paused.said()).toEqual([WHERE])
    paused.press('no')
    expect(paused.said()).toEqual(['aisle.confirm.biscuits', 'entrance.ask'])
  })

  it('knows no place on a path that was edited since', () => {
    const walked = opened(onWalk)
    for (const _ of ['carry on', 'still there']) {
      walked.press('yes')
      walked.finish()
    }
    const found = walked.snapshot()
    expect(found.path).toMatch(/^[0-9a-z]+$/)
    const same = opened(found)
    same.press('yes')
    same.finish()
    expect(same.said()).toContain(WHERE)
    const biscuits = [{ action: 'start', distance: '5' }]
    const paths = { ...journeyStore.paths, Entrance: { 'biscuits and snacks': biscuits } }
    const place = { kind: 'store', store: { ...journeyStore, paths } } as const
    const edited = opened(found, { place })
    edited.said()
    edited.press('yes')
    edited.finish()
    expect(edited.said()).toEqual(['aisle.confirm.biscuits', 'entrance.ask'])
    expect(playJourney({ place, resume: found }).snapshot()).toEqual(found)
  })

  it('and from an unknown place is not led to the counter: staff are named', () => {
    const shop = opened(goingBack)
    shop.press('yes')
    shop.finish()
    expect(shop.said().at(-1)).toBe(
      'I cannot tell where you are now. Are you still at the shelf of biscuits and snacks? Yes or no.',
    )
    shop.press('no')
    shop.finish()
    expect(shop.said()).toEqual(['resume.staff', 'scan.hello'])
    expect(shop.last('path')).toBeUndefined()
  })

  it('stays kept as it was until it is taken up, though the page is lost once more', () => {
    expect(opened(onWalk).snapshot()).toEqual(onWalk)
  })

  it('is asked about again, in other words, and then quietly waited for', () => {
    const shop = opened(atShelf)
    shop.said()
    shop.wait(8000)
    shop.finish()
    shop.wait(8000)
    shop.finish()
    expect(shop.said()).toEqual(['resume.ask.r1', 'resume.ask.r2'])
  })

  it('whose newcomer heard no warning tells it when the visit goes on', () => {
    const shop = opened({ ...atShelf, told: false }, { owesSafety: true })
    shop.said()
    shop.press('yes')
    shop.finish()
    expect(shop.said()).toEqual(['privacy', 'safety', 'hi'])
  })
})

it('what was chosen before a walk is not worth asking about, nor what is of another store', () => {
  expect(readBrokenOff(onWalk, '7')).toEqual(onWalk)
  expect(readBrokenOff({ ...onWalk, where: 'entrance' }, '7')).toBeUndefined()
  expect(readBrokenOff(onWalk, '8')).toBeUndefined()
  expect(readBrokenOff({ ...onWalk, walk: { leg: -1 } }, '7')).toBeUndefined()
})
