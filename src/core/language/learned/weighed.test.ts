import { describe, expect, it } from 'vitest'
import { taken } from '../../../../test/fixtures/taken.ts'
import type { LearnedModels } from '../understand.ts'
import type { LearnedModel } from './learned-model.ts'

const names = [
  'again',
  'nothing',
  'price',
  'date',
  'weight',
  'counter',
  'callStaff',
  'next',
  'yes',
  'notThere',
  'imHere',
  'contains',
  'allergens',
  'diet',
  'danger',
  'dairy',
]

/** A model that is as sure of readings as it is told, whatever is said. */
function model(shares: Readonly<Record<string, number>>, taught: readonly string[] = names): LearnedModels {
  const learned: LearnedModel = {
    names: taught,
    sharesOf: () => Float64Array.from(taught, (name) => shares[name] ?? 0),
  }
  return { 'en-IN': learned }
}

describe('what the rules read', () => {
  it.each([
    ['stands where it is likely', { weight: 0.7, price: 0.3 }, 'weight'],
    [
      'is asked back where it is likelier than others, but not likely',
      { weight: 0.69, price: 0.31 },
      'weight?',
    ],
    ['is asked back where others are as likely', { weight: 0.5, contains: 0.5 }, 'weight?'],
    ['is asked back where it is not the likeliest', { weight: 0.32, contains: 0.48 }, 'weight?'],
    ['is another to be asked back where that is likely', { weight: 0.32, price: 0.68 }, 'price?'],
    ['is asked again where it is unlikely', { weight: 0.28, contains: 0.49 }, '–'],
    ['gives way to what is nearly certain', { weight: 0.02, price: 0.98 }, 'price'],
    ['is another to be asked back where that is not quite certain', { weight: 0.04, price: 0.96 }, 'price?'],
    ['is asked again where it was surely meant for somebody else', { nothing: 0.99, weight: 0.01 }, '–'],
  ])('%s', (_, shares, expected) => {
    expect(taken('how heavy is the big pack', 'checking', { learned: model(shares) })).toBe(expected)
  })

  it.each([
    ['stands where it is likely', { next: 0.7, repeat: 0.3 }, 'next'],
    ['is asked back where it may be', { next: 0.32, weight: 0.68 }, 'next?'],
    ['is asked again where it is unlikely', { next: 0.28, price: 0.72 }, '–'],
  ] as const)('%s, a word of a walk', (_, shares, expected) => {
    expect(
      taken('tell me then what i do next on the way', 'walking', { learned: model(shares), far: false }),
    ).toBe(expected)
  })

  it.each([
    ['a whole phrase', 'walking', 'next', 'next'],
    ['a whole cry', 'walking', 'i am hurt', 'danger'],
    ['a short cry', 'walking', 'blocked my way', 'danger'],
    ['a question for leave to eat', 'checking', 'can we eat it', 'advice'],
  ] as const)('is %s: it is never weighed', (_, question, text, expected) => {
    expect(taken(text, question, { learned: model({ price: 1 }) })).toBe(expected)
  })

  it.each([
    ['stands where one of a hundred cries', 0.01, 'danger'],
    ['is none where hardly anybody does, and what they likely mean is asked back', 0.009, 'price?'],
  ])('is danger: it %s', (_, danger, expected) => {
    const learned = model({ danger, price: 0.9, again: 0.1 - danger })
    expect(taken('i fell over the price of this one', 'checking', { learned })).toBe(expected)
  })

  it('is danger: it stands where one of a hundred cries in doubt', () => {
    const learned = model({ 'danger?': 0.01, price: 0.9, again: 0.09 }, [...names, 'danger?'])
    expect(taken('i fell over the price of this one', 'checking', { learned })).toBe('danger')
  })

  it('is danger: it stands where a piece of the sentence is a cry', () => {
    const learned = {
      names,
      sharesOf: ({ words }: { words: string }) =>
        Float64Array.from(names, (name) => (name === (words === 'i fell' ? 'danger' : 'price') ? 1 : 0)),
    }
    expect(taken('the price is high but i fell', 'checking', { learned: { 'en-IN': learned } })).toBe(
      'danger',
    )
  })

  it.each([
    ['is a cry where it may be one under the question too', 0.05, 'danger'],
    ['is none where it is said of what was asked', 0.04, 'notThere'],
  ])('is nothing, and like a cry of walks: it %s', (_, danger, expected) => {
    const learned: LearnedModel = {
      names,
      sharesOf: ({ question }) =>
        Float64Array.from(names, (name) => {
          const ofCry = question === 'entrance' ? danger : 0.9
          return name === 'danger' ? ofCry : name === 'notThere' ? 1 - ofCry : 0
        }),
    }
    expect(
      taken('the bell rings and the mat moves', 'entrance', { learned: { 'en-IN': learned } }),
    ).toContain(expected)
  })

  it.each([
    [0.5, 'weight + date'],
    [0.49, 'weight?'],
  ])('is two things, which are told where they are as likely as all else: %s', (share, expected) => {
    const learned = model({ weight: share - 0.2, date: 0.2, price: 0.45, again: 0.55 - share })
    expect(taken('how heavy is it and when does it expire', 'checking', { learned })).toBe(expected)
  })

  it('is two things of which one is asked of the pack before: both are told', () => {
    const learned = model({ date: 1 })
    expect(taken('price and how heavy was the last one', 'checking', { learned })).toBe('price + weight')
    expect(taken('how heavy was the last one i held', 'checking', { learned: model({ price: 1 }) })).toBe(
      'weight',
    )
  })

  it('stands where it is the likeliest and nobody can be asked', () => {
    const learned = model({ weight: 0.4, nothing: 0.1 })
    expect(taken('how heavy is the big pack', 'checking', { learned, far: true })).toBe('weight')
    expect(taken('yes go on then', 'confirm', { learned: model({ yes: 0.2, price: 0.1 }) })).toBe('yes')
  })

  it('is two things of which the first is the likeliest: both are told', () => {
    const learned = model({ weight: 0.45, date: 0.24, price: 0.31 })
    expect(taken('how heavy is it and when does it expire', 'checking', { learned })).toBe('weight + date')
  })

  it.each([
    ['where did you put the cheese', 'dairy?'],
    ['what comes out of a cow', 'dairy'],
  ])(
    'is nothing, and goods by the model alone: asked back in talk with somebody else, "%s"',
    (text, expected) => {
      expect(taken(text, 'section', { learned: model({ dairy: 0.98, nothing: 0.02 }) })).toBe(expected)
    },
  )

  const dear = [
    ['an allergen', 'checking', 'is there milk in this one', 'contains milk'],
    ['a way of eating', 'checking', 'is it vegetarian or not', 'diet vegetarian'],
    ['a call for somebody', 'section', 'somebody come over to me', 'callStaff'],
  ] as const
  it.each(dear)('is %s: it is never left out', (_, question, text, read) => {
    const asked = (shares: Readonly<Record<string, number>>) =>
      taken(text, question, { learned: model(shares) })
    expect(asked({ [read.split(' ')[0] ?? '']: 0.5, price: 0.5 })).toBe(read)
    expect(asked({ nothing: 1 })).toBe(`${read}?`)
    expect(asked({ yes: 0.4, again: 0.4 })).toBe(`${read}?`)
  })

  it.each([
    ['is there milk in this one', { allergens: 0.7, contains: 0.1 }, 'allergens?'],
    ['does it have milk or egg', { contains: 0.9 }, 'allergens'],
    ['is there milk in this one and is there egg in it', { price: 1 }, 'contains milk + contains egg'],
    ['how heavy is it and are there nuts in it', { nothing: 1 }, 'weight + contains nuts'],
  ])(
    'is of harm: "%s" is asked back for another reading of its kind, and never one of two',
    (text, shares, read) => {
      expect(taken(text, 'checking', { learned: model(shares) })).toBe(read)
    },
  )

  it('is of harm: another is asked back in its place, and not done', () => {
    const learned = model({ price: 1 })
    expect(taken('is there milk in this one', 'checking', { learned })).toBe('price?')
    expect(taken('is there milk in this one', 'confirm', { learned })).not.toContain('?')
  })
})

