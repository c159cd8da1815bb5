import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeClock, type FakeClock, settled } from '../../../../test/fake-clock.ts'
import type { Resume } from '../../../core/contract/live.ts'
import type { Product } from '../../../core/contract/product.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Engine, EngineEvent, EngineSession, EngineSessionOptions } from '../engine.ts'
import type { HearingEvent } from '../hear/hearing.ts'
import { UnreadablePicture } from '../see/seeing.ts'
import { createEmbeddedEngine } from './create-embedded-engine.ts'

const butter: Product = {
  id: 'p1',
  name: 'Britannia Good Day Butter Cookies',
  description: 'Crisp butter cookies.',
  barcodes: ['2980010001014'],
  allergensContain: ['wheat', 'milk'],
  allergensMayContain: ['nuts'],
  ingredients: null,
  nutrition: { energyKcal: 480, sugarG: 22, fatG: 20, saltG: 0.5 },
  netWeight: '200 g',
  packWords: [],
  section: 'biscuits and snacks',
}

const sight = (overrides: Partial<Sight> = {}): Sight => ({
  width: 1280,
  height: 960,
  quality: { sharpness: 500, luma: 120, shine: 0 },
  codes: [],
  lines: [],
  candidates: [],
  brand: 0,
  foreign: [],
  dateLines: [],
  ...overrides,
})

const line = (text: string, y: number) => ({
  text,
  confidence: 0.95,
  corners: [
    { x: 100, y },
    { x: 500, y },
    { x: 500, y: y + 40 },
    { x: 100, y: y + 40 },
  ] as const,
})
const useBy = [line('USE BY 05/11/2027', 100)]

