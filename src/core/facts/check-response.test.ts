import { describe, expect, it } from 'vitest'
import { nothingKnown, type Product } from '../contract/product.ts'
import type { Meaning } from '../language/meaning.ts'
import { understand } from '../language/understand.ts'
import { english } from '../texts/answer-texts.ts'
import { doubt, respond, tellFound } from './check-response.ts'
import { type Checking, nothingChecked, resumed } from './checking.ts'
import { packAllergens } from './pack-disagreement.ts'
import type { Surroundings } from './response.ts'
import { type SeenHow, tellDate, tellLine, tellProduct } from './tell-looked.ts'

const product = (id: string, name: string): Product => ({
  id,
  name,
  description: 'Crisp and light.',
  ...nothingKnown,
  allergensContain: ['wheat', 'milk'],
  allergensMayContain: ['nuts'],
  ingredients: 'Wheat flour, sugar, milk solids',
  nutrition: { ...nothingKnown.nutrition, energyKcal: 480, sugarG: 22.5 },
  netWeight: '200 g',
  section: 'biscuits and snacks',
})

const butter = product('1', 'Britannia Good Day Butter')
const cashew = product('2', 'Britannia Good Day Cashew')
const names = [
  { id: '1', spoken: ['good day butter', 'good day'] },
  { id: '2', spoken: ['good day cashew', 'good day'] },
]
const NOW_MS = 1_800_000_000_000
const around: Surroundings = {
  texts: english,
  nowMs: NOW_MS,
  brand: 'Britannia',
  inStore: true,
  products: [butter, cashew],
  product: (id: string) => [butter, cashew].find((candidate) => candidate.id === id),
}
const NEXT = 'Ask about another product, or say cash counter when you are ready to pay.'
const offered: Checking = {
  ...nothingChecked,
  scanned: butter,
  seenAtMs: NOW_MS - 20_000,
  dateOffered: true,
  lastAnswer: ['Britannia Good Day Butter.'],
}

const meant = (text: string) => understand({ text, question: 'checking', source: 'typed', names }).meaning

const say = (text: string, checking: Checking = offered, surroundings = around) => {
  const { actions, checking: after } = respond(checking, meant(text), surroundings)
  const said = actions
    .flatMap((action) => (action.do === 'say' ? action.sentences : [`<${action.do}>`]))
    .join(' ')
  return { said, after, actions }
}

it('what may be asked of two packs is told of both, of the one in hand first', () => {
  const plain = {
    ...product('9', 'Britannia Marie Gold'),
    allergensContain: ['wheat'],
    ingredients: 'Wheat flour',
  }
  const [hand, other] = [
    'Britannia Good Day Butter. From our list: contains milk.',
    'Britannia Marie Gold. Our list does not name milk. Please check the pack or ask staff.',
  ]
  const both = { ...offered, before: [plain] }
  const known = { ...around, product: (id: string) => (id === '9' ? plain : around.product(id)) }
  for (const text of ['which has no milk', 'do they have milk', 'इनमें दूध है क्या']) {
    expect(say(text, both, known).said).toBe(`${hand} ${other}`)
    expect(say(text).said).toBe(hand)
    expect(say(text, both, { ...known, asSpecified: true }).said).toBe('From our list: contains milk.')
  }
})

describe('what somebody else must not eat', () => {
  const kept = { ...around, keepsNeeds: true }
  const egg = 'Britannia Good Day Butter. Our list does not name egg. Please check the pack or ask staff.'
  it.each([
    'my child can not have egg',
    'My son is allergic to eggs.',
    'our daughter gets rashes from egg',
    'egg is bad for me',
    'मेरे बेटे को अंडे से एलर्जी है',
  ])('is not kept, and it is said how something is: %s', (text) => {
    expect(say(text, nothingChecked, kept).said).toBe(english.facts.notKept)
    expect(say(text, offered, kept).said).toBe(`${egg} ${english.facts.notKept}`)
    expect(say(text, offered).said).toBe(egg)
  })
  it.each([
    'my child can not have egg does this have it',
    'my son is allergic to egg can he eat this',
    'does it have egg',
    'i do not eat egg',
    'मेरे बेटे को अंडे से एलर्जी है क्या इसमें अंडा है',
  ])('is a question of the pack where it asks: %s', (text) => {
    expect(say(text, offered, kept).said).toBe(egg)
  })
})

