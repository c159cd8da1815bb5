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

describe('while no microphone brings words', () => {
  const isDeaf = () => true

  it('a question asks for a tap or for what is typed, with a connection and without', () => {
    const shop = visitAfter(['not required'], { isDeaf })
    shop.said()
    shop.wait(60_000)
    expect(shop.said().slice(0, 2)).toEqual(['tap.deaf', 'tap.deaf'])
    shop.press('help')
    expect(shop.said()).toEqual(['tap.deaf'])
    expect(inSilence(visitAfter([], { isDeaf })).slice(0, 2)).toEqual(['tap.deaf', 'tap.deaf'])
  })

  it('a walk names its buttons', () => {
    const shop = onTheWay({ isDeaf })
    shop.wait(60_000)
    const said = shop.said()
    expect(said).toContain('tap.pause')
    expect(said).not.toContain('nav.pause')
  })

  it('a newcomer is not told what to say on the way, until somebody hears it', () => {
    let deaf = true
    const shop = visitAfter([], { isDeaf: () => deaf, firstVisit: true })
    const begin = () => {
      for (const words of ['biscuits', 'entrance']) shop.press(words)
      shop.finish()
      return shop.said()
    }
    expect(begin()).not.toContain('walk.words')
    deaf = false
    for (const words of ['another section', 'yes']) shop.press(words)
    expect(begin()).toContain('walk.words')
  })

  it('nothing tells that it is their turn to speak', () => {
    const turn = (changes: Parameters<typeof visitAfter>[1]) => {
      const shop = visitAfter(['not required'], changes)
      shop.finish()
      shop.send({ type: 'silent' })
      shop.wait(1000)
      return shop.last('sign')?.sign
    }
    expect(turn({})).toBe('turn')
    expect(turn({ isDeaf })).toBeUndefined()
  })

  it('but where the phone hears by itself, or one is there again, all is asked as ever', () => {
    let deaf = true
    const shop = visitAfter(['not required'], { isDeaf: () => deaf })
    deaf = false
    shop.said()
    shop.wait(60_000)
    expect(shop.said().slice(0, 2)).toEqual(['aisle.ask.r1', 'aisle.ask.r2'])
    const byPhone = visitAfter(['not required'], { isDeaf, hearsAlone: () => true })
    byPhone.said()
    byPhone.wait(60_000)
    expect(byPhone.said().slice(0, 2)).toEqual(['aisle.ask.r1', 'aisle.ask.r2'])
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
