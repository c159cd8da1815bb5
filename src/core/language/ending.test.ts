import { expect, it } from 'vitest'
import type { ListenFor } from '../contract/modes.ts'
import { type Ending, endingOf, type HeardSoFar } from './ending.ts'

const names = [{ id: 'marie', spoken: ['marie gold'] }]

it.each<[ListenFor, string, Ending]>([
  ['section', 'biscuits', 'whole'],
  ['section', 'biscuits and', 'hangs'],
  ['section', 'i want', 'hangs'],
  ['section', 'take me to the', 'hangs'],
  ['section', 'vegetables', 'open'],
  ['section', 'and', 'open'],
  ['checking', 'is there', 'hangs'],
  ['checking', 'does it have', 'hangs'],
  ['checking', 'does it have milk', 'whole'],
  ['checking', 'does it have any', 'hangs'],
  ['checking', 'what do you have', 'whole'],
  ['checking', 'is this', 'hangs'],
  ['checking', 'what is', 'hangs'],
  ['checking', 'what is this', 'whole'],
  ['checking', 'how much sugar', 'whole'],
  ['checking', 'tell me about marie gold', 'whole'],
  ['walking', 'how many', 'whole'],
  ['walking', 'i hit', 'whole'],
  ['walking', 'next', 'whole'],
  ['buy_more', 'maybe next', 'hangs'],
  ['place', 'i am at the', 'hangs'],
  ['place', 'no', 'open'],
  ['confirm', 'yes', 'whole'],
  ['all', '', 'whole'],
])('under %s "%s" is %s', (question, text, ending) => {
  expect(endingOf({ sentences: [text] }, question, names)).toBe(ending)
})

it.each<[ListenFor, string, Record<string, number>, Ending]>([
  ['section', 'biscuits', { biscuits: -60, 'biscuits and': -61 }, 'open'],
  ['section', 'biscuits', { biscuits: -60, 'biscuits and': -63 }, 'whole'],
  ['section', 'biscuits', { biscuits: -60, 'biscuits snacks': -50 }, 'whole'],
  ['section', 'biscuits', {}, 'whole'],
  ['checking', 'ingredients', { ingredients: -60, 'ingredients and': -55, 'ingredients of': -90 }, 'open'],
  // Nobody who needs help is kept waiting, and no command is …
  ['checking', 'help', { help: -60, 'help the': -50 }, 'whole'],
  ['walking', 'repeat', { repeat: -60, 'repeat the': -50 }, 'whole'],
  // … but one of several words, where the sound has the word.
  ['walking', 'please repeat', { 'please repeat': -60, 'please repeat the': -60.3 }, 'hangs'],
  ['walking', 'please repeat', { 'please repeat': -60, 'please repeat the': -61 }, 'whole'],
  ['walking', 'please repeat', { 'please repeat': -60, 'please repeat or': -57.5 }, 'hangs'],
  ['walking', 'call staff', { 'call staff': -60, 'call staff the': -57.5 }, 'open'],
  ['section', 'vegetables', { vegetables: -60, 'vegetables and': -50 }, 'open'],
])('under %s "%s", whose sound fits as %j, is %s', (question, text, fits, ending) => {
  expect(endingOf({ sentences: [text], fitOf: (as) => fits[as] }, question, names)).toBe(ending)
})

it.each<[ListenFor, readonly string[], Ending]>([
  ['walking', ['tell', 'bell', 'help', ''], 'whole'],
  ['walking', ['and', 'help'], 'whole'],
  ['walking', ['to', 'sir', ''], 'open'],
  ['walking', ['cost', 'coast', 'call staff'], 'whole'],
  ['section', ['vegetables', ''], 'open'],
  ['section', ['i want', 'dairy'], 'hangs'],
  ['checking', ['does this one contain', 'does this one contain milk'], 'whole'],
  ['checking', ['does this one contain', 'is it milk'], 'hangs'],
  ['section', ['', 'dairy'], 'whole'],
  ['all', [], 'whole'],
])('under %s the sentences %j are %s', (question, sentences, ending) => {
  expect(endingOf({ sentences }, question, names)).toBe(ending)
})

it.each<[string, number, Ending]>([
  ['take me to the', 0, 'hangs'],
  ['take me to the', 1.5, 'hangs'],
  // "All the plants", whose last word nobody listens for.
  ['please remind me to water all the', 3, 'open'],
])('"%s" with sounds behind it that are %d likelier is %s', (text, behind, ending) => {
  expect(endingOf({ sentences: [text], behindOf: () => behind }, 'section', names)).toBe(ending)
})

/** Both ears, with what is known of the words beside them. */
type Both = Omit<HeardSoFar, 'fitOf' | 'endsOf'> & {
  fits?: Record<string, number>
  ends?: Record<string, number>
}
const endingBy = ({ fits = {}, ends = {}, ...heard }: Both, question: ListenFor) =>
  endingOf({ ...heard, fitOf: (text) => fits[text], endsOf: (text) => ends[text] ?? 0.5 }, question, names)

