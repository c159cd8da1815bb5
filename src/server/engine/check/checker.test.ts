import { describe, expect, it } from 'vitest'
import { createFakeClock, settled } from '../../../../test/fake-clock.ts'
import { butter, codeAt, lineAt, productWith, sightWith } from '../../../../test/fixtures/sights.ts'
import type { Product, Recall } from '../../../core/contract/product.ts'
import type { Meaning } from '../../../core/language/meaning.ts'
import { understand } from '../../../core/language/understand.ts'
import { english } from '../../../core/texts/answer-texts.ts'
import { spoken } from '../../../core/texts/en/spoken.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import { createChecker } from './checker.ts'
import type { Voice } from './voice.ts'

/** Says nothing aloud: what it was to say, and what waits for the end of it. */
let said: string[] = []
let waiting: () => void = () => {}
const silent: Voice = {
  say: (sentences) => void said.push(...sentences),
  begin: (sentence) => void said.push(sentence),
  afterwards(run) {
    waiting = run
  },
  sayFor() {},
  sayBeside() {},
  saying() {},
  played() {},
  interject() {},
  speaking: () => false,
  current: () => '',
  hold() {},
  resume() {},
  stop() {
    waiting = () => {}
  },
  skip() {},
  changePace() {},
  soFar: () => ({ turn: 0, unsaid: [] }),
  close() {},
}
const dark = sightWith({ quality: { sharpness: 1, luma: 30, contrast: 12, shine: 0 } })
const dated: Sight = { ...dark, dateLines: [[lineAt('USE BY 05/11/2027')]] }

function checking(
  sight: Sight | (() => Sight),
  leads = false,
  list: readonly Product[] | (() => { products: readonly Product[]; recalls: readonly Recall[] }) = [],
) {
  said = []
  waiting = () => {}
  const clock = createFakeClock()
  const looked: string[] = []
  const unanswered: string[] = []
  const checker = createChecker({
    clock,
    seeing: { look: async () => (typeof sight === 'function' ? sight() : sight), close() {} },
    voice: silent,
    leads,
    surroundings() {
      const { products, recalls } = typeof list === 'function' ? list() : { products: list, recalls: [] }
      return {
        texts: english,
        brand: 'Britannia',
        inStore: false,
        timeZone: 'Asia/Kolkata',
        nowMs: 0,
        products,
        recalls,
        product: (id) => products.find((one) => one.id === id),
      }
    },
    look() {},
    changed() {},
    looked: (lookFor, outcome, tookMs) => void looked.push(`${lookFor} ${outcome} ${tookMs}`),
    unanswered: ({ topic, productId }) => void unanswered.push(`${topic} ${productId}`),
    unreadable() {},
  })
  const ask = (text: string) =>
    checker.heard(understand({ text, question: 'all', source: 'spoken', names: [] }).meaning)
  return { clock, looked, unanswered, checker, ask }
}

const picture = new Uint8Array()

describe('a search for one product', () => {
  const names = [{ id: 'p1', spoken: ['butter cookies'] }]
  const searching = (products: readonly Product[] = [butter]) => {
    const checked = checking(dark, false, products)
    const turn = { question: 'checking', source: 'spoken', names } as const
    checked.checker.heard(understand({ ...turn, text: 'find butter cookies' }).meaning)
    return checked
  }

  it('goes on for ninety seconds, as long as pictures come', async () => {
    const { clock, looked, checker } = searching()
    checker.frame(picture, 'look-1')
    await settled()
    clock.advance(89_000)
    expect(looked).toEqual([])
    clock.advance(1500)
    expect(looked).toEqual(['name retry 90000'])
    expect(said.at(-2)).toBe('I have not seen Britannia Good Day Butter Cookies here.')
  })

  it('ends by "stop"', () => {
    const { looked, ask } = searching()
    ask('stop')
    expect(looked).toEqual(['name cancelled 0'])
  })

  it('begins anew on another connection, for the same product', () => {
    const { checker } = searching()
    expect(checker.resumable()).toMatchObject({ lookFor: 'name', find: ['p1'] })
    const { checker: next } = checking(dark, false, [butter])
    next.resume({ lookFor: 'name', find: ['p1'] })
    expect(said[0]).toContain('Looking for Britannia Good Day Butter Cookies.')
  })
})

