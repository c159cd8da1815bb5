import { describe, expect, it } from 'vitest'
import { containsSentences } from '../facts/contains.ts'
import { productOf } from '../facts/product-of.test-help.ts'
import { plainWords } from '../language/plain-words.ts'
import { concernsOf } from '../needs/concerns.ts'
import { keptName } from '../needs/needs.ts'
import { english } from '../texts/answer-texts.ts'
import { ownTextsIn } from '../texts/own-texts.ts'
import { foodRows } from './food-rows.ts'
import { hasAny, recordWords } from './record-words.ts'
import { askedWords, substanceAsked, substances } from './substances.ts'

const said = (asked: string, known: Parameters<typeof productOf>[0]) =>
  containsSentences(productOf(known), asked, english).join(' ')
const each = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([name, words]) => words.split('; ').map((word) => [name, word] as const))

/** By the name that is asked for, words of a record that are it or may be it. */
const named = {
  wheat:
    'refined flour; plain flour; wheatflour; flour; bread crumbs; breadcrumbs; vermicelli; noodles; pasta; couscous; bulgur; malted milk; hydrolysed vegetable protein; seitan; semolina; einkorn; emmer; kamut; farro; orzo; udon; ramen; panko; matzo; graham flour; edible starch; sattu; gehun; compounded asafoetida; penne; beer; Weizenmehl; farine de blé; harina de trigo; farina di frumento; tarwebloem; hvedemel; Mehl; triticale; wafer; crackers',
  gluten:
    'refined flour; wheatflour; breadcrumbs; noodles; malted milk; ryeflour; barleymalt; beer; ale; sattu; jau; farro; edible starch; pumpernickel; malt vinegar',
  milk: 'cheddar; mozzarella; caseinates; sodium caseinates; butterfat; milkfat; butter oil; malai; curds; cheeses; lactalbumin; lactoglobulin; chhena; shrikhand; rabri; lassi; chaas; custard; malted milk; milkpowder; khoa; khowa; khoya; mawa; brie; emmental; camembert; halloumi; edam; pecorino; gouda; skyr; quark; fromage frais; crème fraîche; creme fraiche; dulce de leche; béchamel; bechamel; Nutella; doodh; creamer; caramel; Vollmilchpulver; Süßmolkenpulver; lait écrémé en poudre; mantequilla; latte intero in polvere; roomboter; smør; mælkepulver; leite em pó; lactitol; E966; paal; chocolate; choco chips; icecream; yoghourt; SMP; SNF; solids not fat',
  egg: 'albumin; eggwhite; ovalbumin; lysozyme; INS 1105; mayonnaise; meringue; lecithin; custard; E322; hollandaise; aïoli; aioli; livetin; ovomucoid; ande; mayo; Eigelb; Vollei; œufs entiers; huevo; uova; ovos; scharrelei; æg; Eiweiß; muttai; yolk powder',
  fish: 'anchovies; tuna; salmon; sardine; sardines; mackerels; fishoil; seafood; dashi; nam pla; Worcestershire sauce; caesar dressing; machli; fish gelatine; gelatine',
  shellfish: 'lobster; squid; oysters; mussels; clams; seafood; jhinga; gambas; escargot; surimi; crustacea',
  seafood: 'fish; tuna; prawns; oysters; shellfish',
  soya: 'INS 322; E322; Emulsifier (322); lecithin; TVP; edamame; miso; soyabean oil; soyabeanoil; teriyaki; okara; yuba; ponzu; Sojalecithin; lécithine de soja; lecitina di soia',
  sulphites:
    'INS 220; INS 228; E220; Preservative (223); metabisulphites; metabisulfite; sodium bisulphite; Dough Conditioner (223); Dough Conditioner [INS 223]; solfiti; Schwefeldioxid; KMS; class II preservative',
  nuts: 'mixed dry fruit; chironji; nougat; gianduja; chestnuts; brazil nut; pecans; macadamias; pine nuts; almondflour; filbert; cobnut; frangipane; amaretto; pignoli; Nutella; arachis oil; moongfali; mewa; Schalenfrüchte; fruits à coque; Mandeln; amandes; nocciole; hazelnoten; mandler; castanha de caju; munthiri',
  almond: 'almondflour; amaretti; frangipane',
  hazelnut: 'filbert; Nutella; noisette',
  'pine nuts': 'pignoli; pine kernels',
  barley: 'jau; beer; sattu; malt vinegar',
  butter: 'benne; makhan',
  cashew: 'ca\u200bshew; ca\u00adshew; cashewnuts',
  peanut:
    'arachis oil; groundnutoil; moongfali; arachis; satay; chikki; Erdnüsse; arachidi; amendoim; pinda; jordnødder',
  sesame:
    'gingelly oil; hummus; halva; tahina; gomasio; dukkah; za’atar; zaatar; benne; til; Sesam; sésamo; gergelim; spices; masala',
  mustard:
    'rai; Dijon; kasundi; spices and condiments; Senf; mostaza; senape; mosterd; masala; seasoning; kachi ghani oil',
  celery: 'celeriac; ajmod; spices; Sellerie; céleri; sedano; garam masala; seasoning; mixed herbs',
  lupin: 'lupine',
  onion: 'masala; seasoning; spices',
  garlic: 'masala; seasoning; spices',
  cumin: 'spices and condiments; masala',
  seeds: 'sesame; mustard; til; poppy; flax; mixed seeds',
  legumes: 'peanut; soya; lupin; groundnuts; tofu; lentils; besan; peas',
  pulses: 'peanut; soya; lupin; chana; toor dal; rajma',
  maida: 'refined wheat flour; refined flour; wheat; gluten; flour',
  preservatives: 'sodium benzoate; potassium sorbate; INS 200; INS 203; INS 211; E282; metabisulphite; KMS',
  'artificial colours': 'tartrazine; INS 102; INS 110; E122; E124; E129; E133; INS 150d',
  'artificial sweetener': 'aspartame; INS 951; acesulfame K; E950; sucralose; INS 955; INS 954; INS 960',
  msg: 'INS 621; E621; monosodium glutamate; flavour enhancer; Flavour enhancers (627, 631)',
  caffeine: 'guarana; coffee; tea; cocoa; chocolate',
  'trans fat': 'vanaspati; hydrogenated fat; margarine; shortening',
  cholesterol: 'butter; cream; ghee',
  'saturated fat': 'butter; cream; ghee; palm oil',
  carbohydrates: 'sugar; flour',
  sodium: 'salt',
  'sodium benzoate': 'INS 211; E211; preservative',
  'calcium propionate': 'INS 282; e282',
  cochineal: 'INS 120; E120; carmine',
  'e two hundred eleven': 'sodium benzoate; INS 211; Preservative (211)',
  tartrazine: 'INS 102; E102; colour',
  'potassium sorbate': 'INS 202; E202',
  lecithin: 'INS 322; soya; sunflower lecithin',
  noodles: 'rice noodles; wheat',
  plant: 'egg plant',
} as const

