import { describe, expect, it } from 'vitest'
import { taken } from '../../../test/fixtures/taken.ts'
import { listenForSchema } from '../contract/modes.ts'

const inEach = (sentences: readonly string[]) =>
  listenForSchema.options.flatMap((question) => sentences.map((text) => [question, text] as const))

describe('a cry of every day counts whatever was asked', () => {
  it.each(
    inEach([
      "i've come over all dizzy",
      'i feel ever so faint',
      "i'm not well",
      "i can't get my breath",
      "my chest's gone tight",
      'my lips are tingling',
      "i'm coming up in hives",
      "i've not had my insulin",
      "i think it's a stroke",
      "i've done my hip in",
      "i've turned my ankle",
      "i've gone arse over tit",
      "i've scalded my hand",
      "i'm on the floor",
      "i'm shaking all over",
      "he's nicked my purse",
      "he won't let go of my arm",
      'get off me',
      'leave me alone',
      "they're saying get out",
      "i'm hemmed in",
      "a shelf's coming down",
      'some boys are throwing things',
      "someone's got a knife",
      "my husband's collapsed",
      "this lady's not breathing",
      "there's nothing under my foot",
      'some uncle rammed me with his trolley',
      'a kid on a scooter barged into me',
      'a bloke here is blocking the aisle',
      "there's a chap standing right in the way",
      'call nine nine nine',
      'call 112',
      'ring for the police',
      'save me somebody',
      "i think i've done my back",
      "my knee's gone",
      "i've taken a nasty knock",
      "i've pulled a muscle",
      "i've had an accident",
      'man down',
      "i'm lying here",
      'i walked on and fell',
      'i went down like a sack',
      'oh it hurts',
      "i've gone all cold",
      'i nearly blacked out',
      "my arm's gone dead",
      "i'm going low",
      'a pain down my left arm',
      'i took the wrong tablet',
      'where is my inhaler',
      "he's turning blue",
      "i'm in trouble",
      'my cane is in two pieces',
      'my stick goes into nothing',
      "my purse isn't in my bag",
      "where's my bag somebody has taken it",
      'a man is dragging me away',
      'he got hold of me',
      "don't touch me",
      'stop pushing',
      'the siren is on',
      'we are told to get out',
      'it has gone dark',
      'there is water everywhere',
      "there's a wasp",
    ]),
  )('%s: "%s"', (question, text) => {
    expect(taken(text, question)).toBe('danger')
  })

  it.each(
    inEach([
      'my child is missing',
      "i've lost my little boy",
      "my dog's run off",
      'my guide dog has gone off',
      'my grandson has wandered away',
      "i can't find my husband",
      'i lost my wife in the crowd',
    ]),
  )('%s: "%s" wants people to look', (question, text) => {
    expect(taken(text, question)).toBe('callStaff')
  })
})

describe('what holds the words of a cry is none', () => {
  it.each(
    inEach([
      "i'm dying for a biscuit",
      "i've done my back exercises",
      'my back is to the counter',
      'my knee has gone better now',
      'i had an accident years ago and lost my sight',
      "i've gone cold on biscuits",
      "i've passed out of college",
      'is it low sugar',
      "i'm going low on milk",
      'i took the wrong packet',
      'i am in a good mood',
      'my bag has gone heavy',
      'they told us to get out the card',
      'it has gone dark outside',
      'get me out a packet',
      "i can't get out of the habit",
      "i'm burning to know",
      'my dog has gone off biscuits',
      'my son has gone away to delhi',
      'i lost my husband last year',
      'is it gentle on the stomach',
      'i feel terrible about asking',
      'i feel funny talking to a machine',
      'when i eat nuts my lips swell and tingle',
      'i turned my head to the left',
      "i'm shaking the packet",
      "the app won't let me go back",
      'prices are coming down',
      'my son has my bag',
      "i'm not well versed with this app",
      'the biscuit gets stuck in my teeth',
      'does it cause an allergic reaction',
      'my husband lost his job',
      'i broke my hip in the bathroom so now it is all about calcium',
      "everybody's running late",
      'ring for a taxi',
      'save me a seat on the bus',
    ]),
  )('%s: "%s"', (question, text) => {
    expect(taken(text, question)).not.toMatch(/danger|callStaff/)
  })
})

it.each([
  ['walking', 'she kept pulling my sleeve and my arm', '–'],
  ['section', 'he is leaning against me', '–'],
  ['section', 'he is always stopping to chat', '(nothing)'],
] as const)('%s: "%s", of somebody who does something to the shopper, is %s', (question, text, expected) => {
  expect(taken(text, question, { far: false })).toBe(expected)
})
