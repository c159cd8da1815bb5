import { describe, expect, it } from 'vitest'
import { type Player, playJourney, visitAfter } from '../../../test/fixtures/journey-player.ts'
import type { Paths } from '../contract/store.ts'
import type { JourneyOptions } from './journey.ts'

const placeWith = (paths: Paths): JourneyOptions['place'] => ({
  kind: 'store',
  store: { id: '7', name: 'Odd', paths },
})
const walk = [{ action: 'start', distance: '4' }]
const unreadable = {
  'its end alone': [{ action: 'end', distance: '0' }],
  'nothing that can be read': [
    { action: 'turn left', distance: 'some' },
    { action: ' . ', distance: '3' },
  ],
}
const ONLY_BREADS = 'I have a route to breads only. To go there, say breads.'
const each = Object.entries(unreadable)

const warnings = (shop: Player) =>
  shop.effects.flatMap((effect) => (effect.kind === 'log' ? [effect.line] : []))

describe('a path of which no part can be read is none', () => {
  it.each(each)('to a section: %s', (_, dairy) => {
    const shop = visitAfter(['dairy'], { place: placeWith({ entrance: { dairy, breads: walk } }) })
    expect(shop.saidEver().slice(-2)).toEqual(['nav.nopath', ONLY_BREADS])
    expect(shop.last('choices')?.inSight.map(({ label }) => label)).toEqual(['Breads', 'Repeat', 'Pause'])
    expect(shop.last('progress')).toBeUndefined()
    expect(shop.last('path')).toBeUndefined()
  })

  it.each(each)('to any section: %s', (_, dairy) => {
    const shop = visitAfter(['dairy'], { place: placeWith({ entrance: { dairy } }) })
    expect(shop.saidEver()).toContain('aisle.none')
    expect(shop.snapshot().where).toBe('checking')
  })

  it.each(each)('to the counter: %s', (_, steps) => {
    const place = placeWith({ entrance: { dairy: walk }, dairy: { 'cash counter': steps } })
    const shop = visitAfter(['dairy', 'entrance'], { place })
    expect(shop.saidEver()).toContain(
      'I have no route from dairy to the cash counter. I can lead you there, and staff can take you on.',
    )
    shop.press('next')
    shop.finish()
    shop.said()
    shop.hear('cash counter')
    expect(shop.said()).toEqual(['nav.nopath'])
    expect(shop.snapshot().where).toBe('onward')
  })

  it('is not walked on after a pause', () => {
    const shop = playJourney({
      place: placeWith({ entrance: { dairy: unreadable['its end alone'] } }),
      resume: {
        version: 1,
        storeId: '7',
        where: 'onward',
        section: 'dairy',
        notThere: 0,
        walk: { leg: 0, counted: 1, arrived: false, walked: 1 },
        told: true,
      },
    })
    shop.send({ type: 'ready', again: false })
    shop.wait(2500)
    shop.finish()
    expect(shop.said()).toEqual(['hi', 'aisle.none', 'scan.hello'])
    expect(shop.snapshot().walk).toBeNull()
  })

  it('says in the log what is wrong with it', () => {
    const place = placeWith({ entrance: { dairy: unreadable['nothing that can be read'] } })
    expect(warnings(visitAfter(['dairy'], { place }))).toEqual([
      'Step 1 of the path has no readable distance and is left out',
      'Step 2 of the path has no action and is left out',
      'Path without a step to walk',
    ])
    const alone = placeWith({ entrance: { dairy: unreadable['its end alone'] } })
    expect(warnings(visitAfter(['dairy'], { place: alone }))).toEqual(['Path without a step to walk'])
  })
})