describe('two products that are named', () => {
  const marie = {
    ...product('3', 'Britannia Marie Gold'),
    nutrition: { ...nothingKnown.nutrition, sugarG: 20 },
  }
  const bourbon = { ...product('4', 'Britannia Bourbon'), allergensContain: ['wheat'] }
  const all = [marie, bourbon, butter, cashew]
  const ofAll = { ...around, products: all, product: (id: string) => all.find((one) => one.id === id) }
  const ask = (text: string, checking = offered, further: Partial<Surroundings> = {}) => {
    const both = [{ id: '3', spoken: ['marie gold'] }, { id: '4', spoken: ['bourbon'] }, ...names]
    const { meaning } = understand({ text, question: 'checking', source: 'typed', names: both })
    const { actions } = respond(checking, meaning, { ...ofAll, ...further })
    return actions.flatMap((action) => (action.do === 'say' ? action.sentences : [])).join(' ')
  }

  it.each([
    [
      'is there milk in marie gold and bourbon',
      /Marie Gold\. From our list: contains milk.*Bourbon\. From our list: the ingredients list names milk/,
    ],
    [
      'how much sugar in bourbon and marie gold',
      /Bourbon\. From our list: sugar 22.5 .*Marie Gold\. From our list: sugar 20 |Marie Gold\. From our list: sugar 20 .*Bourbon\. From our list: sugar 22.5 /,
    ],
    ['is there milk in good day', /^Which of the two: /],
    ['how much sugar in marie gold', /^Britannia Marie Gold\. From our list: sugar 20 /],
    [
      'i usually eat bourbon does this one have milk',
      /^Britannia Good Day Butter\. From our list: contains milk\.$/,
    ],
    [
      'is there milk in this and in bourbon',
      /^Britannia Good Day Butter\. From our list: contains milk\. Britannia Bourbon\. From our list: /,
    ],
    [
      'how much sugar in this and in marie gold',
      /^Britannia Good Day Butter\. From our list: sugar 22.5 .*Britannia Marie Gold\. From our list: sugar 20 /,
    ],
    ['is there milk in this and in good day butter', /^Britannia Good Day Butter\. From our list: [^.]*\.$/],
    [
      'how much sugar in this and in good day butter',
      /^Britannia Good Day Butter\. From our list: sugar 22.5 /,
    ],
    [
      'does it have more sugar than marie gold',
      /^The first is Britannia Good Day Butter\. The second is Britannia Marie Gold\. .*The second has less\.$/,
    ],
    [
      'which has more sugar bourbon or marie gold',
      /Britannia Bourbon\. From our list: sugar.*Britannia Marie Gold\.|Britannia Marie Gold\. From our list: sugar.*Britannia Bourbon\./,
    ],
    ['is this sweeter than good day', /Britannia Good Day Cashew/],
    [
      'i usually eat bourbon does it have egg',
      /^Britannia Good Day Butter\. Our list does not name egg\..*Britannia Bourbon\. Our list does not name egg\./,
    ],
  ])('%s', (text, said) => expect(ask(text)).toMatch(said))

  const talk = (sentences: readonly string[], further: Partial<Surroundings> = {}) => {
    const both = [{ id: '3', spoken: ['marie gold'] }, { id: '4', spoken: ['bourbon'] }, ...names]
    let checking = { ...offered, lastAbout: [butter] as readonly Product[] }
    let said = ''
    for (const text of sentences) {
      const { meaning } = understand({ text, question: 'checking', source: 'typed', names: both })
      const response = respond(checking, meaning, { ...ofAll, ...further })
      checking = response.checking
      said = response.actions.flatMap((one) => (one.do === 'say' ? one.sentences : [])).join(' ')
    }
    return said
  }

  it.each([
    [['how much sugar in marie gold', 'how much sugar is in this']],
    [['how much sugar in marie gold', 'help', 'how much sugar is in this']],
    [['do you have marie gold', 'how much sugar is in this']],
    [['how much sugar in this and in marie gold', 'how much sugar is in this']],
    [['how much sugar in marie gold', 'are there any discounts', 'how much sugar is in this']],
  ])('the pack in hand is named again after another was spoken of: %j', (sentences) => {
    expect(talk(sentences)).toMatch(/^Britannia Good Day Butter\. From our list: sugar 22.5 /)
    expect(talk([...sentences, 'how much sugar is in this'])).toMatch(/^From our list: sugar 22.5 /)
    expect(talk(sentences, { asSpecified: true })).toMatch(/^From our list: sugar 22.5 /)
  })

  it.each([
    'how much sugar in digestive',
    'how many calories in the toast',
    'how much sugar does the rusk have',
    'how many calories in curd',
    'weight of the rusk',
  ])('the pack in hand is named where something else is asked about: %s', (text) => {
    expect(talk([text])).toMatch(/^Britannia Good Day Butter\. From our list: /)
    expect(talk([text], { asSpecified: true })).toMatch(/^From our list: /)
  })

  it.each([
    'how much sugar in it',
    'how much sugar is in this pack',
    'how much sugar in the packet',
    'how much sugar in 100 grams',
    'how much sugar in a biscuit',
    'how much sugar in the butter',
    'how many calories in total',
    'what is the amount of sugar',
    'does the pack have much sugar',
  ])('and not where it is the pack itself: %s', (text) => expect(talk([text])).toMatch(/^From our list: /))

  it.each([
    [['how much sugar is in this']],
    [['how much sugar is in this', 'are there any discounts', 'how much sugar is in this']],
  ])('and not where none was: %j', (sentences) =>
    expect(talk(sentences)).toMatch(/^From our list: sugar 22.5 /),
  )

  it.each([
    [
      'how much sugar in this and in marie gold',
      /^Britannia Good Day Butter\. From our list: sugar 22.5 .*Britannia Marie Gold\. From our list: sugar 20 /,
    ],
    ['is there milk in this and in good day butter', /^From our list: contains milk\.$/],
    ['how much sugar in marie gold', /^From our list: sugar 20 /],
  ])('to the letter each has its name where there are two: %s', (text, said) =>
    expect(ask(text, offered, { asSpecified: true })).toMatch(said),
  )

  it.each([
    'is there milk in this and in bourbon',
    'how much sugar in this and in marie gold',
    'is there milk in this and in good day butter',
  ])('what to do with another pack is said once, after all answers: %s', (text) => {
    const again = english.facts.lookAgain
    const said = ask(text, { ...offered, seenAtMs: NOW_MS - 61_000 })
    expect(said.split(again)).toEqual([expect.stringContaining('a minute ago'), ''])
  })
})

