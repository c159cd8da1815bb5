import { describe, expect, it } from 'vitest'
import { taken as takenFor } from '../../../test/fixtures/taken.ts'
import { type ListenFor, listenForSchema } from '../contract/modes.ts'
import type { Turn } from './understand.ts'

const taken = (text: string, question: ListenFor, how: Partial<Turn> = {}) =>
  takenFor(text, question, { far: false, ...how })

type Rows = readonly (readonly [question: ListenFor, text: string, expected: string])[]
const table = (rows: Rows) =>
  it.each(rows)('%s: "%s" is %s', (question, text, expected) => {
    expect(taken(text, question)).toBe(expected)
  })

describe('what ends or keeps something else ends and keeps nothing of ours', () => {
  table([
    ['buy_more', 'no more biscuits', 'nextTime'],
    ['buy_more', "we've got enough bread at home haven't we", '–'],
    ['keep_app', 'i want to save money', '–'],
    ['keep_app', 'keep well dear', '–'],
    ['keep_app', 'keep the app', 'save'],
  ])

  it.each([
    'no more nonsense',
    'no more music',
    'no more crisps i said',
    "i've done my nails",
    'crumbs flying all over',
  ])('buy_more: "%s" ends no visit unasked', (text) => expect(taken(text, 'buy_more')).not.toBe('nextTime'))
})

describe('goods that are had, refused or of something else lead nowhere unasked', () => {
  table([
    ['section', "i've already got my milk", '–'],
    ['section', 'i have enough bread', '–'],
    ['section', "i'm off biscuits the doctor says", '–'],
    ['section', 'stop calling it dairy', '–'],
    ['section', 'i want to eat bread but my stomach is bad leave it', '–'],
    ['section', 'milk chocolate', 'dairy?'],
    ['section', 'dairy milk silk', 'dairy?'],
    ['section', 'butter chicken', 'dairy?'],
    ['section', 'bread and butter pudding', '–'],
    ['section', 'butter cookies', 'biscuits'],
    ['section', 'milk', 'dairy'],
  ])

  it.each([
    ['doodh nahi chahiye', '–'],
    ['mujhe doodh nahi chahiye', '–'],
    ['बिस्किट नहीं चाहिए', '–'],
    ['bread mat dikhao', '–'],
    ['bread nahi chahiye aaj', '–'],
    ['डेयरी तो बिल्कुल नहीं', '–'],
    ['दूध दही छोड़ के जो बिस्कुट वाला है', 'biscuits'],
    ['biscuit chhod ke baaki do me se dairy', 'dairy'],
    ['na doodh na bread', 'biscuits'],
    ['टोस्ट वाली जगह', 'breads'],
    ['doodh chahiye', 'dairy'],
    ['pehle doodh phir bread', 'dairy + breads'],
    ['पहले दूध फिर ब्रेड', 'dairy + breads'],
  ] as const)('section in Hindi: "%s" is %s', (text, expected) => {
    expect(taken(text, 'section', { language: 'hi-IN' })).toBe(expected)
  })
})

describe('of a yes and a no the later counts', () => {
  table([
    ['checking', 'okay no', 'no'],
    ['checking', 'yeah no', 'no'],
    ['checking', 'sorry no', 'no'],
    ['confirm', 'yes sorry', 'yes'],
    ['walking', 'yes sorry', 'next?'],
    ['buy_more', 'not really', 'nextTime'],
    ['buy_more', 'i suppose so', 'buyMore?'],
    ['buy_more', "i'm not saying no", 'buyMore?'],
    ['keep_app', 'not at all', 'thanks'],
    ['keep_app', "i wouldn't say no", 'save?'],
    ['introduction', 'pardon love', 'repeat'],
    ['confirm', 'no doubt about it', 'yes'],
    ['confirm', "no mistake that's it", 'yes'],
    ['confirm', "i can't say no to that", 'yes'],
    ['introduction', "don't skip the introduction", 'continue'],
    ['introduction', "please don't leave it out", 'continue'],
  ])

  it.each(listenForSchema.options)('%s: "uh huh" only listens', (question) => {
    expect(taken('uh huh', question)).toBe('–')
  })
})

describe('what people say for yes, for a pause and for goods', () => {
  table([
    ...[
      'aye',
      "that's the one",
      'spot on',
      "you've got it",
      "yes yes for heaven's sake",
      'achha',
      'bilkul',
    ].map((text) => ['confirm', text, 'yes'] as const),
    ...['half a mo', 'just a tick', 'whoa'].map((text) => ['walking', text, 'pause'] as const),
    ['section', 'bred', 'breads'],
    ['section', 'diary', 'dairy'],
    ['section', 'biskit', 'biscuits'],
    ['section', 'shortbread', 'biscuits'],
  ])
})

