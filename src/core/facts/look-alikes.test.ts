import { describe, expect, it } from 'vitest'
import type { Product } from '../contract/product.ts'
import { english } from '../texts/answer-texts.ts'
import { allergenSentences } from './allergens.ts'
import { containsSentences, containsSign } from './contains.ts'
import { productOf } from './product-of.test-help.ts'

const plain: Partial<Product> = { allergensContain: ['soya'], ingredients: 'Sugar, salt' }
const of = (known: Partial<Product>) => productOf({ ...plain, ...known })
const NOT_NAMED = /does not name/

describe('what goes by a name that an allergen has as well', () => {
  it.each<[string, Partial<Product>]>([
    ['gluten', { ingredients: 'Jowar atta, jaggery' }],
    ['wheat', { ingredients: 'Kuttu atta, singhara aata, salt' }],
    ['barley', { ingredients: 'Ragi malt, sugar' }],
    ['wheat', { ingredientsHi: 'जौ का आटा, ओट्स का आटा' }],
    ['wheat', { ingredientsHi: 'रागी का आटा, गुड़, तिल' }],
    ['gluten', { ingredientsHi: 'ज्वार का आटा, बाजरे का आटा' }],
    ['gluten', { ingredientsHi: 'कुट्टू आटा, सिंघाड़े का आटा' }],
    ['milk', { ingredients: 'Sugar, vanaspati ghee, kokum butter' }],
    ['ghee', { ingredients: 'Sugar, vegetable ghee' }],
    ['cheese', { ingredients: 'Vegan cheese, salt' }],
    ['almond', { ingredients: 'Maida, gur, cheena badam' }],
    ['cheese', { descriptionHi: 'बच्चों की मनपसंद चीज़' }],
  ])('is not told as %s: %j', (asked, known) => {
    const product = of(known)
    expect(containsSentences(product, asked, english).join(' ')).toMatch(NOT_NAMED)
    expect(allergenSentences(product, english).join(' ')).not.toMatch(new RegExp(`${asked}|atta|ghee`))
  })

  it.each<[string, Partial<Product>, 'contains' | 'unsure']>([
    ['peanut', { ingredients: 'Maida, gur, cheena badam' }, 'contains'],
    ['peanut', { ingredients: 'bhuimug, sugar' }, 'contains'],
    ['nuts', { ingredients: 'palli, sugar' }, 'contains'],
    ['wheat', { ingredientsHi: 'गेहूं के आटे, गुड़' }, 'contains'],
    ['wheat', { ingredientsHi: 'आटा, गुड़' }, 'contains'],
    ['wheat', { ingredientsHi: 'चक्की का आटा' }, 'contains'],
    ['wheat', { nameHi: 'मल्टीग्रेन का आटा' }, 'contains'],
    ['cheese', { ingredientsHi: 'मैदा, चीज़' }, 'contains'],
    ['cheese', { descriptionHi: 'चीज़ से भरपूर' }, 'contains'],
    ['cheese', { nameHi: 'चीज़ क्रैकर' }, 'contains'],
    ['milk', { descriptionHi: 'दूध के साथ बना' }, 'contains'],
    ['almond', { descriptionHi: 'बादाम के साथ कुरकुरा' }, 'contains'],
    ['milk', { descriptionHi: 'मलाई से बना, चाय के साथ खाएँ' }, 'contains'],
    ['almond', { descriptionHi: 'काजू और बादाम के साथ मज़ेदार बिस्किट' }, 'contains'],
    ['almond', { descriptionHi: 'बादाम के साथ कुरकुरा मज़ा' }, 'contains'],
    ['cashew', { descriptionHi: 'काजू के साथ स्वाद का आनंद' }, 'contains'],
    ['peanut', { descriptionHi: 'बादाम के साथ पीनट बटर' }, 'contains'],
    ['almond', { descriptionHi: 'कॉफ़ी और बादाम के साथ बने कुकीज़' }, 'contains'],
    ['almond', { descriptionHi: 'बादाम के साथ बना, खाने में मज़ेदार' }, 'contains'],
    ['almond', { descriptionHi: 'बादाम के साथ बना खाएँ' }, 'contains'],
    ['milk', { descriptionHi: 'दूध में मिलाकर बनाया' }, 'contains'],
    ['butter', { descriptionHi: 'मक्खन में डुबोए हुए' }, 'contains'],
    ['cheese', { descriptionHi: 'असली चीज़ से बने क्रैकर' }, 'contains'],
    ['cheese', { descriptionHi: 'चीज़ और टमाटर' }, 'contains'],
    ['cheese', { descriptionHi: 'चीज़ फिलिंग वाले' }, 'contains'],
    ['cheese', { descriptionHi: 'बच्चों की मनपसंद चीज़ स्लाइस' }, 'contains'],
    ['gluten', { ingredientsHi: 'जौ का आटा' }, 'contains'],
    ['cheese', { descriptionHi: 'यह चीज़ क्रैकर है' }, 'contains'],
    ['almond', { description: 'Try these with real almond pieces.' }, 'contains'],
    ['hazelnut', { description: 'Crispy sticks with dipping hazelnut spread.' }, 'contains'],
    ['milk', { description: 'Wafers dunked in creamy milk chocolate.' }, 'contains'],
    ['milk', { description: 'Soft rusk dipped in milk.' }, 'contains'],
  ])('is %s where it says so: %j is %s', (asked, known, sign) =>
    expect(containsSign(of(known), asked, english)).toBe(sign),
  )

  it.each(['चाय या दूध के साथ खाएँ।', 'गरम दूध में डुबोकर खाइए', 'दूध और चाय के साथ परोसें', 'ठंडे दूध के साथ मज़ा लें'])(
    'leaves open in Hindi what it is eaten with: %s',
    (descriptionHi) => {
      expect(containsSign(of({ descriptionHi }), 'milk', english)).toBe('unsure')
      expect(allergenSentences(of({ descriptionHi }), english).join(' ')).not.toContain('milk')
    },
  )

  it.each([
    'Great for dunking in milk.',
    'Ideal with tea or milk.',
    'Just add milk.',
    'Have it with hot milk.',
    'Soak in milk.',
  ])('says of what it is eaten with nothing for sure: %s', (description) =>
    expect(containsSign(of({ description }), 'milk', english)).toBe('unsure'),
  )
})