describe('respond', () => {
  it('scans only when asked, and forgets the earlier scan but for what compares with it', () => {
    const { actions, after } = say('what is this')
    expect(actions).toEqual([{ do: 'look', lookFor: 'name' }])
    expect(after).toEqual({ ...nothingChecked, before: [butter] })
  })

  it.each(['date', 'use by date', 'expiry date', 'what is the use by date', 'yes'])(
    'reads the date on "%s"',
    (text) => {
      const { actions, after } = say(text)
      expect(actions).toEqual([{ do: 'look', lookFor: 'date' }])
      expect(after.dateOffered).toBe(false)
    },
  )

  it('reads a date that was never offered, without a scan', () => {
    expect(say('expiry date', nothingChecked).actions).toEqual([{ do: 'look', lookFor: 'date' }])
  })

  it('takes "yes" for a date only while it is offered', () => {
    expect(say('yes', { ...offered, dateOffered: false }).said).toMatch(/what is this/)
  })

  it('goes on after "no"', () => {
    expect(say('no').said).toBe('Ask about another product, or say cash counter when you are ready to pay.')
    expect(say('no', offered, { ...around, inStore: false }).said).toBe(
      'Ask about another product, or say thank you to finish.',
    )
  })

  it('answers about the scanned product and names the source', () => {
    expect(say('does it contain milk').said).toMatch(/our list/i)
    expect(say('how much sugar is in this').said).toMatch(/22\.5 grams/)
  })

  it('keeps the offer of the date open across a question', () => {
    expect(say('is there sugar in this').after.dateOffered).toBe(true)
  })

  it('tells when what it repeats was said, once another pack may be in the hand', () => {
    const later = { ...around, nowMs: NOW_MS + 10 * 60_000 }
    const answered = say('does it contain milk').after
    expect(say('repeat', answered).said).toBe('Britannia Good Day Butter. From our list: contains milk.')
    expect(say('repeat', answered, later).said).toBe(
      'Britannia Good Day Butter: you showed it to me 10 minutes ago. Britannia Good Day Butter. From our list: contains milk. If you have another pack now, hold it up and ask: what is this?',
    )
    const dated = tellDate(nothingChecked, ['From the pack: Use by five March.'], around, {
      ...{ year: 2027, month: 3, day: 5 },
    }).checking
    expect(say('repeat', dated, later).said).toMatch(
      /^I read that 10 minutes ago\. From the pack: .*hold it up/,
    )
    expect(say('repeat', dated, { ...later, asSpecified: true }).said).toBe(
      'From the pack: Use by five March.',
    )
  })

  it.each([
    ['can i eat this', { year: 2026, month: 3, day: 5 }, /^That date has passed\..*contains wheat and milk/],
    [
      'can i eat this',
      { year: 2028, month: 3, day: 5 },
      /^Britannia Good Day Butter\. From our list: contains/,
    ],
    ['does it contain milk', { year: 2026, month: 3, day: 5 }, /^Britannia Good Day Butter\. From our list/],
  ])('"%s" after the date %j was read: %s', (text, date, expected) => {
    const dated = tellDate(offered, ['Use by …'], around, date).checking
    expect(say(text, dated, { ...around, timeZone: 'Asia/Kolkata' }).said).toMatch(expected)
  })

  it('repeats nothing of the look before while it looks for the date', () => {
    expect(say('date').after.lastAnswer).toEqual([])
  })

  it('asks for a scan when a question is about nothing yet', () => {
    expect(say('does it contain milk', nothingChecked).said).toMatch(/^Move the phone slowly/)
  })

  it('never answers for one product where the words fit several', () => {
    const { said } = say('does good day contain nuts', nothingChecked)
    expect(said).toContain('Britannia Good Day Butter')
    expect(said).toContain('Britannia Good Day Cashew')
    expect(said).not.toMatch(/our list/i)
  })

  it('never says no about an allergen that the list does not name', () => {
    const { said } = say('does it contain egg')
    expect(said).not.toMatch(/^no\b/i)
    expect(said).toMatch(/staff|pack/)
  })

  it.each([
    ['repeat', 'Britannia Good Day Butter.'],
    ['slower', '<pace> Britannia Good Day Butter.'],
    ['stop', '<stop>'],
    ['skip', '<skip>'],
    ['thank you', 'Thank you for shopping with Britannia. Have a good day. Goodbye.'],
    ['how much does it cost', `Our list holds no prices. Staff at the cash counter can tell you. ${NEXT}`],
    ['are there any discounts', `Our list holds no offers. Staff at the cash counter can tell you. ${NEXT}`],
    ['louder', '<volume>'],
    ['say the name', 'Britannia Good Day Butter.'],
    ['spell it', 'B, R, I, T, A, N, N, I, A. G, O, O, D. D, A, Y. B, U, T, T, E, R.'],
    ['compare', 'I compare two products. Ask what is this for each of them, then say compare.'],
    [
      'what do you have here',
      'From our list, in biscuits and snacks: Britannia Good Day Butter and Britannia Good Day Cashew.',
    ],
    [
      'i fell',
      '<stop> Stay where you are. Say call staff and I will sound for help. Say repeat when you are ready.',
    ],
    ['what time is it', 'I can help with Britannia products here.'],
    ['call staff', 'I am playing a sound so that staff can find you. Tap to stop it.'],
  ])('"%s" → %s', (text, expected) => {
    expect(say(text).said).toBe(expected)
  })

  it('offers the counter only in the store', () => {
    expect(say('cash counter').said).toMatch(/^The chosen path is not available/)
    expect(say('cash counter', offered, { ...around, inStore: false }).said).toMatch(
      /^Sorry, I may not be able/,
    )
  })
})