describe('a phrase of the table', () => {
  it.each([
    ['that is only a part of the sentence', 'checking', 'improver they have added what is that'],
    ['beside somebody who is called', 'entrance', 'hello yes i am at the gate'],
  ] as const)('%s is weighed', (_, question, text) => {
    expect(taken(text, question)).not.toBe('–')
    expect(taken(text, question, { learned: model({ again: 1 }) })).toBe('–')
  })
})

describe('what the rules do not read', () => {
  const unread = 'well the thing of it all'

  it.each([
    ['acts where it is nearly certain', 'checking', { price: 0.97 }, 'price'],
    ['is asked back where it is only likely', 'checking', { price: 0.96, weight: 0.04 }, 'price?'],
    ['is asked again where it is less', 'checking', { price: 0.49, weight: 0.4 }, '–'],
    ['is asked back where it leads away', 'checking', { counter: 0.99 }, 'counter?'],
    ['is asked back where it claims a place', 'walking', { imHere: 0.99 }, 'imHere?'],
    ['acts where nobody is there yet', 'entrance', { notThere: 0.99 }, 'notThere'],
    ['is no word that does nothing under the question', 'place', { next: 0.99 }, '–'],
    ['is no fact of a pack where none is looked at', 'section', { price: 0.99 }, '–'],
    ['is no yes to what was asked back', 'confirm', { yes: 0.99 }, '–'],
    [
      'is asked back where a word is likelier than the rest',
      'section',
      { callStaff: 0.5, again: 0.4 },
      'callStaff?',
    ],
    ['is asked again where no word is', 'section', { callStaff: 0.49, again: 0.4 }, '–'],
    ['is not asked back where something was asked back', 'confirm', { callStaff: 0.6, again: 0.4 }, '–'],
    ['acts there where it is nearly certain', 'confirm', { callStaff: 0.95 }, 'callStaff'],
    ['is no substance that the sentence does not name', 'checking', { contains: 0.99 }, '–'],
  ] as const)('%s', (_, question, shares, expected) => {
    expect(taken(unread, question, { learned: model(shares) })).toBe(expected)
  })

  it.each([
    ['is asked back', 'section', { callStaff: 0.8, again: 0.2 }, undefined, 'callStaff?'],
    ['of who is further away than the shopper is not', 'section', { callStaff: 0.8 }, true, '(nothing)'],
    ['is asked back on a walk', 'walking', { callStaff: 0.5, nothing: 0.49 }, undefined, 'callStaff?'],
    [
      'is not on a walk, where it is as likely for others',
      'walking',
      { nothing: 0.5 },
      undefined,
      '(nothing)',
    ],
    ['is asked again on a walk, near the phone', 'walking', { nothing: 1 }, false, '–'],
    ['is asked again at another question', 'place', { nothing: 1 }, undefined, '–'],
  ] as const)('%s', (_, question, shares, far, expected) => {
    expect(taken(unread, question, { learned: model(shares), far })).toBe(expected)
  })

  it.each([
    ['tell me then is the haldi inside the roll', 'contains turmeric'],
    ['well then is the hing inside the roll', 'contains hing'],
    ['the citric acid then what of the roll', 'contains citric acid'],
    ['that casein then what of the roll', 'contains casein'],
    ['that mango or stevia then what of the roll', 'contains mango + contains stevia'],
    ['that mango then what of the roll with stevia', 'contains mango'],
    ['that mango then what of the roll with casein', 'contains casein'],
    ['the bajra one or the jowar one then', 'contains bajra + contains jowar'],
    ['the bajra one or jowar one then', 'contains bajra + contains jowar'],
    ['that thing then what of the bread', '–'],
    ['that thing then what of the roll', '–'],
  ])('is a substance that the tables know, whoever asks for it: %s', (words, expected) => {
    expect(taken(words, 'checking', { learned: model({ contains: 0.99 }) })).toBe(expected)
  })

  it.each([
    ['well then would a rabbi let it in', 'diet kosher'],
    ['well then is it for iftar', 'diet halal'],
    ['well then is it for my landlady of no flesh', 'diet vegetarian'],
    ['well then they put me on keto', 'contains carbohydrates'],
    ['well then is it for my landlady', '–'],
  ])('is a way of eating by who eats so: %s', (words, expected) => {
    expect(taken(words, 'checking', { learned: model({ diet: 0.99 }) })).toBe(expected)
  })

  it.each([
    ['well what you heard is right', 'yes'],
    ['well what you heard is wrong', '–'],
  ])('is a yes to what was asked back where a word agrees: %s', (words, expected) => {
    expect(taken(words, 'confirm', { learned: model({ yes: 0.96 }) })).toBe(expected)
  })

  it.each([
    ['that turn is behind us now', 'next'],
    ['they moved the trolley so carry on', 'next'],
    ['i have had my hair cut', 'next?'],
    ['he is through with it', 'next?'],
    ['i am turning round', 'next?'],
    ['the whole tune was sung to the end', 'next?'],
  ])('leads a walk on only where it tells of nothing else: "%s"', (text, expected) => {
    expect(taken(text, 'walking', { learned: model({ next: 0.99 }), far: false })).toBe(expected)
  })

  it('leads no walk on where nothing was found', () => {
    const learned = model({ next: 0.99 })
    expect(taken('that turn was to come and still no turn', 'walking', { learned })).not.toContain('next')
  })

  it('is answered whatever it is like where it was typed', () => {
    expect(taken(unread, 'walking', { learned: model({ nothing: 1 }), source: 'typed' })).toBe('–')
  })

  it('is not guessed of one or two words, and asked back from two on', () => {
    expect(taken('well thing', 'checking', { learned: model({ price: 0.99 }) })).toBe('price?')
    expect(taken('well thing', 'section', { learned: model({ callStaff: 0.99 }) })).toBe('callStaff?')
    expect(taken('well', 'section', { learned: model({ callStaff: 0.99 }) })).toBe('–')
    expect(taken('well thing', 'confirm', { learned: model({ callStaff: 0.99 }) })).toBe('–')
    expect(taken('well thing', 'checking', { learned: model({ price: 0.99 }), far: true })).toBe('(nothing)')
  })

  it('is not guessed of a pack that it names', () => {
    const names = [{ id: 'a', spoken: ['sunrise cashew cookies'] }]
    const learned = model({ price: 0.99 })
    expect(taken('well the thing of sunrise cashew cookies', 'checking', { names, learned })).toBe('–')
  })

  it('is not guessed of a button, of a language without a model, or where no question is known', () => {
    const learned = model({ price: 0.99 })
    expect(taken(unread, 'checking', { learned, source: 'pressed' })).toBe('–')
    expect(taken(unread, 'checking', { learned, language: 'hi-IN' })).toBe('–')
    expect(taken(unread, 'all', { learned })).toBe('–')
  })
})