describe('a session', () => {
  let clock: FakeClock
  let events: EngineEvent[]
  let engine: Engine
  let session: EngineSession
  let hear: (event: HearingEvent) => void
  let heardNames: string[]
  let next: Sight | Error
  let closed: string[]
  let publish: (catalogue: Catalogue) => void

  const catalogue: Catalogue = { version: '1', products: [butter], stores: [] }
  const options: EngineSessionOptions = {
    mode: 'scan',
    storeId: undefined,
    modality: 'AUDIO',
    systemInstruction: undefined,
    resume: undefined,
  }

  beforeEach(async () => {
    clock = createFakeClock()
    events = []
    closed = []
    next = sight()
    engine = createEmbeddedEngine({
      clock,
      brand: 'Britannia',
      timeZone: 'Asia/Kolkata',
      log: () => {},
      catalogue: {
        current: () => catalogue,
        onChange(listener) {
          publish = listener
          return () => closed.push('catalogue')
        },
      },
      hearing: {
        ready: async () => {},
        healthy: () => true,
        open(given, emit) {
          hear = emit
          heardNames = [...given.names.names]
          return {
            audio() {},
            listenFor() {},
            setNames: (names) => {
              heardNames = [...names.names]
            },
            end() {},
            close: () => closed.push('ear'),
          }
        },
        close: async () => {},
      },
      seeing: {
        ready: async () => {},
        healthy: () => true,
        setCatalogue() {},
        open: () => ({
          look: async () => {
            if (next instanceof Error) throw next
            return next
          },
          close: () => closed.push('eye'),
        }),
        close: async () => {},
      },
      speaking: {
        ready: async () => {},
        healthy: () => true,
        say: async () => new Int16Array(2400),
        close: async () => {},
      },
    })
    session = engine.open(options, (event) => events.push(event))
    await settled()
  })

  const said = () => events.flatMap((event) => (event.type === 'said' ? [event.text] : []))
  const looks = () => events.flatMap((event) => (event.type === 'look' ? [event.open] : []))

  /** Lets everything that is waiting be said. */
  async function listen() {
    for (let sentence = 0; sentence < 12; sentence += 1) {
      await settled()
      clock.advance(300)
    }
  }

  async function ask(text: string) {
    hear({ type: 'speechStart' })
    clock.advance(1300)
    hear({ type: 'final', text, score: -5, speechMs: 900 })
    await settled()
  }

  async function show(picture: Sight | Error) {
    next = picture
    session.frame({ decoded: () => new Uint8Array([1]), base64: () => 'AQ==' }, 'look-1')
    await settled()
  }

  it('is ready, then silent until asked', async () => {
    expect(events).toEqual([{ type: 'ready' }])
    await show(sight({ codes: [{ code: '2980010001014', source: 'bars' }] }))
    expect(said()).toEqual([])
  })

  it.each<[string, Resume | undefined]>([
    ['what is this?', undefined],
    ['use by date', undefined],
    ['hello', { lookFor: 'name' }],
  ])('is ready before anything else when “%s” comes with the set-up', (text, resume) => {
    goOn(resume)
    session.text(text)
    expect(events.length).toBeGreaterThan(1)
    expect(events.map((event) => event.type).indexOf('ready')).toBe(0)
  })

  it('names the product with its allergens and offers the date', async () => {
    await ask('what is this')
    expect(said()).toEqual(['Looking.'])
    await show(sight({ codes: [{ code: '2980010001014', source: 'bars' }] }))
    await listen()
    expect(said()[1]).toBe('Britannia Good Day Butter Cookies, 200 grams.')
    expect(said().join(' ')).toMatch(/contains wheat and milk/i)
    expect(said().at(-1)).toBe('Shall I read the use by date?')
    expect(looks()).toEqual([true, false])
    expect(events.filter((event) => event.type === 'turnComplete')).toHaveLength(1)
  })

  it('keeps looking after a frame that decided nothing, and concludes after eight seconds', async () => {
    await ask('what is this')
    await show(sight())
    expect(looks()).toEqual([true])
    clock.advance(8000)
    await listen()
    expect(said().at(-1)).toBe(
      'Move the phone slowly left and right, up and down, closer, and ask: what is this?',
    )
    expect(looks().at(-1)).toBe(false)
  })

  it('does not wait eight seconds for a camera that shows nothing', async () => {
    await ask('what is this')
    clock.advance(4000)
    await listen()
    expect(said().at(-1)).toMatch(/^Move the phone slowly/)
  })

  it('reads the date from frames of its own question', async () => {
    await ask('use by date')
    await show(sight({ dateLines: [useBy, useBy] }))
    await listen()
    expect(said()).toContain('From the pack: Use by five November two thousand twenty-seven.')
    expect(said().at(-1)).toBe('Ask about another product, or say thank you to finish.')
  })

  it('keeps looking when a picture cannot be read', async () => {
    await ask('what is this')
    await show(new UnreadablePicture('truncated'))
    expect(looks()).toEqual([true])
  })

  it('ends a look when told to stop', async () => {
    await ask('what is this')
    await ask('stop')
    expect(looks().at(-1)).toBe(false)
    clock.advance(10_000)
    await listen()
    expect(said()).toEqual(['Looking.'])
  })

  it('forgets the earlier scan when a new one begins', async () => {
    await ask('what is this')
    await show(sight({ codes: [{ code: '2980010001014', source: 'bars' }] }))
    await listen()
    await ask('what is this')
    await ask('does it contain milk')
    await listen()
    expect(said().at(-1)).toMatch(/^Move the phone slowly/)
  })

  it('takes a tapped question over what is being said', async () => {
    session.say('Welcome to the shop.')
    await settled()
    session.text('does it contain milk')
    await listen()
    expect(events.map((event) => event.type)).toContain('interrupted')
    expect(said().at(-1)).toMatch(/^Move the phone slowly/)
  })

  it('says a fixed text whole', async () => {
    const text =
      'Sorry, I may not be able to help you at this point. Please go to the store entrance and scan the QR code or get the assistance of the store keeper.'
    session.say(text)
    await listen()
    expect(said()).toEqual([text])
  })

  it('in echo mode repeats text turns and spoken words, and never looks', async () => {
    session.setMode('echo', undefined)
    session.text('Which section would you like: biscuits and snacks, dairy, or breads?')
    await listen()
    await ask('what is this')
    await listen()
    expect(said()).toEqual([
      'Which section would you like: biscuits and snacks, dairy, or breads?',
      'what is this',
    ])
    expect(looks()).toEqual([])
  })

  it('in echo mode says the page’s words at once and in order, without counting as speaking', async () => {
    session.setMode('echo', undefined)
    session.say('Move forward 12 steps. Then stop.')
    session.say('Please wait.')
    await settled()
    expect(said()).toEqual(['Move forward 12 steps. Then stop.', 'Please wait.'])
    hear({ type: 'speechStart' })
    await settled()
    expect(events.map((event) => event.type)).not.toContain('interrupted')
  })

  it('listens for the names of a changed catalogue', async () => {
    publish({ ...catalogue, version: '2', products: [{ ...butter, name: 'Britannia Zeera Puffs' }] })
    await settled()
    expect(heardNames.join(' ')).toContain('zeera puffs')
  })

  const checkings = () => events.flatMap((event) => (event.type === 'checking' ? [event.resume] : []))

  /** Another session that goes on where the first one's events say. */
  function goOn(resume: Resume | undefined) {
    events = []
    session = engine.open({ ...options, resume }, (event) => events.push(event))
  }

  it.each<[string, readonly Product[], RegExp]>([
    ['as it is now', [{ ...butter, allergensContain: ['sesame'] }], /sesame/i],
    ['no more once it is gone', [], /^Move the phone/],
  ])('tells a product that was changed since its scan %s', async (_, products, told) => {
    await ask('what is this')
    await show(sight({ codes: [{ code: '2980010001014', source: 'bars' }] }))
    await listen()
    publish({ ...catalogue, version: '2', products })
    await settled()
    events = []
    session.text('what allergens does it contain')
    await listen()
    expect(said().join(' ')).toMatch(told)
    expect(said().join(' ')).not.toMatch(/milk/i)
  })

  it('goes on with the product of a lost connection', async () => {
    await ask('what is this')
    await show(sight({ codes: [{ code: '2980010001014', source: 'bars' }] }))
    const resume = checkings().at(-1)
    expect(resume).toEqual({ lastProductId: 'p1', dateOffered: true })
    goOn(resume)
    session.text('does it contain milk')
    await listen()
    expect(said().join(' ')).toMatch(/milk/)
    expect(said().join(' ')).not.toMatch(/Move the phone/)
    expect(checkings()).toEqual([])
  })

  it('goes on with the look of a lost connection, which has forgotten the product before it', async () => {
    await ask('what is this')
    expect(checkings()).toEqual([{ lookFor: 'name' }])
    goOn(checkings().at(-1))
    await settled()
    expect(events).toContainEqual({ type: 'look', open: true, id: 'look-1' })
    await show(sight({ codes: [{ code: '2980010001014', source: 'bars' }] }))
    expect(checkings().at(-1)).toEqual({ lastProductId: 'p1', dateOffered: true })
  })

  it.each<[string, Resume | undefined, string]>([
    ['a yes to the offered date', { lastProductId: 'p1', dateOffered: true }, 'yes'],
    ['a repetition', { lastProductId: 'p1' }, 'repeat'],
  ])('goes on with %s', async (_, resume, words) => {
    goOn(resume)
    session.text(words)
    await listen()
    if (words === 'yes') expect(events).toContainEqual({ type: 'look', open: true, id: 'look-1' })
    else expect(said()[0]).toContain(butter.name)
  })

  it('takes up nothing about a product that is no longer there, and says so', async () => {
    goOn({ lastProductId: 'gone', dateOffered: true })
    expect(checkings()).toEqual([{}])
    session.text('does it contain milk')
    await listen()
    expect(said().join(' ')).toMatch(/Move the phone/)
  })

  it('closes all it opened and falls silent', async () => {
    await ask('what is this')
    session.close()
    const before = events.length
    clock.advance(60_000)
    hear({ type: 'final', text: 'what is this', score: 0, speechMs: 900 })
    session.say('Anybody there?')
    await settled()
    expect(events).toHaveLength(before)
    expect(closed).toEqual(['ear', 'eye'])
    expect(clock.pending()).toBe(0)
  })
})