const how = { source: 'words' } as const

describe('tellProduct', () => {
  it('says name, allergens, what the pack adds, and offers the date', () => {
    const { checking, actions } = tellProduct(
      nothingChecked,
      butter,
      ['The pack also says: contains soya.'],
      around,
      how,
    )
    expect(actions[0]?.do === 'say' && actions[0].sentences.join(' ')).toMatch(
      /^Britannia Good Day Butter.*wheat and milk.*nuts.*The pack also says.*Shall I read the use by date\?$/,
    )
    expect(checking.scanned).toBe(butter)
    expect(checking.dateOffered).toBe(true)
  })
})

describe('what may harm', () => {
  const questions = [
    'does it contain milk',
    'does it contain egg',
    'is there soya in it',
    'what allergens does it have',
    'is it vegan',
    'is it safe for a diabetic',
    'what are the ingredients',
    'does good day butter contain milk',
  ]
  it.each(questions)('"%s" is answered with the name of the product first', (text) => {
    expect(say(text).said).toMatch(/^Britannia Good Day Butter\. /)
    expect(say(text).said.match(/Britannia Good Day Butter/g)).toHaveLength(1)
  })

  it.each(questions)('"%s" is answered to the letter where that is asked for', (text) => {
    const { said } = say(text, { ...offered, seenAtMs: 0 }, { ...around, asSpecified: true })
    expect(said).not.toMatch(/^Britannia Good Day Butter\. |ago|another pack/)
  })

  it('the date that was read now follows the name of what was looked at just before', () => {
    const read = ['From the pack: Use by five November two thousand twenty-seven.']
    const told = (checking: Checking, asSpecified = false) =>
      tellDate(checking, read, { ...around, asSpecified }).checking.lastAnswer.join(' ')
    expect(told(offered)).toBe(`Britannia Good Day Butter. ${read[0]}`)
    expect(told(offered, true)).toBe(read[0])
    expect(told(nothingChecked)).toBe(read[0])
    // Nobody knows whether it is the same pack.
    expect(told({ ...offered, seenAtMs: NOW_MS - 61_000 })).toBe(read[0])
  })
})

describe('a record in letters that the voice cannot read', () => {
  const hindi = { ...butter, allergensContain: ['wheat', 'दूध'], ingredients: 'Wheat flour, घी' }
  const asked = (text: string, scanned: Product) => {
    const found = (id: string) => (id === scanned.id ? scanned : undefined)
    return say(text, { ...offered, scanned }, { ...around, product: found }).said
  }

  it.each([
    ['what allergens does it have', 'contains wheat and one more that I cannot read aloud.'],
    ['does it contain milk', 'Our list also holds words that I cannot read aloud.'],
    ['does it contain egg', 'Our list also holds words that I cannot read aloud.'],
    ['what are the ingredients', 'the ingredients: Wheat flour and one more that I cannot read aloud.'],
    ['tell me about it', 'Our list also holds words that I cannot read aloud.'],
  ])('is never shortened without a word: "%s"', (text, said) => {
    expect(asked(text, hindi)).toContain(said)
    expect(asked(text, hindi)).toContain('Please check the pack or ask staff.')
    expect(asked(text, butter)).not.toContain('cannot read aloud')
  })

  it('counts what it cannot say', () => {
    const more = { ...butter, allergensContain: ['दूध', 'गेहूं'] }
    expect(asked('what allergens does it have', more)).toContain('contains 2 that I cannot read aloud.')
  })
})