describe('goods that are named to who asked for them', () => {
  it.each([
    ['are asked back where the model knows nothing likelier', { dairy: 0.1, again: 0.9 }, 'dairy?'],
    ['are asked back where it knows for sure that nobody knows', { dairy: 0.02, again: 0.98 }, 'dairy?'],
    ['are asked again where somebody else was likely meant', { dairy: 0.1, nothing: 0.9 }, '–'],
  ])('%s', (_, shares, expected) => {
    expect(taken('milk please my baby is hungry', 'section', { learned: model(shares) })).toBe(expected)
  })

  it.each([
    ['the place where the rusks live', 'breads?'],
    ['the thing for dipping at four', 'dairy'],
    ['the place of the rusks or the cookies', 'dairy?'],
    ['not rusks but the white thing', 'dairy'],
  ])('are of their own section, whichever the model takes: "%s"', (text, expected) => {
    expect(taken(text, 'section', { learned: model({ dairy: 0.99 }) })).toBe(expected)
  })

  it.each([
    ['oh i forgot the butter', { again: 0.9, dairy: 0.1 }, 'buyMore'],
    ['let me get some rusk also', { again: 0.9, dairy: 0.1 }, 'breads'],
    ['oh i forgot the butter', { nothing: 0.9, dairy: 0.1 }, '–'],
    ['oh i forgot my umbrella there', { again: 0.9, dairy: 0.1 }, '–'],
  ])('are bought where more is: "%s" %o', (text, shares, expected) => {
    expect(taken(text, 'buy_more', { learned: model(shares) })).toBe(expected)
  })

  it('are asked back by a product’s name, whatever is said around it', () => {
    const products = [{ id: 'slices', spoken: ['cheese slices'], section: 'dairy' }]
    const learned = model({ nothing: 0.99 })
    expect(
      taken('cheese slices i want to take for the tiffin', 'section', { learned, names: products }),
    ).toBe('dairy?')
  })
})

