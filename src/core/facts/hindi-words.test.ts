import { describe, expect, it } from 'vitest'
import type { Product } from '../contract/product.ts'
import { concernsOf } from '../needs/concerns.ts'
import { textsIn } from '../texts/answer-texts.ts'
import { ownTextsIn } from '../texts/own-texts.ts'
import { allAllergens, allergenSentences } from './allergens.ts'
import { containsSentences, containsSign } from './contains.ts'
import { isSaidSurely, listedInEnglish } from './hindi-words.ts'
import { productOf } from './product-of.test-help.ts'

it.each([
  ['गेहूँ का आटा', 'wheat flour'],
  ['मिल्क सॉलिड्स (5%)', 'milk unknownword'],
  ['दुग्ध ठोस', 'milk'],
  ['नारियल का दूध', 'coconut milk'],
  ['Milk powder और काजू', 'milk powder and cashew'],
  ['कीवी', 'unknownword'],
  ['खोआ', 'khoya'],
  ['मक्का स्टार्च', 'maize starch'],
])('%s is %s in English', (item, english) =>
  expect(listedInEnglish(item).replace(/ \d+$/, ' unknownword')).toBe(english),
)

it.each([
  ['बिना अंडे का केक', false],
  ['दूध मुक्त', false],
  ['इसमें मूँगफली हो सकती है', false],
  ['अंडा', true],
])('%s says for sure what is in there: %s', (item, sure) => expect(isSaidSurely(item)).toBe(sure))