describe('what is baked', () => {
  it.each([
    ['wheat', 'Sugar, cookies (12%)'],
    ['wheat', 'Sugar, biscuit crumble 4%'],
    ['gluten', 'Cream, shortbread 10%'],
    ['milk', 'Sugar, margarine'],
    ['egg', 'Cream, sponge 20%'],
    ['egg', 'Chocolate cake (30%), cream'],
    ['wheat', 'Fruit cake, sugar'],
  ])('may hold %s as an ingredient: %s', (asked, ingredients) => {
    expect(containsSign(of({ ingredients }), asked, english)).toBe('unsure')
    expect(containsSentences(of({ ingredients }), asked, english).join(' ')).not.toMatch(NOT_NAMED)
  })

  it.each([
    ['wheat', 'Lady finger, salt'],
    ['egg', 'Rice cakes'],
    ['egg', 'Eggless sponge cake'],
    ['milk', 'Vegan cookie dough'],
  ])('is no %s: %s', (asked, ingredients) =>
    expect(containsSentences(of({ ingredients }), asked, english).join(' ')).toMatch(NOT_NAMED),
  )

  it('says nothing by its own name', () =>
    expect(containsSentences(of({ name: 'Brand Cookies' }), 'wheat', english).join(' ')).toMatch(NOT_NAMED))
})

describe('an additive by its number', () => {
  it.each(['e two twenty', 'ins two two zero', 'e two hundred twenty'])('is found as %s', (asked) =>
    expect(
      containsSentences(of({ ingredients: 'Sugar, preservative (INS 220)' }), asked, english)[0],
    ).toMatch(/^From our list: the ingredients list names preservative/),
  )
})