describe('a list that changes during a look', () => {
  const [code = ''] = butter.barcodes
  const recall = { gtin: code, batch: null, reason: 'Metal', since: '2026-11-01' }
  const look = async (now: Product | undefined, seen = sightWith({ codes: [codeAt(code)] })) => {
    let list: { products: readonly Product[]; recalls: readonly Recall[] } = {
      products: [butter],
      recalls: [],
    }
    const { checker, ask, clock } = checking(seen, false, () => list)
    ask('what is this')
    list = { products: now ? [now] : [], recalls: [recall] }
    said = []
    for (const _ of [1, 2, 3]) {
      checker.frame(picture, 'look-1')
      await settled()
      clock.advance(500)
    }
    clock.advance(30_000)
    return said.join(' ')
  }

  it('is told as it is at its end', async () => {
    const mended = { ...butter, allergensContain: ['soya'] }
    expect(await look(butter)).not.toContain('soya')
    const told = await look(mended)
    expect(told).toMatch(/^Stop\. .* is recalled/)
    expect(told).toContain('From our list: contains soya.')
  })

  it('names nothing that was taken out', async () => {
    expect(await look(undefined)).not.toContain('200 grams')
  })
})

describe('tells how each look ended, once', () => {
  it('by the end of its time', async () => {
    const { clock, looked, checker, ask } = checking(dark)
    ask('what is this')
    checker.frame(picture, 'look-1')
    await settled()
    expect(looked).toEqual([])
    clock.advance(8000)
    checker.close()
    expect(looked).toEqual(['name retry 8000'])
  })

  it('without a single picture', () => {
    const { clock, looked, ask } = checking(dark)
    ask('what is the use by date')
    clock.advance(10_000)
    expect(looked).toEqual(['date noDate 4000'])
  })

  it('by a date that was read twice', async () => {
    const { clock, looked, checker, ask } = checking(dated)
    ask('what is the use by date')
    for (let shown = 0; shown < 2; shown += 1) {
      clock.advance(350)
      checker.frame(picture, 'look-1')
      await settled()
    }
    expect(looked).toEqual(['date date 700'])
  })

  it.each([
    ['the same picture again and again, which is one', () => 'frozen', 'date noDate 8000'],
    ['pictures that differ', (at: number) => `picture ${at}`, 'date date 700'],
  ])('by what was read in %s', async (_, pictureOf, ended) => {
    let shown = 0
    const { clock, looked, checker, ask } = checking(() => ({ ...dated, picture: pictureOf(shown) }))
    ask('what is the use by date')
    for (; shown < 6; shown += 1) {
      clock.advance(350)
      checker.frame(picture, 'look-1')
      await settled()
    }
    clock.advance(8000 - 6 * 350)
    expect(looked).toEqual([ended])
  })

  it('by another question', () => {
    const { clock, looked, ask } = checking(dark)
    ask('what is this')
    clock.advance(1000)
    ask('what is this')
    expect(looked).toEqual(['name cancelled 1000'])
  })

  it('by the shopper’s leaving', () => {
    const { looked, checker, ask } = checking(dark)
    ask('what is this')
    checker.close()
    checker.close()
    expect(looked).toEqual(['name cancelled 0'])
  })
})

