import { describe, expect, it } from 'vitest'
import { visitAfter } from '../../../test/fixtures/journey-player.ts'
import { onTheWay } from '../../../test/fixtures/visit-places.ts'

/** What is said in the silence that follows a loss. */
function inSilence(shop: ReturnType<typeof visitAfter>) {
  shop.send({ type: 'lost' })
  shop.send({ type: 'offline' })
  shop.finish()
  shop.said()
  shop.wait(60_000)
  return shop.said()
}

describe('while nobody can be heard', () => {
  it.each([
    ['introduction', []],
    ['section', ['not required']],
    ['entrance', ['biscuits']],
  ])('the question of the %s asks for a tap, and for no word', (_, answers) => {
    const said = inSilence(visitAfter(answers))
    expect(said.slice(0, 2)).toEqual(['tap.answer', 'tap.answer'])
    expect(said.filter((id) => /\.r[12]$/.test(id))).toEqual([])
  })

  it('so does what is said to somebody who asks for help', () => {
    const shop = visitAfter(['not required'])
    inSilence(shop)
    shop.press('help')
    expect(shop.said()).toEqual(['tap.answer'])
  })

  it('a walk names its buttons', () => {
    const shop = onTheWay()
    const said = inSilence(shop)
    expect(said).toContain('tap.pause')
    expect(said).not.toContain('nav.pause')
    shop.press('lost')
    expect(shop.said()).toContain('tap.lost')
    shop.send({ type: 'motionState', state: 'error' })
    shop.finish()
    expect(shop.said()).toContain('tap.uncounted')
  })

  it('but where the phone hears by itself all is asked as ever', () => {
    const said = inSilence(visitAfter(['not required'], { hearsAlone: () => true }))
    expect(said.slice(0, 2)).toEqual(['aisle.ask.r1', 'aisle.ask.r2'])
  })

  it('nor to the letter', () => {
    const said = inSilence(visitAfter(['not required'], { literal: true }))
    expect(said).not.toContain('tap.answer')
  })
})

it('with a connection again, words are asked for', () => {
  const shop = onTheWay()
  inSilence(shop)
  shop.send({ type: 'ready', again: true })
  shop.finish()
  shop.press('lost')
  expect(shop.said()).toContain('nav.lost')
})
