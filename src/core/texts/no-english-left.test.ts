import { describe, expect, it } from 'vitest'
import { playJourney } from '../../../test/fixtures/journey-player.ts'
import { englishIn, madeUpOwn, madeUpTexts } from '../../../test/fixtures/made-up-language.ts'
import { respond } from '../facts/check-response.ts'
import { type Checking, nothingChecked } from '../facts/checking.ts'
import { cashewCookies, productOf } from '../facts/product-of.test-help.ts'
import type { Surroundings } from '../facts/response.ts'
import type { JourneyOptions } from '../journey/journey.ts'
import { understand } from '../language/understand.ts'
import { concernsOf } from '../needs/concerns.ts'
import { answerNeeds } from '../needs/needs-command.ts'
import { noShopping } from '../shopping/shopping.ts'
import { answerShopping, bagSentences, heldSentences, planSentences } from '../shopping/shopping-answer.ts'
import { substances } from '../substances/substances.ts'
import { textsIn } from './answer-texts.ts'
import { wordNames } from './en/word-names.ts'
import { substanceWords } from './hi/substance-names.ts'
import { ownTextsIn } from './own-texts.ts'

/** Names, and the shop's and the brand's own words, which no language changes. */
const names = [
  'Crisp',
  'Corner Store',
  'Brand Good Day Cashew Cookies',
  'Brand Plain Biscuits',
  'Cash Counter',
]

const languages = [
  { name: 'a third language', texts: madeUpTexts, own: madeUpOwn },
  { name: 'Hindi', texts: textsIn('hi-IN'), own: ownTextsIn('hi-IN') },
]

it('has a Hindi name for all that may be asked for, but for two that Hindi has no other word for', () => {
  const unnamed = substances.map(({ spoken }) => spoken).filter((spoken) => !(spoken in substanceWords))
  expect(unnamed).toEqual(['cheese', 'rye'])
})

describe.each(languages)('a journey in $name says nothing in English', ({ texts }) => {
  const visits: readonly (readonly [string, readonly (string | number)[]])[] = [
    [
      'the introduction and a walk',
      [
        'continue',
        'biscuits',
        'entrance',
        'next',
        'help',
        'repeat',
        'where am i',
        'how many left',
        'back',
        'next',
        'next',
        'i am here',
        'yes',
        'what is this',
        'cash counter',
        'yes',
        'next',
        'next',
        'next time',
        'save',
        'thank you',
        'yes',
      ],
    ],
    [
      'silence at every question',
      [
        30_000,
        30_000,
        'not required',
        30_000,
        30_000,
        'dairy',
        30_000,
        30_000,
        'not there',
        'not there',
        30_000,
      ],
    ],
    [
      'words that lead away',
      [
        'not required',
        'breads',
        'entrance',
        'stop',
        'no',
        'danger',
        'repeat',
        'change section',
        'yes',
        'start again',
        'yes',
        'call staff',
        'louder',
        'louder',
        'louder',
        'quieter',
        'slower',
        'hold to talk only',
        'listen always',
        'lost',
        'pause',
      ],
    ],
    [
      'what nobody understands',
      [
        'mumble mumble',
        'mumble mumble',
        'not required',
        'mumble mumble',
        'dairy',
        'mumble',
        'entrance',
        'mumble',
        'buy more',
        'store',
        'home',
      ],
    ],
  ]
  it.each(visits)('%s', (_, doings) => {
    const beginnings: readonly Partial<JourneyOptions>[] = [
      {},
      { scanned: 'dairy' },
      { place: { kind: 'home' } },
      { place: { kind: 'unknown' } },
    ]
    for (const changes of beginnings)
      for (const motion of ['granted', 'denied'] as const) {
        const shop = playJourney({ texts, ...changes, firstVisit: true })
        shop.send({ type: 'motionState', state: motion })
        shop.send({ type: 'ready', again: false })
        shop.wait(2500)
        shop.finish()
        for (const doing of doings) {
          if (typeof doing === 'number') shop.wait(doing)
          else {
            shop.press(doing)
            shop.finish()
            shop.step(2)
          }
          shop.finish()
        }
        shop.send({ type: 'lost' })
        shop.finish()
        shop.send({ type: 'ready', again: true })
        shop.finish()
        const said = shop.textsEver()
        const shown = shop.effects.flatMap((effect) => {
          if (effect.kind === 'choices') return [...effect.inSight, ...effect.more].map(({ label }) => label)
          if (effect.kind === 'notice') return [effect.text]
          if (effect.kind === 'progress') return [effect.instruction]
          return effect.kind === 'homeScreenSteps' ? effect.steps : []
        })
        expect(said.length).toBeGreaterThan(3)
        expect([...said, ...shown].flatMap((text) => englishIn(text, names))).toEqual([])
        shop.close()
      }
  })
})

