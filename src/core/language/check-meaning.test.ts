import { describe, expect, it } from 'vitest'
import { checkMeaning } from './check-meaning.ts'
import type { Meaning, Word } from './meaning.ts'
import type { Topic } from './topics.ts'

const products = [
  { id: 'mb', spoken: ['milk bikis', 'britannia milk bikis'] },
  { id: 'mba', spoken: ['milk bikis atta'] },
  { id: 'gdb', spoken: ['good day', 'good day butter'] },
  { id: 'gdc', spoken: ['good day', 'good day cashew'] },
  { id: 'ff', spoken: ['50-50'] },
  { id: 'bb', spoken: ['bourbon'] },
  { id: 'ch', spoken: ['cheese'] },
  { id: 'mg', spoken: ['marie gold'] },
  { id: 'tr', spoken: ['treat'] },
]

const ask = (name: Exclude<Topic['name'], 'contains' | 'diet' | 'advice' | 'code'>, ...ids: string[]) =>
  about({ name }, ids)
const contains = (substance: string, ...ids: string[]) => about({ name: 'contains', substance }, ids)
const about = (topic: Topic, productIds: string[]): Meaning => ({
  type: 'question',
  topic,
  about: productIds.length > 0 ? { kind: 'named', productIds } : { kind: 'this' },
})
const command = (word: Word): Meaning => ({ type: 'word', word })
const look = command('whatIsThis')
const date = command('date')
const unknown = undefined

const check = (text: string, expected: Meaning | undefined) =>
  expect(checkMeaning(text, products)).toEqual(expected)

describe('what is this', () => {
  it.each([
    'what is this',
    "What's this?",
    'whats this',
    'what is it',
    'and what is this',
    'okay what is this please',
    'what is this product',
    'which product is this',
    'what am i holding',
    'what have i got in my hand',
    'can you tell me what this is',
    'identify this',
    'scan this',
    'scan',
    'what about this one',
    'what is the name of this biscuit',
    'is this milk bikis',
    'is it good day',
    'is that a bourbon pack',
    'what are these biscuits',
  ])('%s', (text) => check(text, look))

  it.each<[string, Meaning | undefined]>([
    ['what is this made of', ask('ingredients')],
    ['what is in this', ask('ingredients')],
    ['what is this brand', ask('brand')],
    ['what is this for', unknown],
    ['what is milk bikis', ask('describe', 'mb')],
    ['what is the use by date of this', date],
    ['tell me about this', ask('describe')],
  ])('but not %s', (text, expected) => check(text, expected))
})

describe('the pack before the one in hand', () => {
  const ofEarlier = (topic: Topic): Meaning => ({ type: 'question', topic, about: { kind: 'before' } })

  it.each<[string, Meaning | undefined]>([
    ['how much sugar was in the last one', ofEarlier({ name: 'sugar' })],
    ['does the previous pack contain nuts', ofEarlier({ name: 'contains', substance: 'nuts' })],
    ['what was the last one', ofEarlier({ name: 'describe' })],
    ['go back to the last one', command('back')],
    ['the one before', command('back')],
  ])('%s', (text, expected) => check(text, expected))
})

describe('date', () => {
  it.each([
    'date',
    'use by date',
    'what is the use by date',
    'expiry date please',
    'when does it expire',
    'is this expired',
    'has it expired',
    'best before',
    'yes read the date',
    'how long does it last',
    'what is the expiry of milk bikis',
  ])('%s', (text) => check(text, date))

  it.each<[string, Meaning | undefined]>([
    ['what is the date today', unknown],
    ['the price the time does not matter', ask('price')],
    ['what date is it', unknown],
    ['what time is it', unknown],
    ['does it contain dates', contains('dates')],
    ['when was it packed', ask('packed')],
    ['what is the manufacturing date', ask('packed')],
  ])('but not %s', (text, expected) => check(text, expected))
})

