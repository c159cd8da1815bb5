import { describe, expect, it } from 'vitest'
import { keptName } from '../needs/needs.ts'
import { substances } from '../substances/substances.ts'
import { substanceName } from '../texts/hi/substance-names.ts'
import { pageCommand } from './page-command.ts'

const command = (text: string) => pageCommand(text, 'checking', 'hi-IN')
const added = (...avoid: string[]) => ({
  of: 'needs',
  command: { do: 'change', add: { avoid, diets: [] }, remove: { avoid: [], diets: [] } },
})
const removed = (...avoid: string[]) => ({
  of: 'needs',
  command: { do: 'change', add: { avoid: [], diets: [] }, remove: { avoid, diets: [] } },
})
const eats = (diet: string) => ({
  of: 'needs',
  command: { do: 'change', add: { avoid: [], diets: [diet] }, remove: { avoid: [], diets: [] } },
})

describe('what must not be eaten, told in Hindi', () => {
  it.each([
    ['मुझे मूँगफली से एलर्जी है', added('peanut')],
    ['मुझे मूँगफली और दूध से एलर्जी है।', added('peanut', 'milk')],
    ['मुझे दूध, अंडा और तिल से एलर्जी है', added('milk', 'egg', 'sesame')],
    ['मुझे दूध अंडा मूँगफली से एलर्जी है', added('milk', 'egg', 'peanut')],
    ['मुझे सीलिएक है', added('gluten')],
    ['मूंगफली से मुझे खुजली होती है', added('peanut')],
    ['मुझे अंडा खाने से उल्टी हो जाती है', added('egg')],
    ['मुझे दूध नहीं पचता', added('milk')],
    ['दूध और अंडा मुझे सूट नहीं करता', added('milk', 'egg')],
    ['दूध मुझे नहीं पचता है', added('milk')],
    ['दूध से मैं बीमार हो जाती हूँ', added('milk')],
    ['धूल से मुझे खुजली होती है', undefined],
    ['मेरे को मूँगफली से एलर्जी है', added('peanut')],
    ['मुझको दूध से एलर्जी है', added('milk')],
    ['हमको दूध से एलर्जी है', added('milk')],
    ['मेरे लिए दूध मना है', added('milk')],
    ['दूध मेरे लिए मना है', added('milk')],
    ['बाहर मेरे लिए मना है', undefined],
    ['डॉक्टर ने मुझे अंडा खाने से मना किया है', added('egg')],
    ['मेरे डॉक्टर ने दूध और अंडा मना कर रखा है', added('milk', 'egg')],
    ['mere doctor ne mungfali khane ko mana kiya hai', added('peanut')],
    ['mujhe anda khane se ulti ho jaati hai', added('egg')],
    [
      'main vegan hoon aur mujhe kaju se khujli hoti hai',
      { of: 'needs', command: { ...added('cashew').command, add: { avoid: ['cashew'], diets: ['vegan'] } } },
    ],
    ['डॉक्टर ने बाहर जाने से मना किया है', undefined],
    ['maa ke doctor ne doodh mana kiya hai', undefined],
    ['मेरे पेट को दूध सूट नहीं करता', added('milk')],
    ['मूंगफली से मेरे को खुजली होती है', added('peanut')],
    ['मेरे को मूँगफली से एलर्जी है और मेरे को दूध नहीं पचता', added('peanut', 'milk')],
    ['mere ko mungfali se allergy hai', added('peanut')],
    ['mere liye doodh mana hai', added('milk')],
    ['mere pet ko doodh suit nahi karta', added('milk')],
    ['मेरे बेटे को मूँगफली से एलर्जी है', undefined],
    ['meri beti ko doodh se allergy hai', undefined],
    ['मैं अंडा नहीं खाती', added('egg')],
    ['मैं अंडे नहीं खाता हूँ', added('egg')],
    ['मैं दूध नहीं पीती', added('milk')],
    ['मुझे काजू नहीं खाना है', added('cashew')],
    ['मुझे मूँगफली से एलर्जी है और मैं अंडा नहीं खाती', added('peanut', 'egg')],
    ['मुझे peanuts से allergy है', added('peanut')],
    ['मुझे shea butter से allergy है', added('shea butter')],
    ['मैं अंडा बिल्कुल नहीं खाती', added('egg')],
    ['मैं दूध दही नहीं खाती', added('milk')],
    ['मुझे दूध पीना मना है', added('milk')],
    ['मुझे गाय के दूध से एलर्जी है', added('milk')],
    ['मुझे दूध और अंडा वगैरह से एलर्जी है', added('milk', 'egg')],
    ['मेरी सूची से दूध पुडिंग हटाओ', removed('दूध पुडिंग')],
    ['mujhe doodh se allergy hai', added('milk')],
    ['मुझे अंडों से एलर्जी है', added('egg')],
    ['मुझे मिल्क से एलर्जी है', added('milk')],
    ['मुझे पीनट से एलर्जी है', added('peanut')],
    ['मुझे पनीर से एलर्जी है', added(keptName('paneer'))],
    ['मुझे दही से एलर्जी है', added(keptName('curd'))],
    ['मुझे आटे से एलर्जी है', added(keptName('atta'))],
    ['मुझे जई से एलर्जी है', added(keptName('oats'))],
    ['main anda nahi khati', added('egg')],
    ['मुझे कीवी से एलर्जी है', added('कीवी')],
    ['मेरी सूची में सोया जोड़ो', added('soya')],
    ['मेरी सूची से दूध हटाओ', removed('milk')],
    ['मुझे अब दूध से एलर्जी नहीं है', removed('milk')],
    ['मैं शाकाहारी हूँ', eats('vegetarian')],
    ['मैं नॉन वेज नहीं खाती', eats('vegetarian')],
    ['मैं नॉनवेज नहीं खाता हूँ', eats('vegetarian')],
    ['मैं मांसाहारी खाना नहीं खाती', eats('vegetarian')],
    ['main non veg nahi khati', eats('vegetarian')],
    ['main shakahari hoon', eats('vegetarian')],
    ['मैं सिर्फ़ हलाल खाती हूँ', eats('halal')],
    ['I am allergic to milk', added('milk')],
    ['मेरी सूची में क्या है', { of: 'needs', command: { do: 'tell' } }],
    ['मेरी एलर्जी की सूची में क्या है', { of: 'needs', command: { do: 'tell' } }],
    ['meri allergy list mein kya hai', { of: 'needs', command: { do: 'tell' } }],
    ['मेरी एलर्जी की सूची से दूध हटाओ', removed('milk')],
    ['मुझे क्या नहीं खाना है', { of: 'needs', command: { do: 'tell' } }],
    ['मेरी सूची भूल जाओ', { of: 'needs', command: { do: 'forget' } }],
  ])('%s', (text, expected) => expect(command(text)).toEqual(expected))

  const allergens = substances.filter(({ allergen }) => allergen).map(({ spoken }) => spoken)
  it.each(allergens.map((name) => [substanceName(name), keptName(name)] as const))(
    'its own word %s is kept as %s',
    (word, kept) => {
      const one = kept === 'shellfish' ? 'झींगा' : word
      expect(command(`मुझे ${one} से एलर्जी है`)).toEqual(added(kept))
    },
  )

  it.each([
    'क्या इसमें दूध है',
    'इसमें दूध तो नहीं है',
    'मुझे दूध से एलर्जी है क्या मैं यह खा सकती हूँ',
    'मैं यह नहीं खाती',
    'मैं दूध के बिना नहीं खाती',
    'मेरी सूची से दूध मत हटाओ',
    'अंडा मत मेरी सूची में जोड़ो',
    'शाकाहारी',
    'यह क्या है',
    'मुझे बिस्किट चाहिए',
  ])('is not meant by: %s', (text) => expect(command(text)).toBeUndefined())

  it.each([
    ['i am allergic to मूँगफली', added('peanut')],
    ['i am allergic to दूध और egg', added('milk', 'egg')],
    ['मुझे milk और egg से allergy है', added('milk', 'egg')],
    // Half of it would be another list.
    ['i am allergic to milk and कीवी', undefined],
  ])('mixes both languages: %s', (text, expected) => expect(command(text)).toEqual(expected))

  it('of forty names loses none', () => {
    const forty = substances.slice(0, 40).map(({ spoken }) => spoken)
    const said = command(`मुझे ${forty.join(', ')} से एलर्जी है`)
    expect(said).toEqual(added(...forty))
  })
})

