import { describe, expect, it } from 'vitest'
import { concernsOf } from '../needs/concerns.ts'
import { english, textsIn } from '../texts/answer-texts.ts'
import { ownTextsIn } from '../texts/own-texts.ts'
import { dietSentences } from './diets.ts'
import { productOf } from './product-of.test-help.ts'

type Known = Parameters<typeof productOf>[0]

const CHECK = 'Please check the pack or ask staff.'
const VEG = 'Our list says: A pure veg snack.'
const among = (what: string) => `From our list: the ingredients list names ${what}.`
const unsure = (what: string) => `It does not say whether that is ${what}.`

describe('a way of eating', () => {
  it.each<[string, Known, string[]]>([
    ['vegetarian', { description: 'A pure veg snack.' }, [VEG]],
    ['halal', { description: 'A pure veg snack.' }, [VEG, unsure('halal')]],
    ['kosher', { description: 'A pure veg snack.' }, [VEG, unsure('kosher')]],
    ['jain', { description: 'A pure veg snack.' }, [VEG, unsure('jain')]],
    ['halal', { description: 'A pure veg snack. Halal.' }, ['Our list says: Halal.']],
    ['vegetarian', { description: 'Eggless.' }, ['Our list says: Eggless.', unsure('vegetarian')]],
    [
      'vegetarian',
      { description: 'Not suitable for vegetarians.' },
      ['Our list says: Not suitable for vegetarians.'],
    ],
    ['vegan', { description: 'Suitable for vegans.' }, ['Our list says: Suitable for vegans.']],
    ['non veg', { description: 'Veg.' }, ['Our list says: Veg.']],
    ['vegetarian', { ingredients: 'sugar, carmine, animal rennet' }, [among('carmine and animal rennet')]],
    ['vegetarian', { ingredients: 'sugar, lard' }, [among('lard')]],
    ['vegan', { ingredients: 'sugar, tallow, beeswax' }, [among('tallow and beeswax')]],
    ['jain', { ingredients: 'potato starch, carrot, garlic' }, [among('garlic, potato starch and carrot')]],
    ['jain', { ingredients: 'pyaz, lahsun, adrak, aalu' }, [among('pyaz, lahsun, adrak and aalu')]],
    ['vegan', { ingredients: 'shahad' }, [among('shahad')]],
    ['halal', { ingredients: 'sugar, rum' }, [among('rum')]],
    ['halal', { ingredients: 'sugar, vanilla extract' }, [among('vanilla extract'), unsure('halal')]],
    [
      'vegetarian',
      { ingredients: 'E471, L-cysteine (E920)' },
      [among('E471 and L-cysteine (E920)'), unsure('vegetarian')],
    ],
    ['vegan', { ingredients: 'sugar, emulsifier (471)' }, [among('emulsifier (471)'), unsure('vegan')]],
    ['halal', { ingredients: 'sugar, INS 472e' }, [among('INS 472e'), unsure('halal')]],
    [
      'kosher',
      { ingredients: 'mono- and diglycerides' },
      [among('mono- and diglycerides'), unsure('kosher')],
    ],
    ['jain', { ingredients: 'glycerol' }, [among('glycerol'), unsure('jain')]],
    ['fasting', { ingredients: 'INS 631' }, [among('INS 631'), unsure('fasting')]],
    ['vegetarian', { ingredients: 'E471', description: 'A pure veg snack.' }, [VEG]],
    ['vegan', { ingredients: 'sugar, shellac' }, [among('shellac')]],
    ['vegan', { ingredients: 'glazing agent (904)' }, [among('glazing agent (904)')]],
    ['vegetarian', { ingredients: 'E904' }, [among('E904'), unsure('vegetarian')]],
    ['vegetarian', { ingredients: 'E542, pepsin' }, [among('E542 and pepsin')]],
    ['vegetarian', { ingredients: 'porcine enzymes, collagen' }, [among('porcine enzymes and collagen')]],
    ['halal', { ingredients: 'pepsin' }, [among('pepsin'), unsure('halal')]],
    ['vegetarian', { description: 'Rich, with real eggs.' }, ['Our list says: Rich, with real eggs.']],
    ['vegetarian', { description: 'Made without egg.' }, ['I cannot find that for this product.']],
    // Wherever a record says it.
    [
      'vegetarian',
      { ingredients: 'Wheat flour, setting agent, colour. Not suitable for vegetarians.' },
      ['Our list says: Not suitable for vegetarians.'],
    ],
    ['vegan', { ingredients: 'Oats, sugar. Suitable for vegans.' }, ['Our list says: Suitable for vegans.']],
    ['vegetarian', { allergensContain: ['none, pure veg'] }, ['Our list says: none, pure veg.']],
    ['vegan', { name: 'Brand Vegan Bites' }, ['The pack is named Brand Vegan Bites.']],
    ['halal', { packWords: ['pure veg', 'halal certified'] }, ['The pack is named halal certified.']],
    ['jain', { packWords: ['pure veg'] }, ['The pack is named pure veg.', unsure('jain')]],
    // Neither answers for what is of some source.
    [
      'vegan',
      { name: 'Brand Vegan Bites', ingredients: 'E471' },
      ['The pack is named Brand Vegan Bites.', among('E471'), unsure('vegan')],
    ],
    [
      'vegetarian',
      { ingredients: 'E471. Made in a plant that handles non veg.' },
      ['Our list says: Made in a plant that handles non veg.', among('E471'), unsure('vegetarian')],
    ],
    [
      'vegetarian',
      { ingredients: 'edible veg fat, vegetarian rennet' },
      ['I cannot find that for this product.'],
    ],
  ])('%s: %j', (diet, known, said) =>
    expect(dietSentences(productOf(known), diet, english)).toEqual([...said, CHECK]),
  )

  it('that a list of ingredients rules out is told to who eats so', () => {
    const product = productOf({ ingredients: 'Sugar, colour. Not suitable for vegetarians.' })
    const text = `Brand Plain Biscuits: you eat vegetarian. Our list says: Not suitable for vegetarians. ${CHECK}`
    expect(concernsOf({ avoid: [], diets: ['vegetarian'] }, product, undefined, ownTextsIn('en-IN'))).toEqual(
      [{ sign: 'unsure', text }],
    )
  })

  it('that another one answers for is not sure on the list of who eats so', () => {
    const product = productOf({ description: 'A pure veg snack.' })
    expect(concernsOf({ avoid: [], diets: ['halal'] }, product, undefined, ownTextsIn('en-IN'))).toEqual([
      {
        sign: 'unsure',
        text: `Brand Plain Biscuits: you eat halal. ${VEG} ${unsure('halal')} ${CHECK}`,
      },
    ])
    expect(dietSentences(product, 'halal', textsIn('hi-IN'))[1]).toBe('वह नहीं बताती कि क्या वह हलाल है।')
  })
})