describe('two requests in one sentence', () => {
  const price: Meaning = { type: 'question', topic: { name: 'price' }, about: { kind: 'this' } }
  const date: Meaning = { type: 'word', word: 'date' }
  const answer = ['Our list holds no prices.', 'Staff in a store can tell you.']

  it('look only when the answer was heard', () => {
    const { checker, clock, looked } = checking(dark)
    checker.heard(date, [price])
    clock.advance(20_000)
    expect([said, looked]).toEqual([answer, []])
    expect(checker.resumable()).toEqual({ lookFor: 'date' })
    waiting()
    expect(said.slice(2)).toEqual(['Looking.'])
    clock.advance(4000)
    expect(looked).toEqual(['date noDate 4000'])
  })

  it('of the pack that is looked at: its name first, then what is asked of it, then its date', async () => {
    const code = sightWith({ codes: [codeAt('2980010001014')] })
    const { checker, clock, looked } = checking(code, false, [butter])
    const sugar: Meaning = { type: 'question', topic: { name: 'sugar' }, about: { kind: 'this' } }
    checker.heard({ type: 'word', word: 'whatIsThis' }, [sugar, date])
    expect(said).toEqual(['Looking.'])
    for (let shown = 0; shown < 2; shown += 1) {
      clock.advance(350)
      checker.frame(picture, 'look-1')
      await settled()
    }
    expect(looked).toEqual(['name product 700'])
    expect(said[1]).toContain(butter.name)
    expect(said.at(-1)).toMatch(/sugar|nutrition/)
    expect(checker.resumable()).toMatchObject({ lastProductId: butter.id, lookFor: 'date' })
  })

  it('of a pack that was not seen: what was asked of it is told with the name that the next look finds', async () => {
    let now = dark
    const { checker, clock, ask } = checking(() => now, false, [butter])
    const sugar: Meaning = { type: 'question', topic: { name: 'sugar' }, about: { kind: 'this' } }
    checker.heard({ type: 'word', word: 'whatIsThis' }, [sugar])
    clock.advance(8000)
    now = sightWith({ codes: [codeAt('2980010001014')] })
    said = []
    ask('what is this')
    for (let shown = 0; shown < 2; shown += 1) {
      clock.advance(350)
      checker.frame(picture, 'look-2')
      await settled()
    }
    expect(said[1]).toContain(butter.name)
    expect(said.at(-2)).toMatch(/sugar/)
  })

  it('look no more when something else was asked or stopped meanwhile', () => {
    for (const quiet of [true, false]) {
      const { checker } = checking(dark)
      checker.heard(price, [date])
      if (quiet) checker.quiet()
      else checker.heard({ type: 'word', word: 'stop' })
      waiting()
      expect(said).toEqual(answer)
      expect(checker.resumable()).toEqual({})
    }
  })
})

describe('words that the client may do by itself', () => {
  it.each([
    ['louder', [], ["This is as loud as I can speak. Your phone's own buttons make it louder."]],
    ['quieter', [], ["This is as quiet as I can speak. Your phone's own buttons make it quieter."]],
  ] as const)('%s', (word, leading, other) => {
    for (const [leads, expected] of [
      [true, leading],
      [false, other],
    ] as const) {
      checking(dark, leads).checker.heard({ type: 'word', word })
      expect(said).toEqual(expected)
    }
  })

  it.each([
    ['a client that leads hears of a recall with it', true],
    ['any other is still told of it', false],
  ])('%s', (_, leads) => {
    let recalls: Recall[] = []
    const { checker, ask } = checking(dark, leads, () => ({ products: [butter], recalls }))
    checker.resume({ lastProductId: butter.id })
    ask('what is its weight')
    const [gtin = ''] = butter.barcodes
    recalls = [{ gtin, batch: 'AB12', reason: 'metal may be in it', since: '2026-11-01' }]
    const isTold = () => said.some((sentence) => sentence.includes('is recalled: A, B, one, two.'))
    ask('what is its weight')
    expect(isTold()).toBe(true)
    recalls = [{ gtin, batch: 'CD34', reason: 'metal may be in it', since: '2026-11-01' }]
    const isToldAnew = () => said.some((sentence) => sentence.includes('is recalled: C, D, three, four.'))
    ask('louder')
    expect(isToldAnew()).toBe(leads)
    said = []
    ask('what is its weight')
    expect(isToldAnew()).toBe(!leads)
  })

  it('in doubt: asks, and acts after a yes', () => {
    const { ask, checker } = checking(dark)
    checker.doubt({ type: 'word', word: 'thanks' })
    ask('yes')
    expect(said).toEqual([
      'Did you say goodbye? Yes or no.',
      'Thank you for shopping with Britannia. Have a good day. Goodbye.',
    ])
  })
})

describe('a phone without a camera', () => {
  it('ends the look at once and names the ways that are left', () => {
    const { clock, looked, checker, ask } = checking(dark)
    ask('what is this')
    checker.noCamera('look-1')
    expect(said.at(-1)).toBe(spoken('look.blind'))
    expect(looked).toEqual(['name noCamera 0'])
    clock.advance(9000)
    expect(said.at(-1)).toBe(spoken('look.blind'))
    ask('repeat')
    expect(said.at(-1)).toBe(spoken('look.blind'))
  })

  it('asked for a date names staff alone: no figures hold a date', () => {
    const { checker, ask } = checking(dark)
    ask('use by date')
    checker.noCamera('look-1')
    expect(said.at(-1)).toBe(spoken('look.blind.date'))
  })

  it('says nothing for a look that is over', () => {
    const { checker, ask } = checking(dark)
    ask('what is this')
    checker.noCamera('look-0')
    expect(said).toEqual([spoken('scan.wait')])
  })
})

