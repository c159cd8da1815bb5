import { describe, expect, it } from 'vitest'
import { playJourney } from '../../../test/fixtures/journey-player.ts'

describe('a whole visit', () => {
  it('leads from the welcome to the section, to the counter and home', () => {
    const shop = playJourney({ firstVisit: true })
    shop.send({ type: 'motionState', state: 'granted' })
    shop.send({ type: 'ready', again: false })
    shop.wait(2499)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    shop.finish()
    expect(shop.said()).toEqual([
      'privacy',
      'safety',
      'Welcome to Crisp, Corner Store. I am your shopping helper. I can take you to a section, tell you about a product, and take you to pay.',
      'tour.1',
      'tour.2',
      'tour.3',
      'tour.4',
      'tour.5',
      'tour.end',
      'aisle.ask',
    ])
    shop.hear('biscuits')
    shop.finish()
    expect(shop.said()).toEqual(['aisle.confirm.biscuits', 'entrance.ask'])
    shop.hear('entrance')
    shop.finish()
    expect(shop.said()).toEqual(['nav.prepare'])
    shop.wait(8999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    expect(shop.said()).toEqual(['nav.go'])
    shop.finish()
    expect(shop.said()).toEqual(['Start with the door behind you. Move forward 2 steps.'])
    shop.step(2)
    expect(shop.said()).toEqual(['Stop. Turn left, a quarter turn. Then move forward 3 steps.'])
    shop.step(3)
    expect(shop.said()).toEqual(['You have arrived at biscuits and snacks. If it is not here, say lost.'])
    shop.finish()
    shop.wait(3999)
    expect(shop.last('mode')).toBeUndefined()
    shop.wait(1)
    expect(shop.last('mode')).toMatchObject({ mode: 'scan', reconnect: false })
    expect(shop.said()).toEqual(['scan.hello'])
    shop.finish()
    shop.hear('cash counter')
    expect(shop.said()).toEqual(['counter.confirm', 'wait'])
    shop.finish()
    shop.wait(2999)
    expect(shop.said()).toEqual([])
    shop.wait(1)
    shop.finish()
    expect(shop.said()).toEqual(['standing.ask'])
    shop.hear('yes')
    shop.finish()
    expect(shop.said()).toEqual(['nav.return', 'nav.go', 'Move forward 2 steps.'])
    shop.step(2)
    expect(shop.said()).toEqual(['nav.end.counter'])
    shop.finish()
    shop.wait(3000)
    expect(shop.said()).toEqual(['more.ask'])
    shop.finish()
    shop.hear('next time')
    shop.finish()
    expect(shop.said()).toEqual(['save.ask'])
    shop.hear('save')
    shop.finish()
    expect(shop.said()).toEqual(['save.android', 'thanks'])
    expect(shop.last('homeScreenSteps')?.steps).toHaveLength(3)
    shop.wait(13_999)
    expect(shop.last('end')).toBeUndefined()
    shop.wait(1)
    expect(shop.last('end')).toEqual({ kind: 'end', why: 'saved', reload: false, kept: null })
    expect(shop.clock.pending()).toBe(0)
  })
})
