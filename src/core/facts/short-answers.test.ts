import { expect, it } from 'vitest'
import { understand } from '../language/understand.ts'
import { type Texts, textsIn } from '../texts/answer-texts.ts'
import { respond } from './check-response.ts'
import { type Checking, nothingChecked } from './checking.ts'
import { productOf } from './product-of.test-help.ts'
import type { Response, Surroundings } from './response.ts'
import { tellProduct } from './tell-looked.ts'

const NOW_MS = Date.UTC(2026, 10, 21)
const oats = productOf({
  ...{ name: 'Oat Crunch', netWeight: '200 g', ingredients: 'Oats, sugar, milk solids' },
  ...{ allergensContain: ['oats', 'milk solids'], allergensMayContain: ['nuts', 'soya', 'sesame'] },
  checkedOn: '2024-01-05',
})
const around = (texts: Texts, short: boolean): Surroundings => ({
  ...{ texts, short, nowMs: NOW_MS, brand: 'Brand', inStore: true, products: [oats] },
  recalls: [],
  product: () => oats,
})
const held: Checking = { ...nothingChecked, scanned: oats, seenAtMs: NOW_MS }
const saidIn = ({ actions }: Response) =>
  actions.flatMap((action) => (action.do === 'say' ? action.sentences : [])).join(' ')
const asked = (text: string, texts: Texts, short: boolean) => {
  const { meaning } = understand({
    ...{ text, question: 'checking', source: 'typed', names: [] },
    language: texts.language,
  })
  return saidIn(respond(held, meaning, around(texts, short)))
}

it.each(['en-IN', 'hi-IN'] as const)(
  'in %s short answers leave out the rest, never what may harm',
  (language) => {
    const texts = textsIn(language)
    const isIn = (text: string, ...parts: string[]) => parts.every((part) => text.includes(part))
    const code = 'Use by 5 March.'
    const notes = ['The pack says: contains soya.']
    const how = { source: 'barcode', code: { pack: { gtin: '08901234567894' }, sentences: [code] } } as const
    const told = (short: boolean) => saidIn(tellProduct(held, oats, notes, around(texts, short), how))
    const allergens = [
      texts.contains(['oats', 'milk solids']),
      texts.andMayContain(['nuts', 'soya', 'sesame']),
      texts.listIsOf({ day: 5, month: 1, year: 2024 }),
    ]
    expect(isIn(told(true), 'Oat Crunch', ...allergens, code, ...notes)).toBe(true)
    expect(told(true).length).toBeLessThan(told(false).length)
    expect(isIn(asked('describe it', texts, true), 'Oat Crunch', ...allergens)).toBe(true)
    expect(asked('describe it', texts, true).length).toBeLessThan(asked('describe it', texts, false).length)
    // The rest is there when it is asked for, and what is asked in particular is answered whole.
    for (const question of ['tell me more', 'what allergens does it have', 'what are the ingredients'])
      expect(asked(question, texts, true)).toBe(asked(question, texts, false))
    if (language === 'hi-IN') expect(asked('और बताओ', texts, true)).toBe(asked('tell me more', texts, false))
  },
)