describe('when the record was last checked', () => {
  const old = 'Our list is of March two thousand twenty-five.'
  const checked = (checkedOn: string | null): Product => ({ ...butter, checkedOn })
  // `NOW_MS` is in January 2027.
  it.each([
    ['2025-03-31', true],
    ['2025-12-31', 'Our list is of December two thousand twenty-five.'],
    ['2026-03-31', false],
    [null, false],
  ])('%s', (day, isSaid) => {
    const told = tellProduct(nothingChecked, checked(day), [], around, how).checking.lastAnswer.join(' ')
    const said = isSaid === true ? old : isSaid
    const scanned = { ...offered, scanned: checked(day) }
    for (const text of ['does it contain milk', 'what allergens does it have', 'what are the ingredients']) {
      if (said === false) expect(say(text, scanned).said + told).not.toContain('Our list is of')
      else expect([say(text, scanned).said, told]).toEqual([1, 2].map(() => expect.stringContaining(said)))
    }
    expect(say('how much sugar is in it', scanned).said).not.toContain('Our list is of')
    const letter = { ...around, asSpecified: true }
    expect(say('does it contain milk', scanned, letter).said).not.toContain('Our list is of')
  })
})

describe('a look of a while ago', () => {
  const AGAIN = 'If you have another pack now, hold it up and ask: what is this?'
  it.each([
    [59_000, undefined],
    [61_000, 'a minute ago'],
    [3 * 60_000, '3 minutes ago'],
    [10 * 60_000, '10 minutes ago'],
    [2 * 60 * 60_000, 'a while ago'],
    // After a walk.
    [NOW_MS, 'a while ago'],
  ])('of %i ms is said to be so', (ms, ago) => {
    for (const text of [
      'does it contain milk',
      'how much sugar is in it',
      'tell me about it',
      'shorter',
      'spell it',
    ]) {
      const { said } = say(text, { ...offered, seenAtMs: NOW_MS - ms })
      if (ago === undefined) expect(said).not.toMatch(/ago|another pack/)
      else {
        expect(said).toMatch(new RegExp(`^Britannia Good Day Butter: you showed it to me ${ago}\\. `))
        expect(said.endsWith(AGAIN)).toBe(true)
        expect(said.match(/Britannia Good Day Butter: /g)).toHaveLength(1)
        if (text === 'does it contain milk') expect(said).not.toContain('Britannia Good Day Butter. From')
      }
    }
  })

  it('hides neither words that cannot be read aloud nor the age of the list', () => {
    const scanned = { ...butter, ingredients: 'गेहूं, sugar', checkedOn: '2025-03-31' }
    const { said } = say('does it contain milk', { ...offered, scanned, seenAtMs: 0 })
    expect(said).toContain('words that I cannot read aloud. Please check the pack')
    expect(said).toContain('Our list is of March two thousand twenty-five. If you have another pack')
  })

  it('is nothing to a question that names the product', () => {
    const { said } = say('does good day butter contain milk', { ...offered, seenAtMs: 0 })
    expect(said).toBe('Britannia Good Day Butter. From our list: contains milk.')
  })
})