describe.each(each(named))('%s where a record names %s', (asked, word) => {
  it('among its ingredients', () =>
    expect(said(asked, { ingredients: `Sugar; ${word}` })).toContain('the ingredients list names'))
  it('in its allergen list', () =>
    expect(said(asked, { allergensContain: [word] })).toContain('From our list: contains'))
})

it('finds every word of every row, whether it is asked for by the row or by that very word', () => {
  for (const { spoken, is, maybe } of substances) {
    for (const word of [...is, ...maybe]) {
      const known = { ingredients: `Ink, ${word}` }
      for (const asked of [spoken, plainWords(word)])
        expect(said(asked, known), `${asked} in ${word}`).toContain('the ingredients list names')
    }
  }
})

/** By what the allergen list names, what is narrower than that. */
const narrower = {
  milk: 'cheddar; mozzarella; rabri; lassi; chaas; caseinates; custard',
  egg: 'albumin; mayonnaise; meringues',
  fish: 'tuna; anchovies; tuna paste',
  crustaceans: 'lobster; lobsters; lobster bisque',
  molluscs: 'oysters; mussels',
  wheat: 'flour; refined flour; plain flour; bread crumbs; couscous; seitan; atta; maida; suji; noodles',
  'tree nuts': 'macadamias; chestnuts; pecans; brazil nuts; pine nuts; nougat',
  soya: 'lecithin; edamame',
  peanuts: 'arachis oil',
} as const

