import { expect, it } from 'vitest'
import { atIntroduction, type Player } from '../../../test/fixtures/journey-player.ts'
import { onTheWay } from '../../../test/fixtures/visit-places.ts'

const notes = ({ effects }: Player) =>
  effects.flatMap((effect) =>
    effect.kind === 'field' ? [[effect.note.kind, effect.note.walk?.part].filter(Boolean).join(' ')] : [],
  )

it('tells of a visit once, however often its line comes back', () => {
  const shop = atIntroduction()
  shop.send({ type: 'lost' })
  shop.send({ type: 'ready', again: true })
  expect(notes(shop)).toEqual(['visit'])
})

it('tells of each part of a walk once, and where somebody is lost or stands', () => {
  const shop = onTheWay()
  const { walk } = shop.last('field')?.note ?? {}
  expect(walk).toMatchObject({ from: 'entrance', part: 1 })
  shop.hear('lost')
  shop.finish()
  shop.wait(11_000)
  shop.hear('next')
  shop.finish()
  shop.hear('back')
  shop.hear('next')
  for (let part = 0; part < 4; part++) {
    shop.hear('next')
    shop.finish()
  }
  expect(notes(shop).filter((note) => note !== 'visit')).toEqual(
    expect.arrayContaining(['part 1', 'lost 1', 'stood 1', 'part 2']),
  )
  expect(new Set(notes(shop)).size).toBe(notes(shop).length)
  expect(notes(shop).at(-1)).toMatch(/^arrived/)
})

it('tells on the way without a line once it is back', () => {
  const shop = onTheWay()
  shop.send({ type: 'lost' })
  const before = notes(shop).length
  shop.press('lost')
  expect(notes(shop)).toHaveLength(before)
  shop.send({ type: 'ready', again: true })
  expect(notes(shop).slice(before)).toContain('lost 1')
})

it('tells nothing to the letter of the specification', () => {
  expect(notes(atIntroduction({ literal: true }))).toEqual([])
})