describe('an answer that is said to be wrong', () => {
  const rusk = productWith({ id: 'rusk', name: 'Britannia Suji Rusk', barcodes: ['4006381333931'] })
  const words = sightWith({ brand: 1, candidates: [{ productId: 'p1', coverage: 1, gain: 4 }] })
  const code = (of: string) => sightWith({ codes: [codeAt(of)] })
  const ownCode = code('2980010001014')

  /** A check of the two, and a hand that holds a pack to a look for three pictures. */
  function showing(sight: () => Sight) {
    const parts = checking(sight, false, [butter, rusk])
    async function show(look: string) {
      for (let shown = 0; shown < 3; shown += 1) {
        parts.clock.advance(400)
        parts.checker.frame(picture, look)
        await settled()
      }
    }
    return { ...parts, show }
  }

  /** Shows the first pictures until something is told, says that it is wrong, and shows the others to their end. */
  async function doubting(first: Sight, second: Sight) {
    let now = first
    const { clock, looked, show, ask } = showing(() => now)
    ask('what is this')
    await show('look-1')
    said = []
    now = second
    ask('no that is wrong')
    await show('look-2')
    clock.advance(8000)
    return { looked, said }
  }

  it.each([
    ['the code of what was read', words, ownCode, 'The bar code says the same.', 'product'],
    [
      'the same words once more',
      words,
      words,
      'I read the name of Britannia Good Day Butter Cookies again, but see no bar code.',
      'unconfirmed',
    ],
    [
      'the code of another',
      words,
      code('4006381333931'),
      'First I said Britannia Good Day Butter Cookies. Now I see the bar code of Britannia Suji Rusk.',
      'product',
    ],
    [
      'the same code once more',
      ownCode,
      ownCode,
      'I see the bar code of Britannia Good Day Butter Cookies again, but can read no name.',
      'unconfirmed',
    ],
    [
      'nothing',
      words,
      dark,
      'I cannot do better now. I said Britannia Good Day Butter Cookies, and that may be wrong.',
      'unconfirmed',
    ],
  ])('is taken back, looked at again, and told with %s', async (_, first, second, sentence, outcome) => {
    const { looked, said } = await doubting(first, second)
    expect(said[0]).toMatch(/^I take that back\. Looking again\./)
    expect(said).toContain(sentence)
    expect(looked.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'name product',
      'name takenBack',
      `name ${outcome}`,
    ])
  })

  it('stays in doubt while no pack is held up, and is looked at by other evidence at the next', async () => {
    let now = words
    const { clock, looked, show, ask } = showing(() => now)
    ask('what is this')
    await show('look-1')
    now = dark
    ask('that is wrong')
    await show('look-2')
    clock.advance(8000)
    said = []
    now = words
    ask('what is this')
    await show('look-3')
    clock.advance(8000)
    expect(said[0]).toBe('I take that back. Looking again. Please show me the bar code, or another side.')
    expect(said).toContain('I read the name of Britannia Good Day Butter Cookies again, but see no bar code.')
    expect(looked.filter((line) => line.includes('takenBack'))).toHaveLength(1)
    // Something was seen: the next look is one like any other.
    said = []
    ask('what is this')
    expect(said).toEqual([spoken('scan.wait')])
  })

  it('of a date is read anew from more pictures, and both are said where they differ', async () => {
    let now = dated
    const { clock, looked, checker, ask } = checking(() => now)
    const show = async (look: string, pictures: number) => {
      for (let shown = 0; shown < pictures; shown += 1) {
        clock.advance(400)
        checker.frame(picture, look)
        await settled()
      }
    }
    ask('what is the use by date')
    await show('look-1', 2)
    ask('you are mistaken')
    await show('look-2', 3)
    expect(looked).toHaveLength(2)
    await show('look-2', 1)
    expect(said).toContain('I read the same again. If you doubt it, please ask staff.')
    now = { ...dark, dateLines: [[lineAt('USE BY 05/12/2027')]] }
    ask('that is wrong')
    await show('look-3', 4)
    expect(said.join(' ')).toContain('Now I read five December two thousand twenty-seven. I cannot tell')
  })

  it('where nothing was told is said to be so', () => {
    checking(dark).ask('that is wrong')
    expect(said).toEqual(['I have not told you anything yet. Hold up a pack and ask: what is this?'])
  })
})