describe('two requests in one sentence', () => {
  const contains = meant('does it contain milk')
  const look = meant('what is the use by date')
  const name = meant('say the name')
  if (!contains || !look || !name) throw new Error('not understood')

  it.each([
    ['the answer, then the look', contains, look],
    ['the same the other way round', look, contains],
  ])('are both answered: %s', (_, first, second) => {
    const { actions, checking } = respond(offered, first, around, [second])
    expect(actions.map((action) => action.do)).toEqual(['say', 'look'])
    expect(checking.lastAnswer).toEqual(['Britannia Good Day Butter. From our list: contains milk.'])
  })

  it('about what is in the pack are one answer, which names it and sends to the pack once', () => {
    const { meaning, also } = understand({
      ...{ text: 'any onion, garlic or honey in it', question: 'checking', source: 'typed', names },
    })
    const { actions } = respond(offered, meaning, around, also)
    expect(actions).toMatchObject([
      {
        do: 'say',
        sentences: [
          'Britannia Good Day Butter. Our list does not name onion.',
          'Our list does not name garlic for Britannia Good Day Butter.',
          'Our list does not name honey for Britannia Good Day Butter.',
          'Please check the pack or ask staff.',
        ],
      },
    ])
  })

  it('say what both tell before what is left open of each', () => {
    const wheaten = { ...butter, allergensContain: ['wheat'], ingredients: null }
    const ask = (...texts: string[]) => {
      const [first, ...also] = texts.flatMap((text) => {
        const { meaning, also: further = [] } = understand({
          ...{ text, question: 'checking', source: 'typed', names },
        })
        return meaning ? [meaning, ...further] : []
      })
      const { actions } = respond({ ...offered, scanned: wheaten }, first, around, also)
      return actions.flatMap((action) => (action.do === 'say' ? action.sentences : []))
    }
    const wheat = 'Britannia Good Day Butter. From our list: contains wheat.'
    const [maida, atta] = ['maida', 'atta'].map((flour) => `It does not say whether that is ${flour}.`)
    const egg = 'Our list does not name egg for Britannia Good Day Butter.'
    const check = 'Please check the pack or ask staff.'
    expect(ask('is it made of maida or atta')).toEqual([wheat, maida, atta, check])
    expect(ask('is there maida in it', 'is there egg in it', 'is there atta in it')).toEqual([
      wheat,
      maida,
      atta,
      egg,
      check,
    ])
  })

  const told = ({ actions }: ReturnType<typeof respond>) =>
    actions.flatMap((action) =>
      action.do === 'say'
        ? action.sentences
        : [`<${action.do} ${action.do === 'look' ? action.lookFor : ''}>`],
    )
  const seen = (text: string, how: Partial<SeenHow> = {}, checking = offered) => {
    const { meaning, also } = understand({ text, question: 'checking', source: 'typed', names })
    const looks = respond(checking, meaning, around, also)
    expect(told(looks)).toEqual(['<look name>'])
    return told(tellFound(looks.checking, cashew, [], around, { source: 'words', ...how }))
  }
  const OFFER = 'Shall I read the use by date?'

  it.each([
    ['what is this and how much sugar does it have', 'From our list: sugar 22.5 grams per 100 grams.'],
    ['what is this how much sugar does it have', 'From our list: sugar 22.5 grams per 100 grams.'],
    ['how much sugar does it have and what is this', 'From our list: sugar 22.5 grams per 100 grams.'],
    ['what is this and does it have milk', 'Britannia Good Day Cashew. From our list: contains milk.'],
    ['does it have milk and what is this', 'Britannia Good Day Cashew. From our list: contains milk.'],
    ['what is this and spell it', 'C, A, S, H, E, W.'],
  ])('what is asked of the pack that is looked at waits for its name: %s', (text, expected) => {
    const said = seen(text)
    expect(said[0]).toMatch(/^Britannia Good Day Cashew/)
    expect(said.at(-2)).toBe(expected)
    expect(said.at(-1)).toBe(OFFER)
    expect(seen(text, {}, nothingChecked)).toEqual(said)
  })

  it('a date that is asked for so is looked at once the pack is named, or told by its code', () => {
    const text = 'what is this and when does it expire'
    const said = seen(text)
    expect(said.at(-1)).toBe('<look date>')
    expect(said).not.toContain(OFFER)
    const code = { pack: { gtin: '8901063010031' }, sentences: ['Use by the third of May.'] }
    expect(seen(text, { code }).slice(-2)).toEqual([...code.sentences, english.codeTexts.offerPrint])
  })

  it('what waits for a look is not asked of the next one', () => {
    const { checking } = respond(offered, meant('what is this'), around, [contains])
    const again = respond(checking, meant('what is this'), around)
    expect(told(tellFound(again.checking, cashew, [], around, { source: 'words' })).at(-1)).toBe(OFFER)
    expect(again.checking.waiting).toBeUndefined()
  })

  it.each([
    [['what is this'], ['Britannia Good Day Cashew. From our list: contains milk.']],
    [['what is this and how much sugar does it have'], ['From our list: sugar 22.5 grams per 100 grams.']],
    [['what time do you close', 'what is this'], []],
    [['stop', 'what is this'], []],
  ])('what a look that named nothing has left is asked of the next: %j', (turns, expected) => {
    const { meaning, also } = understand({
      ...{ text: 'what is this and does it have milk', question: 'checking', source: 'typed', names },
    })
    const looks = respond(offered, meaning, around, also)
    const missed = tellLine(looks.checking, ['Again, please.'])
    expect(told(missed)).toEqual(['Again, please.'])
    const next = turns.reduce((sofar, text) => {
      const turn = understand({ text, question: 'checking', source: 'typed', names })
      return respond(sofar.checking, turn.meaning, around, turn.also)
    }, missed)
    const said = told(tellFound(next.checking, cashew, [], around, { source: 'words' }))
    const alone = told(tellFound(nothingChecked, cashew, [], around, { source: 'words' }))
    expect(said).toEqual([...alone.slice(0, -1), ...expected, OFFER])
  })

  describe('as one answer', () => {
    const marked = { ...cashew, barcodes: ['2980010001014'], checkedOn: '2020-01-31' }
    const there: Surroundings = { ...around, product: () => marked, products: [marked] }
    const recall = { gtin: '02980010001014', batch: null, reason: 'metal may be in it', since: '2026-11-01' }
    const AGE = 'Our list is of January two thousand twenty.'
    const packWords = { contains: ['milk', 'soya', 'almond'], mayContain: [] }
    const notes = packAllergens(marked, packWords, english)
    const all = (
      text: string,
      change: Partial<Surroundings> = {},
      pack: SeenHow['packWords'] = packWords,
    ) => {
      const { meaning, also } = understand({ text, question: 'checking', source: 'typed', names })
      const now = { ...there, ...change }
      const looks = respond(offered, meaning, now, also)
      return tellFound(looks.checking, marked, pack ? notes : [], now, { source: 'words', packWords: pack })
    }
    const times = (sentences: readonly string[], one: string) =>
      sentences.filter((each) => each === one).length

    it.each([
      'what is this and does it have milk',
      'what is this and is it vegan',
      'what is this and does it have milk and how much sugar does it have',
      'what is this and spell it',
      'what is this and is it recalled',
    ])('what concerns the pack is told of once: %s', (text) => {
      const { actions, checking } = all(text, { recalls: [recall] })
      expect(actions.map((action) => action.do)).toEqual(['say'])
      expect(actions[0]).toMatchObject({ about: [{ product: marked, pack: packWords }] })
      const said = told({ actions, checking })
      expect(said[0]).toBe('Stop. Britannia Good Day Cashew is recalled.')
      for (const once of [said[0] ?? '', AGE, notes[0] ?? '', 'The reason: metal may be in it.', OFFER])
        expect(times(said, once)).toBe(1)
      expect(checking).toMatchObject({ lastAnswer: said, lastAbout: [marked], dateOffered: true })
    })

    it('nothing of an answer goes with it', () => {
      const soya = told(all('what is this and does it have soya'))
      expect(soya.slice(-4)).toEqual([
        'Britannia Good Day Cashew. The pack also says: contains soya.',
        english.facts.notOurs,
        english.facts.askStaff,
        OFFER,
      ])
      const milk = told(all('what is this and what are the allergens'))
      expect(milk.slice(-3)).toEqual([
        'Britannia Good Day Cashew. From our list: contains wheat and milk.',
        'May contain nuts.',
        OFFER,
      ])
    })

    it.each([
      'what is this and does it have milk',
      'what is this and does this or good day butter have milk',
      'what is this, does this or good day butter have milk and when does it expire',
    ])('about the pack in hand last, which may be taken, and once: %s', (text) => {
      const product = (id: string) => (id === marked.id ? marked : around.product(id))
      const { checking, actions } = all(text, { product, products: [butter, marked] })
      const ids = text.includes('butter') ? [butter.id, marked.id] : [marked.id]
      const [told] = actions
      expect(told).toMatchObject({ about: ids.map((id) => ({ product: { id } })) })
      const again = respond(checking, meant('repeat'), { ...there, product })
      expect(again.actions[0]).toMatchObject({ about: ids.map((id) => ({ product: { id } })) })
    })

    it('with the sign of what is in there, before a look for its date', () => {
      const { actions } = all('what is this, does it have milk and when does it expire')
      expect(actions.map((action) => action.do)).toEqual(['say', 'look'])
      expect(actions[0]).toMatchObject({ about: [{ sign: 'contains' }] })
    })
  })

  it('to the letter of the specification nothing waits', () => {
    const { actions } = respond(offered, meant('what is this'), { ...around, asSpecified: true }, [contains])
    expect(actions.map((action) => action.do)).toEqual(['say', 'look'])
  })

  it('are repeated as one answer', () => {
    const { checking } = respond(offered, contains, around, [name])
    expect(say('repeat', checking).said).toBe(
      'Britannia Good Day Butter. From our list: contains milk. Britannia Good Day Butter.',
    )
  })
})