it.each<[string, ListenFor, Both, Ending]>([
  [
    'the grammar has a light word that fits nearly as well',
    'section',
    { sentences: ['biscuits'], grammar: 'biscuits and', fits: { biscuits: -6, 'biscuits and': -10 } },
    'hangs',
  ],
  [
    'the grammar has one that does not fit',
    'section',
    { sentences: ['biscuits'], grammar: 'biscuits and', fits: { biscuits: -6, 'biscuits and': -12 } },
    'whole',
  ],
  [
    'the grammar hangs and nobody knows how it fits',
    'section',
    { sentences: ['dairy'], grammar: 'take me to the', fits: { dairy: -6 } },
    'whole',
  ],
  [
    'hardly anybody ends so',
    'walking',
    { sentences: ['there is something'], ends: { 'there is something': 0.04 } },
    'open',
  ],
  [
    'hardly anybody ends so, and the sound has room for a light word',
    'walking',
    {
      sentences: ['please repeat'],
      fits: { 'please repeat': -4, 'please repeat the': -4.2 },
      ends: { 'please repeat': 0.04 },
    },
    'hangs',
  ],
  [
    'so it is, and somebody is in danger',
    'walking',
    {
      sentences: ['there is something'],
      fits: { 'there is something': -4, 'there is something in': -4.2 },
      ends: { 'there is something': 0.04 },
    },
    'open',
  ],
  [
    'the best means nothing, and the grammar has what does not fit',
    'checking',
    { sentences: ['much'], grammar: 'help', fits: { much: -4, help: -30 } },
    'open',
  ],
  [
    'the best means nothing, and the grammar has what may be',
    'checking',
    { sentences: ['tell'], grammar: 'help', fits: { tell: -4, help: -13 } },
    'whole',
  ],
  [
    'hardly anybody ends so, and the other ear has the end',
    'checking',
    {
      sentences: ['is there milk in'],
      grammar: 'is there milk in it',
      fits: { 'is there milk in': -5, 'is there milk in it': -8 },
      ends: { 'is there milk in': 0.01 },
    },
    'whole',
  ],
  ['one word seldom ends', 'walking', { sentences: ['stop'], ends: { stop: 0.01 } }, 'whole'],
  [
    'few end so, and the grammar has a word more',
    'walking',
    { sentences: ['please repeat'], grammar: 'repeat that', ends: { 'please repeat': 0.13 } },
    'open',
  ],
  [
    'many end so, and the grammar has a word more',
    'walking',
    { sentences: ['please repeat'], grammar: 'repeat that', ends: { 'please repeat': 0.3 } },
    'whole',
  ],
  [
    'what the other ear has more does not fit',
    'checking',
    {
      sentences: ['what is'],
      grammar: 'what is it',
      said: 'what is it',
      fits: { 'what is': -4, 'what is it': -15 },
    },
    'hangs',
  ],
  [
    'both together take it for more',
    'walking',
    {
      sentences: ['how many steps'],
      grammar: 'how many steps left',
      said: 'how many steps left',
      fits: { 'how many steps': -4, 'how many steps left': -15 },
      ends: { 'how many steps': 0.04 },
    },
    'whole',
  ],
  [
    'what the other ear has more is a light word',
    'entrance',
    { sentences: ['i am at', 'i am at are'], fits: { 'i am at': -4, 'i am at are': -3 } },
    'hangs',
  ],
  [
    'both are sure, and nothing goes on',
    'checking',
    {
      sentences: ['is it vegetarian'],
      said: 'is it vegetarian',
      isClear: true,
      ends: { 'is it vegetarian': 0.9 },
    },
    'all',
  ],
  [
    'the sound leaves a doubt',
    'checking',
    { sentences: ['is it vegetarian'], said: 'is it vegetarian', ends: { 'is it vegetarian': 0.9 } },
    'whole',
  ],
  [
    'they are not sure',
    'checking',
    { sentences: ['is it vegetarian'], ends: { 'is it vegetarian': 0.9 } },
    'whole',
  ],
  [
    'both are sure, and some go on',
    'checking',
    {
      sentences: ['is it vegetarian'],
      said: 'is it vegetarian',
      isClear: true,
      ends: { 'is it vegetarian': 0.65 },
    },
    'whole',
  ],
  [
    'both are sure, and a longer sentence begins so',
    'checking',
    { sentences: ['what is this'], said: 'what is this', isClear: true, ends: { 'what is this': 0.9 } },
    'whole',
  ],
  [
    'both are sure of what leads away',
    'walking',
    { sentences: ["i'm here"], said: "i'm here", isClear: true, ends: { "i'm here": 0.9 } },
    'whole',
  ],
  [
    'both are sure, and the sound has room for a light word',
    'checking',
    {
      sentences: ['is it vegetarian'],
      said: 'is it vegetarian',
      isClear: true,
      ends: { 'is it vegetarian': 0.9 },
      fits: { 'is it vegetarian': -6, 'is it vegetarian and': -7 },
    },
    'open',
  ],
  [
    'both are sure of what means nothing',
    'checking',
    {
      sentences: ['the train is late'],
      said: 'the train is late',
      isClear: true,
      ends: { 'the train is late': 0.9 },
    },
    'open',
  ],
  [
    'the free ear means nothing, and both together are sure',
    'checking',
    {
      sentences: ['is it that you'],
      said: 'is it vegetarian',
      isClear: true,
      ends: { 'is it vegetarian': 0.9 },
    },
    'all',
  ],
])('%s: under %s', (_, question, heard, ending) => {
  expect(endingBy(heard, question)).toBe(ending)
})
