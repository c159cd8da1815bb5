import { describe, expect, it } from 'vitest'
import { journeyStore, type Player, playJourney } from '../../../test/fixtures/journey-player.ts'
import { scannedSection } from '../contract/place.ts'
import type { JourneyOptions } from './journey.ts'

function opened(changes: Partial<JourneyOptions> = {}): Player {
  const shop = playJourney({ scanned: 'dairy', ...changes })
  shop.send({ type: 'ready', again: false })
  shop.wait(2500)
  shop.finish()
  return shop
}
const HELLO = 'Welcome back to Crisp, Corner Store.'
const ASK = 'Are you at the shelf of dairy? Yes or no.'

describe('a code scanned at a shelf', () => {
  it('is asked about, not believed', () => {
    const shop = opened()
    expect(shop.said()).toEqual([HELLO, ASK])
    expect(shop.snapshot()).toMatchObject({ where: 'section', section: null })
  })

  it('after a yes begins every walk there: to the counter, and the product check is open', () => {
    const shop = opened()
    shop.hear('yes')
    shop.finish()
    expect(shop.said().at(-1)).toBe('scan.hello')
    expect(shop.snapshot()).toMatchObject({ where: 'checking', section: 'dairy' })
    shop.press('cash counter')
    shop.finish()
    shop.wait(3000)
    shop.finish()
    shop.hear('yes')
    shop.finish()
    expect(shop.last('path')?.path).toMatchObject({ source: 'dairy', destination: 'cash counter' })
  })

  it('after a no goes on as from the entrance', () => {
    const shop = opened()
    shop.said()
    shop.press('no')
    shop.finish()
    expect(shop.said()).toEqual(['aisle.ask'])
    shop.press('dairy')
    shop.finish()
    expect(shop.said()).toContain('entrance.ask')
  })

  it('is not where somebody is who is lost', () => {
    const shop = opened()
    shop.said()
    shop.hear('I do not know where I am')
    shop.finish()
    expect(shop.said()).toEqual(['aisle.ask'])
  })

  it('is asked about of a newcomer once they have heard what they must know', () => {
    const shop = opened({ firstVisit: true })
    shop.press('not required')
    shop.finish()
    const said = shop.saidEver()
    expect(said.indexOf('safety')).toBeGreaterThan(-1)
    expect(said.indexOf(ASK)).toBeGreaterThan(said.indexOf('safety'))
    expect(said).not.toContain('aisle.ask')
  })
})

it.each([
  ['dairy', 'dairy'],
  ['Biscuits', 'biscuits and snacks'],
  ['biscuits and snacks', 'biscuits and snacks'],
  ['cash counter', undefined],
  ['__proto__', undefined],
  ['', undefined],
  [null, undefined],
])('at=%s names the section %s', (at, section) => expect(scannedSection(at, journeyStore)).toBe(section))

it('names no section that the store has no path from or to', () =>
  expect(scannedSection('dairy', { ...journeyStore, paths: {} })).toBeUndefined())
