import { describe, expect, it } from 'vitest'
import type { ListenFor } from '../contract/modes.ts'
import { understand } from './understand.ts'
import { walkTalk } from './walk-talk.ts'

/** What a sentence is taken for: "counter?" where it is asked back, "–" where nothing is. */
function taken(text: string, question: ListenFor): string {
  const { meaning, verdict } = understand({ text, question, source: 'spoken', names: [] })
  const word = meaning?.type === 'word' ? meaning.word : '–'
  return verdict === 'confirm' ? `${word}?` : word
}

describe('a walk is talked about in its own words, however they are put together', () => {
  it.each([
    ['finished those steps kindly tell', 'next'],
    ['took the left as told', 'next'],
    // Said to an instruction, before it is walked.
    ['okay', 'next?'],
    ['yes okay', 'next?'],
    ['okay done', 'next'],
    ['okay next', 'next'],
    ['is the shelf coming', 'howManyLeft'],
    ['what remains', 'howManyLeft'],
    ['was it twelve', 'repeat'],
    ['i was not paying attention', 'repeat'],
    ['are these the bread racks', 'whereAmI'],
    ['i drifted to the side', 'lost'],
    ['no shelf is coming', 'lost'],
    ['my shoulder knocked against the rack', 'danger'],
    ['a pole has come in front', 'danger'],
    ['may i have a helper', 'callStaff'],
    ['i am stopping for a breath', 'pause'],
    ['you can stop', 'stop'],
    ['finally at the biscuits', 'imHere?'],
    ['how will you know when i turn', 'help'],
  ])('"%s" is %s', (text, expected) => {
    expect(taken(text, 'walking')).toBe(expected)
  })

  it.each([
    'how far is your house',
    'where is that lady',
    'let us go to the temple after this',
    'how long have you worked here',
    'she is waiting outside',
    'i finished my work early today',
    'oh it is your turn go ahead',
  ])('"%s" is for somebody else', (text) => {
    expect(taken(text, 'walking')).toBe('–')
  })

  it('says nothing of a sentence of other words', () => {
    expect(walkTalk('is it raining outside')).toBeUndefined()
    expect(walkTalk('your turn is done')).toBeUndefined()
  })
})

describe('"next" takes a part that was walked, and a claim the place that was walked to', () => {
  it.each([
    ["i've done my back exercises", '–'],
    ["i've turned my head", '–'],
    ["i didn't turn", '–'],
    ['i did my walking this morning', '–'],
    ['they took the left', '–'],
    ['i did it for you', '–'],
    ['come over', '–'],
    ['done wait', 'pause'],
    ['i have done my steps', 'next'],
    ['i took my left', 'next'],
    ["i'm not in front of the rack", '–'],
    ["i'm at the wrong shelf", 'lost'],
    ['i have reached a door', 'imHere?'],
    ["i've reached the corner", 'imHere?'],
    ["i'm here only for bread", 'imHere?'],
    ["i'm in front of the rack", 'imHere'],
    ["i'm at the bread shelf", 'imHere'],
    ["i'm not scared", '–'],
    ["i didn't mean next", '–'],
    ["i'm done with you", '–'],
    ["i'm done for today", '–'],
    ['is this it', 'whereAmI'],
    ['could this be the dairy', 'whereAmI'],
  ])('"%s" is %s', (text, expected) => {
    expect(taken(text, 'walking')).toBe(expected)
  })
})

describe('only the shopper says where the shopper is', () => {
  it.each([
    ['entrance', 'park it near the gate', '–'],
    ['entrance', 'this door needs oiling', '–'],
    ['entrance', 'there is no door here', 'notThere?'],
    ['entrance', 'wait at the gate i am coming down', '–'],
    ['entrance', 'i am a few steps from the entrance', '–'],
    ['entrance', 'we just came to the entrance', 'entrance'],
    ['place', 'the shop closes at ten', '–'],
    ['place', 'drop me at home first', 'home?'],
    ['place', 'i am at home', 'home'],
  ] as const)('%s: "%s" is %s', (question, text, expected) => {
    expect(taken(text, question)).toBe(expected)
  })
})

describe('what leads away or ends takes a wish, and else is asked back', () => {
  it.each([
    ['walking', 'wait near the counter i will come', '–'],
    ['walking', 'the counter number two is closed', 'counter?'],
    ['walking', 'it is his turn to pay', 'counter?'],
    ['checking', 'check the expiry and if fine take me to pay', 'counter?'],
    ['walking', 'should i go and pay', 'repeat'],
    ['walking', 'i have gone into some other aisle', 'changeSection?'],
    ['walking', 'take me to some other aisle', 'changeSection'],
    ['keep_app', 'keep the phone in your pocket', '–'],
    ['keep_app', 'keep it if it is free', 'save?'],
    ['keep_app', 'it was useful today', 'save?'],
    ['keep_app', 'keep it on my phone', 'save'],
    ['confirm', 'i have changed my mind', 'changeSection?'],
    ['confirm', 'no thank you carry on', 'no'],
    ['confirm', 'maybe yes', '–'],
  ] as const)('%s: "%s" is %s', (question, text, expected) => {
    expect(taken(text, question)).toBe(expected)
  })
})

describe('who asks what an answer would do has not answered', () => {
  it.each([
    ['buy_more', 'what happens if i want more', 'help'],
    ['introduction', 'can i hear it afterwards', '–'],
    ['introduction', 'what will you tell me in it', '–'],
    ['introduction', 'why not go ahead', 'continue'],
    ['introduction', 'no you go ahead', 'notRequired?'],
    ['introduction', 'i know some of it', 'notRequired?'],
    ['keep_app', 'do save', 'save'],
    ['section', 'my son loves biscuits', '–'],
    ['section', 'no biscuits today', '–'],
    ['section', 'no biscuits', 'biscuits'],
    ['section', 'there was no milk yesterday', '–'],
  ] as const)('%s: "%s" is %s', (question, text, expected) => {
    expect(taken(text, question)).toBe(expected)
  })
})

it('calls staff when somebody is asked to come, and does not take that for somebody who came', () => {
  expect(taken('somebody please come', 'walking')).toBe('callStaff')
  expect(taken('somebody came', 'walking')).toBe('callOff')
  expect(taken('nobody is blocking me', 'walking')).toBe('–')
})

it('asks the product check, not a danger, whether something is safe', () => {
  expect(taken('is it safe', 'checking')).not.toBe('danger')
  expect(taken('is it safe', 'walking')).toBe('danger')
})