describe('commands', () => {
  it.each<[string, Meaning | undefined]>([
    ['repeat', command('repeat')],
    ['repeat please', command('repeat')],
    ['could you say that again', command('repeat')],
    ['help', command('help')],
    ['stop', command('stop')],
    ['please stop talking', command('stop')],
    ['pause', command('pause')],
    ['go back', command('back')],
    ['slower', command('slower')],
    ['can you speak slowly please', command('slower')],
    ['faster', command('faster')],
    ['skip', command('skip')],
    ['shorter please', command('shorter')],
    ['start again', command('startAgain')],
    ['call the staff please', command('callStaff')],
    ['yes', command('yes')],
    ['yes please', command('yes')],
    ['okay', command('yes')],
    ['no', command('no')],
    ['no thank you', command('no')],
    ['thank you', command('thanks')],
    ['okay thank you', command('thanks')],
    ['cash counter', command('counter')],
    ['i would like cash', command('counter')],
    ['yes i do', command('yes')],
    ['take me to the cash counter', command('counter')],
    ['please take me to the cash counter now', command('counter')],
  ])('%s', (text, expected) => check(text, expected))

  it.each<[string, Meaning | undefined]>([
    ['is there sugar in this', ask('sugar')],
    ['repeat the ingredients', ask('ingredients')],
    ['thank you and how much sugar is in it', ask('sugar')],
    ['say yes', unknown],
    ['i want my money back', unknown],
    ['right', unknown],
    ['store', unknown],
    ['dairy', unknown],
    ['biscuits and snacks', unknown],
    ['not there', unknown],
  ])('but not %s', (text, expected) => check(text, expected))
})

describe('questions about content', () => {
  it.each<[string, Meaning | undefined]>([
    ['does it contain milk', contains('milk')],
    ['does milk bikis contain milk', contains('milk', 'mb')],
    ['does milk bikis atta contain wheat', contains('wheat', 'mba')],
    ['does the bread contain milk', contains('milk')],
    ['does the cheese contain milk', contains('milk', 'ch')],
    ['does it contain cheese', contains('cheese')],
    ['does this have nuts', contains('nuts')],
    ['are there any nuts in it', contains('nuts')],
    ['is it nut free', contains('nuts')],
    ['i am allergic to peanuts', contains('peanut')],
    ['i have a nut allergy', contains('nuts')],
    ['and egg', contains('egg')],
    ['is it eggless', contains('egg')],
    ['nuts', contains('nuts')],
    ['is there gluten in this', contains('gluten')],
    ['is it gluten free', contains('gluten')],
    ['is it lactose free', contains('milk')],
    ['does it have kaju', contains('cashew')],
    ['does it have badam in it', contains('almond')],
    ['is it made with whole wheat', contains('whole wheat')],
    ['is there maida in this', contains('maida')],
    ['does it contain palm oil', contains('palm oil')],
    ['does it have chocolate', contains('chocolate')],
    ['does it contain saturated fat', contains('saturated fat')],
    ['does it contain dragon fruit', contains('dragon fruit')],
    ['is there saffron in it', contains('saffron')],
    ['does it contain anything bad', unknown],
  ])('%s', (text, expected) => check(text, expected))

  it('answers two allergens in one breath with all of them', () => {
    check('does it have eggs or nuts', ask('allergens'))
    check('nuts milk egg anything', ask('allergens'))
    check('does bourbon contain milk and soya', ask('allergens', 'bb'))
  })
})

