import { describe, expect, it } from 'vitest'
import { visitAfter } from '../../../../test/fixtures/journey-player.ts'
import { atTheShelf } from '../../../../test/fixtures/visit-places.ts'
import { DELAY } from '../../constants.ts'
import type { Word } from '../../language/meaning.ts'
import { answersTo } from '../../language/words.ts'

const FIRST = 'Start with the door behind you. Move forward 2 steps.'
const BACK = 'Move forward 2 steps.'

/** Every word of the vocabulary that is open, and what answers it before the walk and before the way back. */
const said: Readonly<Partial<Record<Word, readonly [string, string]>>> = {
  next: [FIRST, BACK],
  howManyLeft: ['nav.prepare', 'nav.return'],
  whereAmI: ['nav.prepare', 'nav.return'],
  imHere: ['nav.prepare', 'nav.return'],
  lost: ['nav.prepare', 'nav.return'],
  counter: ['counter.far', 'nav.return'],
}

const words = answersTo.walking.map(
  ([word, [phrase = '']]) => [phrase, ...(said[word as Word] ?? ['', ''])] as const,
)

describe('a word of the walk is answered', () => {
  it.each(words)('%s before it', (phrase, before) => {
    const shop = visitAfter(['biscuits', 'entrance'])
    shop.hear(phrase)
    expect(shop.said()[0]).toBe(before)
  })

  it.each(words)('%s before the way back', (phrase, _, before) => {
    const shop = atTheShelf()
    for (const answer of ['cash counter', 'yes', 'yes']) shop.press(answer)
    expect(shop.said().slice(-2)).toEqual(['nav.return', 'nav.go'])
    shop.press(phrase)
    expect(shop.said()[0]).toBe(before)
  })
})

describe('who is not at the entrance after all', () => {
  const sentences = ['not there yet', 'I am not at the entrance', 'no, I am still outside']
  it.each(sentences)('is asked again: %s', (words) => {
    const shop = visitAfter(['biscuits', 'entrance'])
    shop.hear(words)
    expect(shop.said()).toEqual(['entrance.no1'])
    expect(shop.snapshot()).toMatchObject({ where: 'entrance', away: true })
    shop.finish()
    shop.wait(DELAY.secondEntranceAskMs)
    expect(shop.said()).toEqual(['entrance.ask.r1'])
    shop.finish()
    shop.hear('yes')
    expect(shop.said()).toEqual(['nav.prepare'])
  })

  it.each(['no', 'not yet', 'I am still outside'])(
    'is asked again by what has no meaning on a walk: %s',
    (text) => {
      const spoken = visitAfter(['biscuits', 'entrance'])
      const heard = { text, meaning: null, verdict: 'askAgain', question: 'walking' } as const
      spoken.send({ type: 'heard', heard })
      expect(spoken.said()).toEqual(['entrance.no1'])
      const typed = visitAfter(['biscuits', 'entrance'])
      typed.send({ type: 'typed', text })
      expect(typed.said()).toEqual(['entrance.no1'])
    },
  )

  it('is nobody who says something else', () => {
    const shop = visitAfter(['biscuits', 'entrance'])
    shop.send({ type: 'typed', text: 'what a day' })
    expect(shop.said()).toEqual([])
  })

  it.each([
    'I am in a hurry',
    'it is behind me',
    'I do not know',
    'not sure',
    'coming',
    'inside',
    'let me find my stick',
  ])('is nobody who says it of something else: %s', (text) => {
    const shop = visitAfter(['biscuits', 'entrance'])
    const heard = { text, meaning: null, verdict: 'askAgain', question: 'walking' } as const
    shop.send({ type: 'heard', heard })
    expect(shop.said()).toEqual([])
  })

  it('may say so while they are told what to do', () => {
    const shop = visitAfter(['biscuits'])
    shop.hear('entrance')
    shop.hear('I am not there yet', 1000)
    expect(shop.said().at(-1)).toBe('entrance.no1')
  })

  it.each(sentences)('is not believed once the walk has begun: %s', (words) => {
    const shop = visitAfter(['biscuits', 'entrance', 'next'])
    shop.wait(60_000)
    shop.said()
    shop.hear(words)
    expect(shop.said()).toEqual(['walk.missed'])
    expect(shop.snapshot()).toMatchObject({ where: 'onward' })
  })
})

it('leads nobody from a shelf where they are not', () => {
  const shop = visitAfter(['biscuits', 'entrance'])
  shop.hear('cash counter')
  expect(shop.said()).toEqual(['counter.far'])
  expect(shop.snapshot()).toMatchObject({ where: 'onward', section: 'biscuits and snacks' })
  shop.wait(9000)
  expect(shop.said()).toEqual(['nav.go'])
})

describe('before a walk that begins at the shelf', () => {
  const asked = () => {
    const shop = atTheShelf()
    for (const words of ['cash counter', 'yes']) shop.press(words)
    shop.finish()
    shop.said()
    return shop
  }

  it('nobody turns round elsewhere than where the last one ended', () => {
    const shop = asked()
    expect(shop.last('choices')?.inSight.map(({ label }) => label)).toContain('No')
    for (const words of ['no', 'no']) shop.hear(words)
    shop.finish()
    expect(shop.said().at(-1)).toContain('stand still')
    shop.wait(20_000)
    expect(shop.said()).toEqual([])
    shop.hear('yes')
    expect(shop.said()).toEqual(['nav.return', 'nav.go'])
  })

  it('knows again where they stand who went back there by themselves', () => {
    const shop = asked()
    shop.hear('no')
    expect(shop.snapshot()).toMatchObject({ away: true })
    for (const words of ['yes', 'back', 'dairy']) shop.press(words)
    expect(shop.snapshot()).toMatchObject({ where: 'entrance', at: 'biscuits and snacks' })
  })

  it('is not begun when nobody answers', () => {
    const shop = asked()
    shop.wait(30_000)
    expect(shop.said()).toEqual(['standing.ask.r1', 'standing.ask.r2'])
    shop.hear('back')
    expect(shop.snapshot().where).toBe('checking')
  })
})