it('of a sentence that is corrected only the correction is weighed', () => {
  const learned: LearnedModel = {
    names: ['store', 'home'],
    sharesOf: ({ words }) => Float64Array.of(...(words.includes('shop') ? [1, 0] : [0, 1])),
  }
  const how = { learned: { 'en-IN': learned } }
  expect(taken('in the shop sorry i mean in the house', 'place', how)).toBe('home')
  expect(taken('in the shop', 'place', how)).toBe('store')
})

describe('what leads away', () => {
  const doubted = (shares: Readonly<Record<string, number>>) => model(shares, [...names, 'counter?'])

  it.each([
    ['is asked back where no doubt was taught', model({ counter: 1 }), 'counter?'],
    ['is acted upon where it is said plainly', doubted({ counter: 0.97, 'counter?': 0.03 }), 'counter'],
    ['is asked back where it may be', doubted({ counter: 0.96, 'counter?': 0.04 }), 'counter?'],
    ['is asked back where its wording leaves it open', doubted({ 'counter?': 1 }), 'counter?'],
  ])('%s', (_, learned, expected) => {
    expect(taken('my bag is full of all i want', 'checking', { learned })).toBe(expected)
  })

  const plainly = { counter: 0.97, 'counter?': 0.03 }
  it.each([
    ['acted upon, where it is said plainly', 'the cash counter it is then', plainly, 'counter'],
    [
      'asked back, where its wording leaves it open',
      'the cash counter it is then',
      { 'counter?': 1 },
      'counter?',
    ],
    ['asked back, where it is no certain wish', 'maybe the cash counter now', plainly, 'counter?'],
    [
      'asked back, where it stands under a condition',
      'if it has egg take me to the cash counter',
      plainly,
      'counter?',
    ],
    [
      'asked back, where something is wanted first',
      'once i have checked this take me to the cash counter',
      plainly,
      'counter?',
    ],
    [
      'asked back, where it is of another time',
      'we will go to the cash counter afterwards',
      plainly,
      'counter?',
    ],
    [
      'asked back, where it is told of somebody else',
      'she is going to the cash counter',
      plainly,
      'counter?',
    ],
  ])('is, as the rules read it in doubt, %s', (_, text, shares, expected) => {
    expect(taken(text, 'checking', { learned: doubted(shares) })).toBe(expected)
  })

  const plainGoods = model({ dairy: 0.99 }, [...names, 'dairy?'])
  it.each([
    ['last time you took me to dairy', 'dairy?'],
    ['i shall get milk later', 'dairy?'],
    ['we can do dairy later', 'dairy?'],
    ['is dairy the second one', 'dairy?'],
    ['take me to the dairy i will pay later', 'dairy'],
    ['i need milk for breakfast tomorrow', 'dairy'],
  ])('is goods, acted upon where they are wanted now: "%s" is %s', (text, expected) => {
    expect(taken(text, 'section', { learned: plainGoods })).toBe(expected)
  })

  it('is asked back where it is put off to a next time', () => {
    const learned = doubted(plainly)
    expect(taken('i will go to the cash counter next time', 'checking', { learned })).toBe('counter?')
  })

  it('is a place, claimed in the middle of the shop', () => {
    const learned = model({ store: 0.99 }, [...names, 'store', 'store?'])
    expect(taken('i am standing in the middle of the shop', 'place', { learned })).toBe('store')
  })

  it('is acted upon where it declines: by another time one declines as well', () => {
    const learned = model({ nextTime: 0.98 }, [...names, 'nextTime', 'nextTime?'])
    expect(taken('rest of it all later when i have it', 'buy_more', { learned })).toBe('nextTime')
  })
})