describe.each(languages)(
  'an answer in $name says nothing in English but the words of the record',
  ({ texts, own }) => {
    const plain = productOf({ id: 'p2' })
    const products = [cashewCookies, plain]
    const around: Surroundings = {
      texts,
      nowMs: 1_800_000_000_000,
      brand: 'Crisp',
      inStore: true,
      section: 'dairy',
      products,
      product: (id) => products.find((one) => one.id === id),
    }
    const records = [
      ...names,
      ...cashewCookies.description.split(/(?<=\.) /),
      ...(cashewCookies.ingredients ?? '').split(', ').flatMap((one) => [one, one.replace(/ \(.*/, '')]),
      ...[
        'wheat',
        'maida',
        'dairy',
        'milk',
        'soya',
        'kaju',
        '200 g',
        'gluten',
        'unicorn',
        'cookies',
        'Crunchy cookies with real cashew',
        'Store in a cool, dry place',
      ],
    ].sort((a, b) => b.length - a.length)
    const questions = [
      ...[
        'does it contain milk',
        'does it contain gluten',
        'does it contain soya',
        'does it contain unicorn',
        'is it vegan',
      ],
      ...[
        'ingredients',
        'what allergens does it have',
        'nutrition',
        'how much sugar',
        'how much fibre',
        'tell me everything',
      ],
      ...[
        'what is the weight',
        'who makes it',
        'what is the price',
        'any offers',
        'do you have cookies',
        'compare',
        'spell the name',
      ],
      ...[
        'is it good for diabetics',
        'where is it made',
        'how do i store it',
        'what flavour is it',
        '8 9 0 1 0 6 3 0 1',
        'tell me more',
      ],
      ...Object.values(wordNames),
    ]
    it.each(questions)('%s', (text) => {
      const { meaning } = understand({ text, question: 'checking', source: 'typed', names: [] })
      for (const scanned of [cashewCookies, plain, undefined]) {
        const seenAtMs = around.nowMs
        const checking: Checking = {
          ...nothingChecked,
          ...(scanned && { scanned, seenAtMs, before: [plain, scanned] }),
        }
        const { actions } = respond(checking, meaning, around)
        const said = actions.flatMap((action) => ('sentences' in action ? action.sentences : []))
        expect(said.flatMap((sentence) => englishIn(sentence, records))).toEqual([])
      }
    })

    it('nor does what is said of what the phone keeps', () => {
      const needs = {
        avoid: ['milk', 'egg', 'soya', 'cashew', 'unicorn'],
        diets: ['vegetarian', 'jain'],
      } as const
      const list = { avoid: [...needs.avoid], diets: [...needs.diets] }
      const shopping = { wanted: ['unicorn', 'plain biscuits'], bag: [], bagAtMs: 0 }
      const about = {
        products,
        brand: 'Brand',
        needs: list,
        texts: own,
        inHand: { product: plain },
        nowMs: 0,
      }
      const bag = { ...shopping, bag: products.map((product) => ({ product })) }
      const said = [
        ...[...products, undefined].flatMap((product) =>
          [undefined, { contains: ['soya'], mayContain: ['egg'] }].flatMap((pack) =>
            concernsOf(list, product, pack, own).map(({ text }) => text),
          ),
        ),
        ...(['tell', 'forget'] as const).flatMap((what) => answerNeeds(list, { do: what }, own).said),
        ...answerNeeds(list, { do: 'change', add: list, remove: list }, own).said,
        ...planSentences(shopping, about),
        ...products.flatMap((product) => heldSentences(shopping, { product }, about).said),
        ...bagSentences(bag, about),
        ...bagSentences(noShopping, about),
        ...(['tellList', 'forgetList', 'intoBag', 'outOfBag', 'tellBag', 'emptyBag'] as const).flatMap(
          (what) => answerShopping(bag, { do: what }, about).said,
        ),
        ...(['want', 'unwant'] as const).flatMap(
          (what) => answerShopping(shopping, { do: what, names: ['unicorn', 'dragon'] }, about).said,
        ),
      ]
      expect(said.length).toBeGreaterThan(25)
      const kept = [
        ...records,
        'dragon',
        'Cashew Cookies',
        'Good Day Cashew Cookies',
        'Plain Biscuits',
        'plain biscuits',
      ]
        .concat(own === madeUpOwn ? [...needs.avoid, 'lecithin'] : [])
        .sort((a, b) => b.length - a.length)
      expect(said.flatMap((sentence) => englishIn(sentence, kept))).toEqual([])
    })
  },
)
