import { beforeEach, describe, expect, it } from 'vitest'
import { settled } from '../../../../test/fake-clock.ts'
import { catalogue, openRoom, type Room } from '../../../../test/fixtures/embedded-session.ts'
import { backOf, butter } from '../../../../test/fixtures/sights.ts'
import type { Resume } from '../../../core/contract/live.ts'
import type { Product } from '../../../core/contract/product.ts'

let room: Room
beforeEach(async () => {
  room = await openRoom()
})

describe('a session after a lost connection, or over a changed catalogue', () => {
  it.each<[string, readonly Product[], RegExp]>([
    ['as it is now', [{ ...butter, allergensContain: ['sesame'] }], /sesame/i],
    ['no more once it is gone', [], /^Move the phone/],
  ])('tells a product that was changed since its scan %s', async (_, products, told) => {
    await room.ask('what is this')
    await room.show(backOf('2980010001014', 'p1'))
    await room.listen()
    room.publish({ ...catalogue, version: '2', products })
    await settled()
    room.forget()
    room.session().text('what allergens does it contain')
    await room.listen()
    expect(room.said().join(' ')).toMatch(told)
    expect(room.said().join(' ')).not.toMatch(/milk/i)
  })

  it('goes on with the product of a lost connection', async () => {
    await room.ask('what is this')
    await room.show(backOf('2980010001014', 'p1'))
    const resume = room.checkings().at(-1)
    expect(resume).toEqual({
      lastProductId: 'p1',
      lastSeenAtMs: expect.any(Number),
      dateOffered: true,
      told: { look: 'name', productId: 'p1', source: 'barcode', atMs: expect.any(Number) },
    })
    room.goOn(resume)
    room.session().text('does it contain milk')
    await room.listen()
    expect(room.said().join(' ')).toMatch(
      /^(?:.* )?Britannia Good Day Butter Cookies\. From our list: contains milk/,
    )
    expect(room.said().join(' ')).not.toContain('ago')
    expect(room.said().join(' ')).not.toMatch(/Move the phone/)
    expect(room.checkings()).toEqual([])
  })

  it('goes on with the look of a lost connection, which has forgotten the product before it', async () => {
    await room.ask('what is this')
    expect(room.checkings()).toEqual([{ lookFor: 'name' }])
    room.goOn(room.checkings().at(-1))
    await settled()
    expect(room.events()).toContainEqual(expect.objectContaining({ type: 'look', open: true, id: 'look-1' }))
    await room.show(backOf('2980010001014', 'p1'))
    expect(room.checkings().at(-1)).toEqual({
      lastProductId: 'p1',
      lastSeenAtMs: expect.any(Number),
      dateOffered: true,
      told: expect.objectContaining({ productId: 'p1' }),
    })
  })

  it('goes on with no look on the way, and tells that it is over', async () => {
    await room.ask('what is this')
    const resume = room.checkings().at(-1)
    room = await openRoom({ mode: 'echo', leads: true, resume })
    await room.listen()
    room.clock.advance(60_000)
    expect([room.looks(), room.said(), room.checkings()]).toEqual([[], [], [{}]])
  })

  it('takes an answer back that another connection gave, and looks by other evidence', async () => {
    await room.ask('what is this')
    await room.show(backOf('2980010001014', 'p1'))
    room.goOn(room.checkings().at(-1))
    room.session().text('that is wrong')
    await settled()
    expect(room.said()).toEqual(['I take that back. Looking again. Please show me the front of the pack.'])
    expect(room.checkings().at(-1)).toMatchObject({
      told: { productId: 'p1', unseen: true },
      lookFor: 'name',
    })
  })

  it.each<[string, Resume | undefined, string]>([
    ['a yes to the offered date', { lastProductId: 'p1', dateOffered: true }, 'yes'],
    ['a repetition', { lastProductId: 'p1' }, 'repeat'],
  ])('goes on with %s', async (_, resume, words) => {
    room.goOn(resume)
    room.session().text(words)
    await room.listen()
    if (words === 'yes')
      expect(room.events()).toContainEqual(
        expect.objectContaining({ type: 'look', open: true, id: 'look-1' }),
      )
    else expect(room.said()[0]).toContain(butter.name)
  })

  it('speaks of a product that nobody knows the age of, or that was walked away from, as of one of a while ago', async () => {
    room.goOn({ lastProductId: 'p1' })
    room.session().text('does it contain milk')
    await room.listen()
    expect(room.said()[0]).toBe(`${butter.name}: you showed it to me a while ago.`)
    expect(room.said().at(-1)).toMatch(/^If you have another pack now/)
    room.goOn({ lastProductId: 'p1', lastSeenAtMs: Date.now() })
    room.session().listenFor('walking')
    expect(room.checkings().at(-1)).toEqual({ lastProductId: 'p1', lastSeenAtMs: 0 })
  })

  it('takes up nothing about a product that is no longer there, and says so', async () => {
    room.goOn({ lastProductId: 'gone', dateOffered: true })
    expect(room.checkings()).toEqual([{}])
    room.session().text('does it contain milk')
    await room.listen()
    expect(room.said().join(' ')).toMatch(/Move the phone/)
  })
})