describe('a look for the date', () => {
  const side = (...texts: string[]) => ({
    ...sightWith(),
    dateLines: [texts.map((text, at) => lineAt(text, [300, 500 + at * 90, 300, 60]))],
  })

  it('goes on while other sides are shown, and tells what it saw instead of a date', async () => {
    let now = side('MILK BIKIS', 'CRUNCHY')
    const { clock, looked, checker, ask } = checking(() => now)
    ask('what is the use by date')
    for (const [first, second] of [
      ['MILK BIKIS', 'CRUNCHY'],
      ['INGREDIENTS', 'WHEAT FLOUR'],
      ['ENERGY', 'PROTEIN'],
    ]) {
      now = side(first ?? '', second ?? '')
      for (let shown = 0; shown < 4; shown += 1) {
        checker.frame(picture, 'look-1')
        await settled()
        clock.advance(1500)
      }
    }
    expect(said).toContain('Turn the pack slowly. Dates are often near the seam.')
    expect(looked).toEqual([])
    clock.advance(4000)
    expect(looked).toEqual(['date noDate 20000'])
    expect(said).toContain('I could read the print, but saw no use by date on it.')
  })

  it('ends after thirty seconds however many sides there are', async () => {
    let shown = 0
    const { clock, looked, checker, ask } = checking(() => side(`SIDE ${shown}`, `PRINT ${shown}`))
    ask('what is the use by date')
    for (; shown < 60; shown += 1) {
      checker.frame(picture, 'look-1')
      await settled()
      clock.advance(1000)
    }
    expect(looked).toEqual(['date noDate 30000'])
  })
})

describe('a look through a covered lens', () => {
  const covered = sightWith({ quality: { sharpness: 0, luma: 60, contrast: 2, shine: 0 } })
  const pack = sightWith({ brand: 1, candidates: [{ productId: 'p1', coverage: 1, gain: 4 }] })

  it('goes on, and names what is seen once it is uncovered', async () => {
    let now = covered
    const { clock, looked, checker, ask } = checking(() => now, false, [butter])
    ask('what is this')
    for (let shown = 0; shown < 14; shown += 1) {
      if (shown === 11) now = pack
      checker.frame(picture, 'look-1')
      await settled()
      clock.advance(1000)
    }
    expect(looked).toEqual(['name product 11000'])
  })

  it.each(['what is this', 'what is the use by date'])('that stays so ends, asked "%s"', async (question) => {
    const { clock, looked, checker, ask } = checking(covered)
    ask(question)
    checker.frame(picture, 'look-1')
    await settled()
    clock.advance(17_500)
    expect(looked).toEqual([])
    clock.advance(500)
    expect(looked).toHaveLength(1)
  })
})

it('says whose fault it was that nothing was seen', async () => {
  const { clock, checker, ask } = checking(dark)
  ask('what is this')
  for (let shown = 0; shown < 3; shown += 1) {
    checker.frame(picture, 'look-1')
    await settled()
    clock.advance(500)
  }
  clock.advance(8000)
  expect(said).toContain('It was too dark for me.')
  ask('what is this')
  clock.advance(4000)
  expect(said).toContain('No picture reached me. That is my fault, not yours.')
})

it('tells what the list could not answer, by its topic and product alone', () => {
  const { unanswered, checker, ask } = checking(dark, false, [{ ...butter, ingredients: null }])
  checker.resume({ lastProductId: butter.id, lastSeenAtMs: 0 })
  for (const question of [
    'what is the name',
    'how much is it',
    'what are the ingredients',
    'country of origin',
  ])
    ask(question)
  expect(unanswered).toEqual(['price undefined', `ingredients ${butter.id}`, `origin ${butter.id}`])
})
