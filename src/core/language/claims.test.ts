import { describe, expect, it } from 'vitest'
import { taken } from '../../../test/fixtures/taken.ts'

describe('a place is claimed by who is there, however they came and for however long', () => {
  it.each([
    ['entrance', 'they left me at the entrance', 'entrance'],
    ['entrance', 'the man brought me to the gate', 'entrance'],
    ['entrance', 'i have been at the gate since ten minutes', 'entrance'],
    ['entrance', 'somewhere in the middle', 'notThere'],
    ['entrance', 'let me find the door', 'notThere'],
    ['entrance', 'wait a minute let me come to the gate', 'pause'],
    ['entrance', 'we entered from the other gate yesterday', 'notThere?'],
    ['entrance', 'take me back to the gate', 'notThere'],
    ['entrance', 'is your father at the door', '–'],
    ['entrance', 'entrance exam is on monday', '–'],
    ['place', 'relaxing at home', 'home'],
    ['place', 'in the shop only where else', 'store'],
    ['entrance', 'i call it the entrance but i am not standing there', 'entrance?'],
    ['walking', 'i am here but it is not the shelf', 'imHere?'],
    ['walking', 'yes i am here no sorry not yet', 'imHere?'],
    ['entrance', 'i know the entrance', 'entrance?'],
    ['entrance', 'i like the entrance', 'entrance?'],
    ['entrance', "i'm across from the door", 'entrance?'],
    ['entrance', "i've come in through the entrance and walked on", 'entrance?'],
    ['entrance', "i'm at the railway station entrance", 'entrance?'],
    ['entrance', "i'm holding on to the bakery door", 'entrance?'],
    ['entrance', 'thoda door hai abhi', '–'],
    ['place', "i'm at the jewellery shop with my wife", 'store?'],
    ['place', 'waiting for my lift to the shop', 'store?'],
    ['entrance', "i'm ready", 'entrance?'],
    ['entrance', 'yes ready', 'entrance'],
    ['entrance', 'i am at the main door', 'entrance'],
    ['place', 'in the store but i do not see anyone', 'store'],
  ] as const)('%s: "%s" is %s', (question, text, expected) => {
    expect(taken(text, question)).toBe(expected)
  })
})

describe('what does not count hides nothing that stands inside it', () => {
  it.each([
    ['walking', 'not sure which way to go now', 'lost'],
    ['walking', 'i want to go and pay', 'counter'],
  ] as const)('%s: "%s" is %s', (question, text, expected) => {
    expect(taken(text, question)).toBe(expected)
  })
})
