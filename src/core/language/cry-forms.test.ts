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
      'call nine nine nine',
      'call 112',
      'ring for the police',
      'save me somebody',
    ]),
  )('%s: "%s"', (question, text) => {
    expect(taken(text, question)).toBe('danger')
  })

  it.each(inEach(['my child is missing', "i've lost my little boy", "my dog's run off"]))(
    '%s: "%s" wants people to look',
    (question, text) => {
      expect(taken(text, question)).toBe('callStaff')
    },
  )
})

describe('what holds the words of a cry is none', () => {
  it.each(
    inEach([
      "i'm dying for a biscuit",
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
