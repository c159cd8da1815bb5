import { beforeEach, describe, expect, it } from 'vitest'
import { settled } from '../../../../test/fake-clock.ts'
import { catalogue, openRoom, type Room } from '../../../../test/fixtures/embedded-session.ts'
import { backOf, butter, lineAt, sightWith } from '../../../../test/fixtures/sights.ts'
import type { Resume } from '../../../core/contract/live.ts'
import { UnreadableFrame } from '../see/seeing.ts'

const useBy = [lineAt('USE BY 05/11/2027')]

let room: Room
beforeEach(async () => {
  room = await openRoom()
})

describe('a session', () => {
  it('is ready, then silent until asked', async () => {
    expect(room.events()).toEqual([{ type: 'ready' }])
    await room.show(backOf('2980010001014', 'p1'))
    expect(room.said()).toEqual([])
  })

  it.each<[string, Resume | undefined]>([
    ['what is this?', undefined],
    ['use by date', undefined],
    ['hello', { lookFor: 'name' }],
  ])('is ready before anything else when “%s” comes with the set-up', (text, resume) => {
    room.goOn(resume)
    room.session().text(text)
    expect(room.events().length).toBeGreaterThan(1)
    expect(
      room
        .events()
        .map((event) => event.type)
        .indexOf('ready'),
    ).toBe(0)
  })

  it('names the product with its allergens and offers the date', async () => {
    await room.ask('what is this')
    expect(room.said()).toEqual(['Looking.'])
    await room.show(backOf('2980010001014', 'p1'))
    await room.listen()
    expect(room.said()[1]).toBe('Britannia Good Day Butter Cookies, 200 grams.')
    expect(room.said().join(' ')).toMatch(/contains wheat and milk/i)
    expect(room.said().at(-1)).toBe('Shall I read the use by date?')
    expect(room.looks()).toEqual([true, false])
    expect(room.events().filter((event) => event.type === 'turnComplete')).toHaveLength(1)
  })

  it('keeps looking after a frame that decided nothing, and concludes after eight seconds', async () => {
    await room.ask('what is this')
    await room.show(sightWith())
    expect(room.looks()).toEqual([true])
    room.clock.advance(8000)
    await room.listen()
    expect(room.said().at(-1)).toBe(
      'Move the phone slowly left and right, up and down, closer, and ask: what is this?',
    )
    expect(room.looks().at(-1)).toBe(false)
  })

  it('does not wait eight seconds for a camera that shows nothing', async () => {
    await room.ask('what is this')
    room.clock.advance(4000)
    await room.listen()
    expect(room.said().at(-1)).toMatch(/^Move the phone slowly/)
  })

  it('reads the date from frames of its own question', async () => {
    await room.ask('use by date')
    await room.show(sightWith({ dateLines: [useBy, useBy] }))
    expect(room.looks()).toEqual([true])
    await room.show(sightWith({ dateLines: [useBy, useBy] }))
    await room.listen()
    expect(room.said()).toContain('From the pack: Use by five November two thousand twenty-seven.')
    expect(room.said().at(-1)).toBe('Ask about another product, or say thank you to finish.')
  })

  it('keeps looking when a picture cannot be read', async () => {
    await room.ask('what is this')
    await room.show(new UnreadableFrame('truncated'))
    expect(room.looks()).toEqual([true])
  })

  it('ends a look when told to stop', async () => {
    await room.ask('what is this')
    await room.ask('stop')
    expect(room.looks().at(-1)).toBe(false)
    room.clock.advance(10_000)
    await room.listen()
    expect(room.said()).toEqual(['Looking.'])
  })

  it('forgets the earlier scan when a new one begins', async () => {
    await room.ask('what is this')
    await room.show(backOf('2980010001014', 'p1'))
    await room.listen()
    await room.ask('what is this')
    await room.ask('does it contain milk')
    await room.listen()
    expect(room.said().at(-1)).toMatch(/^Move the phone slowly/)
  })

  it('takes a tapped question over what is being said', async () => {
    room.session().say('Welcome to the shop.')
    await settled()
    room.session().text('does it contain milk')
    await room.listen()
    expect(room.events().map((event) => event.type)).toContain('interrupted')
    expect(room.said().at(-1)).toMatch(/^Move the phone slowly/)
  })

  it('says a fixed text whole', async () => {
    const text =
      'Sorry, I may not be able to help you at this point. Please go to the store entrance and scan the QR code or get the assistance of the store keeper.'
    room.session().say(text)
    await room.listen()
    expect(room.said()).toEqual([text])
  })

  it('in echo mode repeats text turns and spoken words, and never looks', async () => {
    room.session().setMode('echo', undefined)
    room.session().text('Which section would you like: biscuits and snacks, dairy, or breads?')
    await room.listen()
    await room.ask('what is this')
    await room.listen()
    expect(room.said()).toEqual([
      'Which section would you like: biscuits and snacks, dairy, or breads?',
      'what is this',
    ])
    expect(room.looks()).toEqual([])
  })

  it('in echo mode says the page’s words at once and in order, without counting as speaking', async () => {
    room.session().setMode('echo', undefined)
    room.session().say('Move forward 12 steps. Then stop.')
    room.session().say('Please wait.')
    await settled()
    expect(room.said()).toEqual(['Move forward 12 steps. Then stop.', 'Please wait.'])
    room.hear({ type: 'speechStart' })
    await settled()
    expect(room.events().map((event) => event.type)).not.toContain('interrupted')
  })

  it('listens for the names of a changed catalogue', async () => {
    room.publish({ ...catalogue, version: '2', products: [{ ...butter, name: 'Britannia Zeera Puffs' }] })
    await settled()
    expect(room.heardNames().join(' ')).toContain('zeera puffs')
  })

  it('closes all it opened and falls silent', async () => {
    await room.ask('what is this')
    room.session().close()
    const before = room.events().length
    room.clock.advance(60_000)
    room.hear({ type: 'final', text: 'what is this', score: 0, speechMs: 900 })
    room.session().say('Anybody there?')
    await settled()
    expect(room.events()).toHaveLength(before)
    expect(room.closed).toEqual(['ear', 'eye'])
    expect(room.clock.pending()).toBe(0)
  })
})