const milk = meant('is there milk in it')
if (!milk) throw new Error('It is understood.')
const asksMilk = 'Did you ask: is there milk in it? Yes or no.'

describe.each<[string, Meaning, asks: string, answered: string]>([
  [
    '"Did you say …?" to a client that does not lead',
    { type: 'word', word: 'thanks' },
    'Did you say goodbye? Yes or no.',
    'Thank you for shopping with Britannia. Have a good day. Goodbye.',
  ],
  ['"Did you ask: …?"', milk, asksMilk, 'Britannia Good Day Butter. From our list: contains milk.'],
])('%s', (_, doubted, asks, answered) => {
  const asked = doubt(offered, doubted, around).checking

  it.each([
    ['yes', answered],
    ['no', 'All right. We carry on.'],
    ['repeat', asks],
    ['say the name', 'Britannia Good Day Butter.'],
  ])('"%s" → %s', (text, said) => {
    expect(say(text, asked).said).toBe(said)
  })

  it('is forgotten by any other turn: "yes" then is about the date again', () => {
    const { after } = say('say the name', asked)
    expect(say('yes', after).actions).toEqual([{ do: 'look', lookFor: 'date' }])
  })
})

describe('"Did you ask: …?"', () => {
  const asked = doubt(offered, milk, around).checking

  it('is said, and nothing of the product before it was answered', () => {
    expect(doubt(offered, milk, around).actions).toEqual([{ do: 'say', sentences: [asksMilk] }])
  })

  it('is not asked to the letter of the specification: what was read is answered', () => {
    const literal = { ...around, asSpecified: true }
    const { checking, actions } = doubt(offered, milk, literal)
    expect(actions).toEqual(respond(offered, milk, literal).actions)
    expect(checking.doubted).toBeUndefined()
  })

  it('is not open any more once a look has told something', () => {
    const told = tellProduct(asked, butter, [], around, how).checking
    expect(say('yes', told).actions).toEqual([{ do: 'look', lookFor: 'date' }])
    expect(tellDate(asked, ['Use by.'], around).checking.doubted).toBeUndefined()
  })
})

