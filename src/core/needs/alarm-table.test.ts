import { afterAll, describe, expect, it } from 'vitest'
import { productOf } from '../facts/product-of.test-help.ts'
import { substances } from '../substances/substances.ts'
import { substanceName } from '../texts/hi/substance-names.ts'
import { ownTextsIn } from '../texts/own-texts.ts'
import { concernsOf } from './concerns.ts'

/** Each sentence as it must be, written out by hand: `N` is what is avoided, `W` the word that record or pack uses. */
const sentences = {
  'en-IN': {
    named: 'you avoid N. From our list: contains W.',
    may: 'you avoid N. From our list: may contain W.',
    pack: 'you avoid N. The pack says: contains W. Our list does not. Please check the pack or ask staff.',
    packMay:
      'you avoid N. The pack says: may contain W. Our list does not. Please check the pack or ask staff.',
    hindi: 'you avoid N. From our list: its Hindi words name N. Please check the pack or ask staff.',
    unknown: 'you avoid N. Our list gives no allergens for it. Please ask staff.',
    silent: 'our list does not name N in it. Please check the pack or ask staff.',
  },
  'hi-IN': {
    named: 'आपको इससे बचना है: N। हमारी सूची से: इसमें है: W।',
    may: 'आपको इससे बचना है: N। हमारी सूची से: इसमें हो सकता है: W।',
    pack: 'आपको इससे बचना है: N। पैक कहता है: इसमें है: W। हमारी सूची यह नहीं कहती। कृपया पैक देखकर जाँच लीजिए या स्टाफ़ से पूछिए।',
    packMay:
      'आपको इससे बचना है: N। पैक कहता है: इसमें हो सकता है: W। हमारी सूची यह नहीं कहती। कृपया पैक देखकर जाँच लीजिए या स्टाफ़ से पूछिए।',
    hindi: 'आपको इससे बचना है: N। हमारी सूची के हिन्दी शब्दों में यह नाम है: N। कृपया पैक देखकर जाँच लीजिए या स्टाफ़ से पूछिए।',
    unknown: 'आपको इससे बचना है: N। हमारी सूची इसकी एलर्जी वाली चीज़ें नहीं बताती। कृपया स्टाफ़ से पूछिए।',
    silent: 'हमारी सूची इसमें यह नाम नहीं लेती: N। कृपया पैक देखकर जाँच लीजिए या स्टाफ़ से पूछिए।',
  },
} as const

/** What is never said of an allergen, in either language. */
const NEVER = /\bno\b(?! allergens)|\bsafe\b|\bfree\b|सुरक्षित|इसमें नहीं है|से मुक्त/i
/** Their Hindi words mean something else too: docs/languages.md. */
const AS_WRITTEN = ['rye', 'cheese']

const NAME = 'Brand Plain Biscuits'
const allergens = substances.filter(({ allergen }) => allergen)
const other = (word: string) => (word === 'mustard' ? 'rice' : 'mustard')
const counted = { asked: 0, wrong: 0 }

describe.each(['en-IN', 'hi-IN'] as const)('the allergen alarm in %s', (language) => {
  const texts = ownTextsIn(language)
  const named = (word: string) => (language === 'hi-IN' ? substanceName(word) : word)

  it.each(allergens.map(({ spoken, is }) => [spoken, is] as const))('%s', (name, is) => {
    const check = (
      source: keyof (typeof sentences)['en-IN'],
      word: string,
      known: Parameters<typeof productOf>[0],
      pack?: Parameters<typeof concernsOf>[2],
    ) => {
      const said = concernsOf({ avoid: [name], diets: [] }, productOf(known), pack, texts)
      const text = sentences[language][source].replaceAll('N', named(name)).replace('W', named(word))
      const sign = ['named', 'pack', 'hindi'].includes(source) ? 'contains' : 'unsure'
      const right = JSON.stringify(said) === JSON.stringify([{ sign, text: `${NAME}: ${text}` }])
      counted.asked += 1
      if (!right || NEVER.test(text)) counted.wrong += 1
      expect(said).toEqual([{ sign, text: `${NAME}: ${text}` }])
      expect(said[0]?.text).not.toMatch(NEVER)
    }
    const silent = { allergensContain: [other(name)], allergensMayContain: [] }
    for (const word of is) {
      check('named', word, { ...silent, allergensContain: [word] })
      check('may', word, { ...silent, allergensMayContain: [word] })
    }
    // In the Hindi fields alone, whatever the English ones say or leave out.
    for (const word of is.filter((one) => substanceName(one) !== one)) {
      check('hindi', name, { ...silent, ingredientsHi: `चीनी, ${substanceName(word)} (2%), नमक` })
      check('hindi', name, { ...silent, nameHi: `स्वादिष्ट ${substanceName(word)} बिस्किट` })
      check('hindi', name, { allergensContain: [], ingredientsHi: substanceName(word) })
      check('hindi', name, { ingredients: null, descriptionHi: `इसमें ${substanceName(word)} भी है।` })
    }
    check('pack', name, silent, { contains: [name], mayContain: [] })
    check('packMay', name, silent, { contains: [], mayContain: [name] })
    check('unknown', name, {})
    check('silent', name, { ...silent, ingredients: other(name) })
    if (language === 'hi-IN' && !AS_WRITTEN.includes(name)) expect(named(name)).not.toMatch(/[A-Za-z]/)
  })
})

afterAll(() => {
  // biome-ignore lint/suspicious/noConsole: the table's result is to be read
  console.info(
    `allergen alarm: ${allergens.length} substances, ${counted.asked} sentences, ${counted.wrong} wrong`,
  )
  expect(counted.wrong).toBe(0)
  expect(allergens.length).toBeGreaterThanOrEqual(22)
})
