import { describe, expect, it } from 'vitest'
import { type Player, visitAfter } from '../../../test/fixtures/journey-player.ts'
import { atTheShelf } from '../../../test/fixtures/visit-places.ts'
import type { ListenFor } from '../contract/modes.ts'
import type { Word } from '../language/meaning.ts'

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
    expect(shop.playing()).toBe(true)
    expect(shop.said()).toEqual([])
    expect(shop.snapshot().where).toBe('section')
  })

  it('takes an answer that went on after the voice fell silent', () => {
    const shop = asking()
    shop.hear('biscuits', 500)
    expect(shop.said()).toEqual(['aisle.confirm.biscuits', 'entrance.ask'])
  })

  it('falls silent at "stop", and listens for the answer', () => {
    const shop = asking()
    shop.hear('stop')
    expect(shop.playing()).toBe(false)
    shop.wait(8000)
    expect(shop.said()).toEqual(['aisle.ask.r1'])
  })

  it('may end just before the press that was meant for it: the visit goes on', () => {
    const shop = visitAfter(['dairy'])
    shop.press('stop')
    expect(shop.last('pause')).toBeUndefined()
    shop.wait(3000)
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

function packInHand() {
  const shop = atTheShelf()
  shop.send({ type: 'look', open: true })
  return shop
}
function staffCalled() {
  const shop = atTheShelf()
  shop.hearAs('callStaff')
  shop.finish()
  shop.said()
  return shop
}

describe('an answer that comes after its question was closed', () => {
  const turn = { verdict: 'act', overVoice: false } as const

  it('answers nothing', () => {
    const shop = visitAfter(['not required'])
    const questionId = shop.last('listenFor')?.question.id ?? 0
    shop.hear('dairy')
    shop.finish()
    shop.said()
    const heard = { ...turn, text: 'breads', meaning: 'breads', question: 'section', questionId } as const
    shop.send({ type: 'heard', heard })
    expect([shop.said(), shop.snapshot()]).toEqual([[], expect.objectContaining({ section: 'dairy' })])
  })

  it('counts where the same is still asked', () => {
    const shop = visitAfter([])
    const questionId = shop.last('listenFor')?.question.id ?? 0
    shop.hear('continue')
    const heard = { ...turn, text: 'dairy', meaning: 'dairy', question: 'introduction', questionId } as const
    shop.send({ type: 'heard', heard })
    expect(shop.snapshot()).toMatchObject({ where: 'entrance', section: 'dairy' })
  })

  it('never lets a yes to one thing agree to another', () => {
    const shop = visitAfter(['dairy', 'start again'])
    const questionId = shop.last('listenFor')?.question.id ?? 0
    shop.hear('no')
    shop.finish()
    shop.hear('stop')
    shop.finish()
    const heard = { ...turn, text: 'yes', meaning: 'yes', question: 'confirm', questionId } as const
    shop.send({ type: 'heard', heard })
    expect(shop.last('pause')).toBeUndefined()
  })

  it('calls staff for who cries twice while the first cry is asked back', () => {
    const shop = atTheShelf()
    const questionId = shop.last('listenFor')?.question.id ?? 0
    const say = (verdict: 'confirm' | 'act') =>
      shop.send({
        type: 'heard',
        heard: {
          ...turn,
          text: 'call staff',
          meaning: 'callStaff',
          verdict,
          question: 'checking',
          questionId,
        },
      })
    say('confirm')
    say('act')
    expect(shop.last('staffCall')).toMatchObject({ on: true })
  })

  it.each<[string, () => Player, ListenFor, Word, text: string, asks: string]>([
    ['thanks at the shelf', () => atTheShelf(), 'checking', 'thanks', 'thank you', 'thanks.ask'],
    ['the counter, with a pack in hand', packInHand, 'checking', 'counter', 'cash counter', 'product.leave'],
    [
      'a pause while staff are called',
      staffCalled,
      'checking',
      'pause',
      'one minute',
      'Did you say pause? Yes or no.',
    ],
  ])(
    'agrees to nothing that was asked since, said twice in one breath: %s',
    (_, there, question, word, text, asks) => {
      const shop = there()
      const questionId = shop.last('listenFor')?.question.id ?? 0
      const say = (id: number) =>
        shop.send({ type: 'heard', heard: { ...turn, text, meaning: word, question, questionId: id } })
      say(questionId)
      shop.wait(300)
      say(questionId)
      shop.finish()
      expect(shop.said()).toEqual([asks])
      expect(shop.last('pause')).toBeUndefined()
      // Once it was heard the word agrees.
      const asked = shop.last('listenFor')?.question.id ?? 0
      say(asked)
      expect(shop.last('listenFor')?.question.id !== asked || shop.last('pause') !== undefined).toBe(true)
    },
  )

  it('still stops what is being said, whatever was asked', () => {
    const shop = visitAfter(['not required'])
    const questionId = shop.last('listenFor')?.question.id ?? 0
    shop.hear('dairy')
    const heard = { ...turn, text: 'stop', meaning: 'stop', question: 'section', questionId } as const
    shop.send({ type: 'heard', heard })
    expect(shop.playing()).toBe(false)
  })

  it('and a meaning that nobody knows is no answer', () => {
    const shop = visitAfter(['not required'])
    const heard = { ...turn, text: 'fly', meaning: 'fly', question: 'section' } as const
    shop.send({ type: 'heard', heard })
    expect(shop.said()).toEqual(['aisle.ask.r1'])
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
    shop.wait(3000)
    if (how === 'pressed') shop.press(words)
    else shop.hear(words)
    expect(shop.effects.at(-1)).toEqual({ kind: 'pause' })
    expect(shop.clock.pending()).toBe(0)
  })
})