describe('compare', () => {
  const scan = (checking: Checking, next: Product) =>
    tellProduct(
      respond(checking, { type: 'word', word: 'whatIsThis' }, around).checking,
      next,
      [],
      around,
      how,
    ).checking

  it('is about the product before the one in hand', () => {
    const both = scan(scan(nothingChecked, butter), cashew)
    expect(say('compare', both).said).toMatch(
      /^The first is Britannia Good Day Butter\..*The second is Britannia Good Day Cashew\./,
    )
  })

  it('is not about one product that was scanned twice', () => {
    const twice = scan(scan(scan(nothingChecked, cashew), butter), butter)
    expect(say('compare', twice).said).toMatch(/^The first is Britannia Good Day Cashew\./)
    expect(say('compare', scan(scan(nothingChecked, butter), butter)).said).toMatch(/^I compare two/)
  })

  it('goes on on another connection', () => {
    expect(say('compare', resumed(cashew, butter, false, NOW_MS, english)).said).toMatch(
      /^The first is Britannia Good Day Butter/,
    )
    expect(say('compare', resumed(cashew, undefined, false, NOW_MS, english)).said).toMatch(/^I compare two/)
  })
})

describe('the pack before the one in hand', () => {
  const plain = { ...butter, allergensContain: [], allergensMayContain: [], ingredients: 'Rice flour' }
  const both: Checking = { ...offered, scanned: plain, before: [cashew] }
  const known = {
    ...around,
    products: [plain, cashew],
    product: (id: string) => [plain, cashew].find((candidate) => candidate.id === id),
  }

  it.each([
    ['does the last one have milk in it', /^Britannia Good Day Cashew[.:].* milk/i],
    ['how much sugar was in the previous pack', /^Britannia Good Day Cashew[.:].*22\.5/],
    ['tell me about the one I had before', /^Britannia Good Day Cashew/],
  ])('is asked about by "%s", and named first', (text, said) => {
    expect(say(text, both, known).said).toMatch(said)
  })

  it('is none where nothing else was looked at', () => {
    expect(say('does the last one have milk in it', offered).said).toMatch(/^I compare two products/)
    expect(say('does the last one have milk in it', nothingChecked).said).toMatch(/^I compare two products/)
  })
})

describe('the figures of a bar code', () => {
  const coded = { ...cashew, barcodes: ['8901063010116'] }
  const listed = { ...around, products: [butter, coded], product: around.product }
  const figures = 'eight nine zero one zero six three zero one zero one one six'

  it('are read back, and name the product after a yes as a scan would', () => {
    const first = say(figures, offered, listed)
    expect(first.said).toBe('Eight, nine zero one zero six three, zero one zero one one six. Is that right?')
    const { said, after } = say('yes', first.after, listed)
    expect(said).toMatch(/^Britannia Good Day Cashew, 200 grams\. /)
    expect(said).toContain('Shall I read the use by date?')
    expect(after).toMatchObject({ scanned: coded, before: [butter], dateOffered: true })
    expect(after.code).toBeUndefined()
  })

  it('typed in groups are the same', () => {
    expect(say('8901063 010116', offered, listed).after.code).toBe('8901063010116')
  })

  it('of which one is wrong are never asked about', () => {
    const { said, after } = say('8901063010117', offered, listed)
    expect(said).toContain('That cannot be')
    expect(say('yes', after, listed).said).not.toContain('Cashew')
  })

  it('that are too few are counted', () => {
    expect(say('89010630101', offered, listed).said).toContain('I have eleven figures')
  })

  it('that are not in the list name nothing', () => {
    const first = say('4006381333931', offered, listed)
    const { said, after } = say('yes', first.after, listed)
    expect(said).toMatch(/^Our list has no product with this code\. Please ask staff\./)
    expect(after.scanned).toBeUndefined()
  })

  it('that two records hold ask which of them it is', () => {
    const twice = { ...butter, barcodes: ['0036000291452'] }
    const both = { ...listed, products: [twice, { ...cashew, barcodes: ['036000291452'] }] }
    const { said, after } = say('yes', say('036000291452', offered, both).after, both)
    expect(said).toBe(
      'Which of the two: Britannia Good Day Butter, or Britannia Good Day Cashew? Please show me the front of the pack.',
    )
    expect(after.scanned).toBeUndefined()
  })

  it('are said again, asked for again, and forgotten with any other turn', () => {
    const { after } = say(figures, offered, listed)
    expect(say('repeat', after, listed).said).toMatch(/Is that right\?$/)
    expect(say('no', after, listed).said).toBe('Please say or type the figures again, one by one.')
    const other = say('ingredients', after, listed)
    expect(say('yes', { ...other.after, dateOffered: false }, listed).said).not.toContain('Cashew')
  })

  it('a UPC of twelve figures is the thirteen with a zero', () => {
    const upc = { ...listed, products: [{ ...coded, barcodes: ['0036000291452'] }] }
    expect(say('yes', say('036000291452', offered, upc).after, upc).said).toContain('Cashew')
  })
})