describe('list, bag and notice in Hindi', () => {
  it.each([
    ['खरीदारी की सूची में ब्रेड और दूध जोड़ो', { do: 'want', names: ['ब्रेड', 'दूध'] }],
    ['मेरी खरीदारी की सूची से दूध हटाओ', { do: 'unwant', names: ['दूध'] }],
    ['मेरी खरीदारी की सूची में क्या है', { do: 'tellList' }],
    ['खरीदारी की सूची मिटा दो', { do: 'forgetList' }],
    ['इसे मेरे थैले में डालो', { do: 'intoBag' }],
    ['थैले में नहीं', { do: 'outOfBag' }],
    ['मेरे थैले में क्या है', { do: 'tellBag' }],
    ['थैला खाली करो', { do: 'emptyBag' }],
    ['मैंने दूध नहीं लिया', { do: 'takeOut', names: ['दूध'] }],
    ['दूध वापस रख दिया', { do: 'takeOut', names: ['दूध'] }],
    ['मेरे थैले से दूध हटाओ', { do: 'takeOut', names: ['दूध'] }],
    ['maine doodh nahi liya', { do: 'takeOut', names: ['doodh'] }],
    ['मैंने यह नहीं लिया', { do: 'outOfBag' }],
    ['दूध को वापस खरीदारी की सूची में डालो', { do: 'wantAgain', names: ['दूध'] }],
    ['meri shopping list mein doodh jodo', { do: 'want', names: ['doodh'] }],
  ])('%s', (text, expected) => expect(command(text)).toEqual({ of: 'shopping', command: expected }))

  it.each([
    ['आप मेरे बारे में क्या जानती हैं', 'known'],
    ['मुझे भूल जाओ', 'forget'],
    ['क्या आप मशीन हैं', 'machine'],
    ['शिकायत कहाँ करूँ', 'access'],
    ['आप क्या सुनती और देखती हैं', 'tell'],
    ['मैं सहमत हूँ', 'agree'],
    ['मैं सहमत नहीं हूँ', 'withdraw'],
  ])('%s', (text, expected) => expect(command(text)).toEqual({ of: 'notice', command: expected }))

  it('is not understood by who speaks English with us', () => {
    expect(pageCommand('मेरी सूची भूल जाओ', 'checking')).toBeUndefined()
  })
  it.each([
    ['मुझे मूँगफली से एलर्जी है', added('peanut')],
    ['मैं अंडा बिल्कुल नहीं खाती', added('egg')],
    ['मैं शाकाहारी हूँ', eats('vegetarian')],
    ['i am allergic to मूँगफली', added('peanut')],
    ['मुझे अब दूध से एलर्जी नहीं है', undefined],
    ['क्या इसमें दूध है', undefined],
    ['मुझे दूध से एलर्जी है क्या मैं यह खा सकती हूँ', undefined],
  ])('but for what must not be eaten, which is never lost: %s', (text, expected) =>
    expect(pageCommand(text, 'checking')).toEqual(expected),
  )
})