describe('what is in the Hindi fields alone', () => {
  const record = { allergensContain: ['wheat'], ingredients: 'Wheat flour, sugar' }
  const alarm = (name: string, ingredientsHi: string) =>
    concernsOf(
      { avoid: [name], diets: [] },
      productOf({ ...record, ingredientsHi }),
      undefined,
      ownTextsIn('en-IN'),
    )

  it.each([
    ['milk', 'गेहूँ, दुग्ध ठोस', 'contains'],
    ['milk', 'गेहूँ, नारियल का दूध', 'unsure'],
    ['egg', 'बिना अंडे', 'unsure'],
    ['milk', 'गेहूँ, खोआ', 'contains'],
    ['gluten', 'बीयर', 'contains'],
    ['nuts', 'चिरौंजी', 'contains'],
    ['barley', 'सत्तू', 'unsure'],
    ['almond', 'गेहूँ, मेवे', 'unsure'],
    ['कीवी', 'चीनी, कीवी का गूदा', 'contains'],
  ])('%s in %s is %s', (name, ingredientsHi, sign) =>
    expect(alarm(name, ingredientsHi)).toMatchObject([{ sign }]),
  )

  it.each<[string, Partial<Product>, string]>([
    ['milk', { allergensContain: ['wheat', 'दूध'] }, 'contains'],
    ['milk', { allergensContain: ['गेहूँ, दूध'] }, 'contains'],
    ['milk', { allergensMayContain: ['दूध'] }, 'unsure'],
    ['milk', { allergensContain: ['दूध नहीं'] }, 'unsure'],
    ['almond', { allergensContain: ['मेवे'] }, 'unsure'],
  ])('counts %s where an older list of allergens holds it: %j', (asked, lists, sign) => {
    const old = productOf({ ...record, ...lists })
    for (const texts of [textsIn('en-IN'), textsIn('hi-IN')]) {
      expect(containsSign(old, asked, texts)).toBe(sign)
      expect(containsSentences(old, asked, texts).join(' ')).not.toMatch(/does not name|यह नाम नहीं लेती/)
    }
  })

  it.each(['दूध नहीं', 'कोई नहीं', 'दूध रहित', 'बिना दूध', 'ग्लूटेन फ्री', 'doodh nahin', 'bina doodh'])(
    'never says that it contains an absence that an older list holds: %s',
    (entry) => {
      const old = productOf({ ...record, allergensContain: [entry] })
      for (const texts of [textsIn('en-IN'), textsIn('hi-IN')])
        expect(allergenSentences(old, texts).join(' ')).not.toContain(texts.contains([entry]))
    },
  )

  it('counts where older records hold Hindi in the fields of English, too', () => {
    const old = productOf({ ...record, ingredients: 'मैदा, मक्खन' })
    const said = (asked: string) => containsSentences(old, asked, textsIn('en-IN'))[0]
    expect(said('milk')).toBe('From our list: its Hindi words name milk.')
    expect(said('sesame')).toContain('does not name sesame')
  })

  it('answers who asks for it, with its place and never with a yes or a no', () => {
    const product = productOf({ ...record, ingredientsHi: 'गेहूँ, दूध पाउडर' })
    expect(containsSentences(product, 'milk', textsIn('en-IN'))).toEqual([
      'From our list: its Hindi words name milk.',
      'Please check the pack or ask staff.',
    ])
    expect(containsSentences(product, 'milk', textsIn('hi-IN'))[0]).toBe(
      'हमारी सूची के हिन्दी शब्दों में यह नाम है: दूध।',
    )
  })

  it.each([
    ['milk', { descriptionHi: 'जिनको दूध से एलर्जी है उनके लिए उपयुक्त नहीं' }],
    ['cashew', { ingredientsHi: 'चीनी, मैदा, काजू के अंश हो सकते हैं' }],
  ])(
    'what it says of traces of %s is told without a doubt about its own word, and with all allergens',
    (asked, known) => {
      const english = textsIn('en-IN')
      const product = productOf({ ...record, ...known })
      const named = `From our list: its Hindi words name ${asked}.`
      expect(containsSentences(product, asked, english)).toEqual([
        named,
        'Please check the pack or ask staff.',
      ])
      expect(containsSign(product, asked, english)).toBe('unsure')
      expect(allergenSentences(product, english)).toEqual(['From our list: contains wheat.', named])
      expect(allAllergens(product, english)).toEqual(['From our list: contains wheat.', named])
    },
  )

  it('and what it only denies is not', () => {
    const product = productOf({ ...record, ingredientsHi: 'चीनी, बिना दूध' })
    expect(allergenSentences(product, textsIn('en-IN'))).toEqual(['From our list: contains wheat.'])
    expect(containsSentences(product, 'milk', textsIn('en-IN'))).toEqual([
      'From our list: its Hindi words name milk.',
      'Please check the pack or ask staff.',
    ])
  })

  it.each([
    ['चीनी, वसा रहित दूध पाउडर', ['milk']],
    ['बिना अंडे के दूध और बादाम से बना बिस्कुट', ['milk', 'almond']],
    ['शुगर फ्री मिल्क चॉकलेट', ['milk']],
    ['ट्रांस फैट मुक्त काजू बिस्कुट', ['cashew']],
    ['दूध पाउडर (वसा रहित)', ['milk']],
    ['काजू और वसा रहित दूध पाउडर', ['milk', 'cashew']],
    ['चीनी के बिना बादाम का केक', ['almond']],
    ['बिना चीनी और दूध से बना', ['milk']],
    ['बिना कृत्रिम रंग के दूध केक', ['milk']],
    ['वसा रहित सोया (दूध)', ['milk', 'soya']],
    ['इसमें अंडा नहीं है लेकिन दूध है', ['milk']],
    // What it denies, in all its places.
    ['अंडे और दूध के बिना', []],
    ['बिना अंडे और दूध का केक', []],
    ['बिना अंडे या दूध', []],
    ['दूध और अंडा रहित केक', []],
    ['दूध पाउडर रहित', []],
    ['दूध से पूरी तरह मुक्त', []],
    ['बिना किसी अंडे के', []],
    ['बिना अंडे वाला', []],
  ])('%s names for sure %j', (descriptionHi, names) => {
    const english = textsIn('en-IN')
    const said = allergenSentences(productOf({ ...record, descriptionHi }), english)
    expect(said).toEqual([
      'From our list: contains wheat.',
      ...(names.length > 0 ? [`From our list: its Hindi words name ${names.join(' and ')}.`] : []),
    ])
  })

  it('is a list: of what it does not name it is not said that there is none', () => {
    const product = productOf({ ingredientsHi: 'गेहूँ, चीनी' })
    expect(containsSentences(product, 'palm oil', textsIn('en-IN'))[0]).toBe(
      'Our list does not name palm oil for Brand Plain Biscuits.',
    )
  })
})