it.each(each(narrower))('%s is no yes and no silence about %s', (word, asked) =>
  expect(said(asked, { allergensContain: [word] })).toMatch(
    new RegExp(`^From our list: contains ${word}\\. It does not say whether that is `),
  ),
)

/** By the name that is asked for, what only looks like it. */
const alike = {
  egg: 'eggplant; egg plant; eggplants; egg fruit; eggless mayonnaise; eggless mayo; vegan meringue; eggless custard',
  nuts: 'nutmeg; nut meg; betel nut; betelnut; water chestnuts; coconuts; butternut; doughnut; nutty taste; noix de coco; noce moscata',
  milk: 'coconut milk; coconutmilk; soymilk; cocoa butter; butternut; butterbeans; bean curd; caramel colour; benne seed; chocolate brown; INS 155',
  legumes: 'cocoa beans; coffee beans',
  wheat:
    'rice flour; riceflour; gram flour; buckwheat; buckwheat flour; rice noodles; flour treatment agent; maize starch; modified starch (maize); tapioca starch; chana sattu; rice bran; wholesale pack; potato wafers; rice crackers',
  gluten: 'rice flour; buckwheat flour; maltodextrin; ginger ale; corn starch; wholesale pack',
  sulphites: 'INS 322; vitamin E 220 mg; sulphate; folic acid 220 mcg; dough conditioner (300)',
  preservatives: 'INS 322; vitamin E 200 mg',
  shellfish: 'oyster mushroom; crab apple; crabapple',
  soya: 'sunflower lecithin; INS 300',
  peanut: 'pecans',
  pecan: 'peanuts; almonds',
  dates: 'date of packing',
  caffeine: 'cocoa butter',
} as const

it.each(each(alike))('%s is not named by %s', (asked, word) =>
  expect(said(asked, { allergensContain: ['other'], ingredients: `Sugar; ${word}` })).toContain(
    `does not name ${asked}`,
  ),
)

it('finds what stands at the end of a long ingredient and of a long sentence', () => {
  const long = 'sugar, cocoa solids, '.repeat(40)
  expect(said('milk', { ingredients: `Filling (${long}milk)` })).toContain('the ingredients list names')
  expect(said('egg', { description: `Filled with ${long}egg` })).toContain('Our list says')
})

it('quotes what the ingredients name where the allergen list says less', () => {
  const known = { allergensContain: ['wheat'], ingredients: 'Refined wheat flour (maida), sugar' }
  expect(said('maida', known)).toBe('From our list: the ingredients list names Refined wheat flour (maida).')
  expect(said('atta', known)).toMatch(/contains wheat\. It does not say whether that is atta\./)
})

describe('who must avoid', () => {
  const alarm = (words: string, contains: string) =>
    concernsOf(
      { avoid: [keptName(words)], diets: [] },
      productOf({ allergensContain: [contains] }),
      undefined,
      ownTextsIn('en-IN'),
    )
  it.each([
    ['seafood', 'fish'],
    ['seafood', 'crustaceans'],
    ['seafood', 'molluscs'],
    ['maida', 'wheat'],
    ['semolina', 'wheat'],
    ['refined flour', 'wheat'],
  ])('%s is warned of %s', (words, contains) =>
    expect(alarm(words, contains)).toMatchObject([{ sign: 'contains' }]),
  )
})

describe('what hardly anybody asks for', () => {
  it.each([
    ['haldi', 'turmeric powder', 'contains'],
    ['turmeric', 'haldi', 'contains'],
    ['turmeric', 'spices and condiments', 'may'],
    ['banana', 'fruit pulp', 'may'],
    ['bajra', 'pearl millet flour', 'contains'],
    ['linseed', 'flax seeds', 'contains'],
    ['stevia', 'steviol glycosides', 'contains'],
    ['turmeric', 'sugar', 'silent'],
  ] as const)('%s in a record of "%s"', (asked, record, expected) => {
    const { is, maybe, isNot } = substanceAsked(asked)
    const words = recordWords(record)
    const found = hasAny(words, is, isNot) ? 'contains' : hasAny(words, maybe, []) ? 'may' : 'silent'
    expect(found).toBe(expected)
  })

  it('takes no name from an allergen or from another row', () => {
    const names = Object.entries(foodRows).flatMap(([spoken, { asked = [] }]) => [spoken, ...asked])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => askedWords.includes(name))).toEqual([])
  })
})