describe('questions about everything else', () => {
  it.each<[string, Meaning | undefined]>([
    ['what are the ingredients', ask('ingredients')],
    ['what are the ingredients of marie gold', ask('ingredients', 'mg')],
    ['what is in marie gold', ask('ingredients', 'mg')],
    ['tell me more about the ingredients', ask('ingredients')],
    ['read the full list of ingredients', ask('ingredients')],
    ['read the full list', ask('fullList')],
    ['tell me more', ask('fullList')],
    ['tell me about good day', ask('describe', 'gdb', 'gdc')],
    ['tell me about good day cashew', ask('describe', 'gdc')],
    ['tell me about the cake', ask('describe')],
    ['tell me about 50-50', ask('describe', 'ff')],
    ['fifty fifty', ask('describe', 'ff')],
    ['what allergens does it have', ask('allergens')],
    ['what is the nutrition', ask('nutrition')],
    ['how many calories', ask('energy')],
    ['how much sugar is in bourbon', ask('sugar', 'bb')],
    ['which has more sugar bourbon or marie gold', ask('sugar', 'mg', 'bb')],
    ['is this sugar free', ask('sugarFree')],
    ['is it without sugar', ask('sugarFree')],
    ['how much fat is in this', ask('fat')],
    ['how much salt does it have', ask('salt')],
    ['how much protein is in it', ask('protein')],
    ['what is the pack size', ask('weight')],
    ['how much does it weigh', ask('weight')],
    ['what flavour is it', ask('flavour')],
    ['who makes this', ask('maker')],
    ['what does this cheese contain', ask('ingredients', 'ch')],
    ['what do these contain', ask('ingredients')],
    ['list the contents', ask('ingredients')],
    ['how much does the pack contain', ask('weight')],
    ['how much does it cost', ask('price')],
    ['how many pieces are there in bourbon', ask('pieces', 'bb')],
    ['how do i eat this', ask('serving')],
    ['how to keep this pack', ask('storage')],
    ['are the crackers good', ask('features')],
    ['is it suitable for vegans', about({ name: 'diet', diet: 'vegan' }, [])],
    ['can vegetarians eat it', about({ name: 'diet', diet: 'vegetarian' }, [])],
    ['is milk bikis low in sesame', contains('sesame', 'mb')],
    ['do these include whole grains', contains('whole grains')],
    ['does the yogurt include saffron', contains('saffron')],
    ['is this a britannia product', ask('brand')],
    ['what brand is this', ask('brand')],
    ['how do i store this', ask('storage')],
    ['what are its features', ask('features')],
    ['where is it made', ask('origin')],
    ['which country is it from', ask('origin')],
    ['how big is a serving', ask('servingSize')],
    ['what is the serving size', ask('servingSize')],
    ['how much fibre', ask('fibre')],
    ['how much fibre is in bourbon', ask('fibre', 'bb')],
    ['what is the price', ask('price')],
    ['how much is it', ask('price')],
    ['is there any offer on bourbon', ask('offers', 'bb')],
    ['is there any fat in it', ask('fat')],
    ['is it strawberry flavoured', ask('flavour')],
    ['do you have brown bread', about({ name: 'available', goods: 'brown bread' }, [])],
    ['where is the milk', about({ name: 'available', goods: 'milk' }, [])],
    ['is it vegetarian', about({ name: 'diet', diet: 'vegetarian' }, [])],
    ['is treat vegetarian', about({ name: 'diet', diet: 'vegetarian' }, ['tr'])],
    ['is the cheese vegetarian', about({ name: 'diet', diet: 'vegetarian' }, ['ch'])],
    ['is it a vegan product', about({ name: 'diet', diet: 'vegan' }, [])],
    ['is it safe for children', about({ name: 'advice', concern: 'any' }, [])],
    ['can a diabetic eat this', about({ name: 'advice', concern: 'sugar' }, [])],
    ['is it safe for diabetics', about({ name: 'advice', concern: 'sugar' }, [])],
    ['is it good for pregnancy', about({ name: 'advice', concern: 'any' }, [])],
  ])('%s', (text, expected) => check(text, expected))
})

describe('everything else is unknown', () => {
  it.each([
    '',
    '   ',
    '?!',
    'the cricket match starts at seven',
    'can you call my brother',
    'i left my umbrella in the taxi',
    'please play some music',
    'बिस्कुट',
    'x'.repeat(10_000),
  ])('%s', (text) => check(text, unknown))

  it('does not let a name be part of a word', () => check('tell me about treatment', ask('describe')))
})

describe('whether the thing in hand is a product that is named', () => {
  it.each([
    "hope this isn't the bourbon again",
    "it's milk bikis in my hand right",
    "surely this can't be the treat packet",
    'bourbon biscuit this is or something else',
    'this is not the good day i wanted is it',
    'my husband likes only fifty fifty is this that one',
    'i asked for marie gold but this feels different',
    'did i pick up the marie gold or not',
    'smells like bourbon is it that',
  ])('%s', (text) => check(text, look))

  it.each<[string, Meaning | undefined]>([
    ['tell me about bourbon', ask('describe', 'bb')],
    ['how much sugar is in bourbon', ask('sugar', 'bb')],
    ['can you guide me to the bourbon packet', ask('find', 'bb')],
    ['look for marie gold on this shelf please', ask('find', 'mg')],
  ])('%s', check)
})

describe('the whole list', () => {
  it.each<[string, Meaning | undefined]>([
    ['i want every single ingredient read out', ask('ingredients')],
    ["the whole list from first to last don't leave anything", ask('fullList')],
    ['what are they claiming on the pack', ask('features')],
  ])('%s', check)
})

describe('a pack that may be spoilt', () => {
  it.each([
    'the packet is torn is it okay',
    'packet is puffed up is it gone bad',
    'is the seal intact',
    'this one is already opened',
    'it smells funny is it spoiled',
    'there is a bad smell from this',
    'i think there are ants in the packet',
    'the milk packet is leaking',
    'is it mouldy',
    'hole in the packet',
  ])('%s', (text) => check(text, ask('damaged')))

  it.each<[string, Meaning | undefined]>([
    ['it smells stale what is the date', date],
    ['once the packet is open how to store it', ask('storage')],
    ['is this broken wheat', contains('wheat')],
    ["i can't read these tiny dates", date],
    ['does it have dates in it', contains('dates')],
    ['does it have any', undefined],
  ])('%s', check)
})