it.each([
  ["use my phone's voice", 'en-IN', { voice: 'phone' }],
  ['please use your own voice', 'en-IN', { voice: 'server' }],
  ['sounds off', 'en-IN', { signs: false }],
  ['turn the vibration on', 'en-IN', { signs: true }],
  ['say less', 'en-IN', { short: true }],
  ['please give me short answers from now on', 'en-IN', { short: true }],
  ['say everything', 'en-IN', { short: false }],
  ['full answers again', 'en-IN', { short: false }],
  ['कम बताओ', 'hi-IN', { short: true }],
  ['मुझे छोटे जवाब चाहिए', 'hi-IN', { short: true }],
  ['सब बताओ', 'hi-IN', { short: false }],
  ['पूरे जवाब दीजिए', 'hi-IN', { short: false }],
  ['संकेत बंद करो', 'hi-IN', { signs: false }],
  ['संकेत चालू', 'hi-IN', { signs: true }],
  ['मेरे फ़ोन की आवाज़ में बोलो', 'hi-IN', { voice: 'phone' }],
] as const)('a setting is changed by: %s', (text, language, change) =>
  expect(pageCommand(text, 'checking', language)).toMatchObject({ of: 'setting', change }),
)

it.each([
  ['practice visit', 'en-IN'],
  ['i want to practise', 'en-IN'],
  ['अभ्यास करना है', 'hi-IN'],
] as const)('a practice visit is asked for by: %s', (text, language) =>
  expect(pageCommand(text, 'place', language)).toEqual({ of: 'practice' }),
)

it.each(['en-IN', 'hi-IN'] as const)('Hindi in Latin letters is taken in %s', (language) => {
  expect(pageCommand('mujhe moongphali se allergy hai', undefined, language)).toMatchObject({
    of: 'needs',
    command: { add: { avoid: ['peanut'] } },
  })
})
