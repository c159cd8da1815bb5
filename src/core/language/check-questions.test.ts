import { describe, expect, it } from 'vitest'
import { corpusNames } from '../../../test/fixtures/corpus.ts'
import { meaningName } from './meaning.ts'
import { understand } from './understand.ts'

const meant = (text: string): string | undefined => {
  const { meaning, also } = understand({ text, question: 'checking', source: 'spoken', names: corpusNames })
  return meaning && [meaning, ...also].map(meaningName).join(' + ')
}
const means = (all: Readonly<Record<string, string | undefined>>) =>
  it.each(Object.entries(all))('%s', (text, name) => expect(meant(text)).toBe(name))

describe('a question is read by its question word and what is done', () =>
  means({
    'kindly tell who has manufactured it': 'maker',
    'manufactured on which date': 'packed',
    'when did it come out of the factory': 'packed',
    'how many days before it spoils': 'date',
    'once i open it how many days is it good': 'storage',
    'which oil is it made in': 'ingredients',
    'what do i have to pay': 'price',
    'is it more than fifty rupees': 'price',
    'how much and until when is it good': 'price + date',
    'packed when spoils when': 'packed + date',
    'how much sugar and how much fat': 'sugar + fat',
    'how does this one measure up to the last': 'compare',
    'that was a lot more detail than i asked for': 'shorter',
    'that is more detail than i need': 'shorter',
    'spare me the lecture': 'shorter',
    'how many biscuits does one pack have': 'pieces',
    'do they need heating or should i warm it in the microwave': 'serving',
  }))

describe('what was told before "is it okay" is asked about', () =>
  means({
    'my mother in law is jain can she eat': 'diet jain',
    'i do not take anything from animals is it okay': 'diet vegan',
    'does this have no animal products': 'diet vegan',
    'my doctor said low sodium what about this': 'contains sodium',
    'we are a no dairy household is this fine': 'contains milk',
    'i have an ulcer is it okay': 'advice',
    'i got an expired one last time so check this': 'date',
  }))

describe('an allergen that is named is asked about by name', () =>
  means({
    'i react to sesame': 'contains sesame',
    'my doctor took me off dairy': 'contains milk',
    'is there any trace of egg white': 'contains egg',
    'is badam put in this': 'contains almond',
    'my mother will not eat anything with egg': 'contains egg',
    'nuts or milk is there': 'allergens',
  }))

describe('what no table explains is asked again', () =>
  means({
    'the wedding is on which date': undefined,
    'when was the film made': undefined,
    'what did the doctor say about his sugar': undefined,
    'how is your mother s health now': undefined,
    'you have put on weight': undefined,
    'two kilos of onion and one kilo potato': undefined,
    'which biscuit is good for guests': undefined,
    'there is no milk at home': undefined,
  }))

describe('the thing in the hand is looked at in whatever order its words come', () =>
  means({
    'tell what came in my hand': 'whatIsThis',
    'another one i have taken see': 'whatIsThis',
    'i want to find out what i am carrying': 'whatIsThis',
    'would this be jim jam by any chance': 'whatIsThis',
    'what time is it': undefined,
  }))

describe('who asks whether it may be eaten is told what is in it, not how it is served', () =>
  means({
    'can we eat it': 'advice',
    'can we eat this or not': 'advice',
    'can i have it': 'advice',
    'can i eat it with milk': 'serving',
  }))

describe('what is not wanted is not told', () =>
  means({
    'i do not want to know what is in it': 'no',
    'no need to read the ingredients': 'no',
    'do not bother with the weight': 'no',
    'no no not the name the flavour': 'flavour',
    'no i am not asking who makes it i am asking when it expires': 'date',
  }))

describe('a product that is named is wanted', () =>
  means({
    'is there good day here': 'available',
    'can i get pure magic': 'available',
    'any fruit cake is there': 'available',
    'have i got the treat packet': 'whatIsThis',
  }))

it('nods before it asks, and hears a part once more', () => {
  expect(meant('okay and when does it go bad')).toBe('date')
  expect(meant('say the date part again')).toBe('date')
})

describe('with a pack in hand "they" are what is in it, but for goods and where the store is named', () =>
  means({
    'do they have milk': 'contains milk',
    'so do they have nuts': 'contains nuts',
    'have they got milk': 'contains milk',
    'do they have butter': 'contains butter',
    'do they have honey': 'contains honey',
    'do they have any eggs': 'contains egg',
    'do they have bread': 'available',
    'do they have butter cookies': 'available',
    'do they have milk here': 'available',
    'do they sell milk here': 'available',
    'do you have milk': 'available',
    'is there any paneer in this': 'contains paneer',
    'is there any curd in it': 'contains curd',
    'is there any curd in this section': 'available',
    'is there any paneer': 'available',
  }))

describe('what a table names is asked about however barely it is named', () =>
  means({
    aspartame: 'contains aspartame',
    'any lecithin': 'contains lecithin',
    'any albumen': 'contains albumen',
    'is there casein in it': 'contains casein',
    'does it contain e920': 'contains e nine hundred twenty',
    'any e 322': 'contains e three hundred twenty two',
    'does it contain e two twenty': 'contains e two twenty',
    'is there any ins four seventy one in it': 'contains ins four seventy one',
    'does it contain four seventy one': 'contains e four seventy one',
    'does this have cheena badam': 'contains peanut',
    'i can not do dairy': 'contains milk',
    'is it not milk free': 'contains milk',
    'is it a dairy free biscuit': 'contains milk',
    breads: 'breads',
    'any idea': undefined,
    'any magazine': undefined,
  }))

it.each([
  'are you sure',
  'are you really sure about that',
  'you are sure',
  'you sure about that',
  'really',
  'sure?',
  'You sure?',
  'how do you know',
  'that is a no then',
])('%s: what was told is told again', (text) => {
  expect(meant(text)).toBe('repeat')
})

it.each(['sure', 'that is a yes', 'really good', 'you are sure it is veg'])(
  '%s: doubts nothing that was told',
  (text) => {
    expect(meant(text)).not.toBe('repeat')
  },
)

it.each(["it's safe", 'so this one is safe then', 'so i can eat it', 'i can give it to my grandson then'])(
  '%s: leave is asked, and the facts are told',
  (text) => {
    expect(meant(text)).toMatch(/^(?:advice|health)/)
  },
)

it.each(['she can take it to the counter', 'i can carry it'])('%s: takes no leave to eat it', (text) => {
  expect(`${meant(text)}`).not.toMatch(/^(?:advice|health)/)
})