it.each([
  ['place', 'haan bolo main dukaan mein hoon'],
  ['confirm', 'haan bolo main dukaan mein hoon'],
  ['entrance', 'okay okay i am coming'],
  ['entrance', 'ruko na main aa raha hoon'],
  ['confirm', "no i'm at the store now ring me at home"],
  ['buy_more', "yes i'm listening go on"],
] as const)('%s: "%s", that may be said on the telephone, does nothing unasked', (question, text) => {
  expect(taken(text, question)).toMatch(/^–$|\?$|pause/)
})

describe('goods of two sections are wished for by the words between them', () => {
  table([
    ['section', 'anything except bread and milk things', 'biscuits'],
    ['section', 'not milk not bread the other one', 'biscuits'],
    ['section', 'after bread i will go for curd', 'breads + dairy'],
    ['section', 'milk after bread', 'breads + dairy'],
    ['section', 'milk is over but the bread is what i came for', 'breads'],
    ['section', 'i changed my mind forget the dairy breads', 'breads'],
    ['section', 'plain butter i want not the butter biscuits', 'dairy'],
    ['section', 'i want only milk no bread', 'dairy'],
    ['section', 'how far is the dairy', 'dairy?'],
    ['section', 'section two', 'dairy'],
    ['section', 'one', 'biscuits?'],
    ['section', 'the last one you told', 'breads'],
    ['section', 'the last one', 'breads?'],
    ['section', 'no milk today', '–'],
    ['section', 'not dairy the bread one', 'breads'],
    ['section', 'no dairy no bread', 'biscuits'],
  ])

  it.each([
    ['doodh aur bread chhodkar kuch bhi', 'biscuits'],
    ['bread ke baad dahi', 'breads + dairy'],
    ['doosra wala', 'dairy'],
  ] as const)('section in Hindi: "%s" is %s', (text, expected) => {
    expect(taken(text, 'section', { language: 'hi-IN' })).toBe(expected)
  })
})

describe('an arrival acts where nothing else stands beside it', () => {
  table([
    ['walking', 'arrived finally my god such a walk', 'imHere?'],
    ['walking', 'reached finally thank god', 'imHere'],
    ['walking', 'no need of more steps i am at the shelf already', 'imHere'],
    ['walking', 'shelf is touching my hand now so i have reached', 'imHere'],
    ['walking', 'i am at the billing counter', 'imHere'],
    ['walking', 'must be here only', 'imHere?'],
    ['walking', 'i may have reached', 'imHere?'],
    ['walking', 'reached the end of ten steps', 'imHere?'],
    ['walking', 'i have reached but no shelf is here', 'imHere?'],
    ['walking', 'my stick is hitting a pillar', 'danger'],
    ['walking', 'there is a rack in front of me', 'danger'],
  ])
})

describe('what asks again, takes back or needs somebody is told from going on', () => {
  table([
    ['checking', 'gynaec told me to take iron so does it have some', 'contains iron'],
    ['walking', 'which side to turn', 'repeat'],
    ['walking', "no need to send anyone i'm fine now", 'callOff'],
    ['walking', 'i pressed call staff by mistake', 'callOff'],
    ['walking', 'sorry false alarm', 'callOff'],
    ['walking', 'i need you to send somebody', 'callStaff'],
    ['confirm', 'not the cash counter', 'no'],
    ['entrance', 'that is correct', 'entrance'],
    ['section', 'toast rusk for my morning chai', 'breads'],
    ['walking', "stop talking for god's sake", 'stop'],
    ['walking', 'which way do i turn', 'repeat'],
    ['walking', 'turned now which way', 'next'],
    ['walking', 'feeling a little faint can i sit somewhere', 'danger'],
    ['walking', 'a bit dizzy hold on', 'danger'],
    ['walking', 'i am tired can i sit', 'pause'],
    ['walking', 'oh no i pressed on too early go to the earlier one', 'back'],
    ['walking', 'i am pressed on all sides', 'danger'],
    ['entrance', 'doormat is under my feet so yeah', 'entrance'],
    ['confirm', 'affirmative', 'yes'],
    ['confirm', 'far from it', 'no'],
    ['confirm', 'i didnt', 'no'],
    ['confirm', 'i dont want to pay yet', 'no'],
    ['confirm', 'let me buy some more first', 'no'],
    ['introduction', 'i dont remember a thing from last time', 'continue'],
    ['introduction', 'by all means', 'continue'],
    ['introduction', 'dont want', 'notRequired'],
    ['buy_more', 'let us settle up', 'counter?'],
    ['keep_app', 'let it be', 'thanks'],
  ])
})
