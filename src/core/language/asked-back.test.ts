import { describe, expect, it } from 'vitest'
import { taken } from '../../../test/fixtures/taken.ts'

const table = (rows: readonly (readonly [text: string, expected: string])[]) =>
  it.each(rows)('"%s" is %s', (text, expected) => {
    expect(taken(text, 'confirm')).toBe(expected)
  })

describe('who agrees to what was asked back and goes on has agreed', () => {
  table([
    ['yeah please take me there', 'yes'],
    ['absolutely let us go and pay', 'yes'],
    ['yup go', 'yes'],
    ['sure lead the way', 'yes'],
    ['of course do that', 'yes'],
    ['no problem go', 'yes'],
    ['bilkul chal', 'yes'],
    ['hell yes', 'yes'],
    ['mm hmm', 'yes'],
    ["that'd be lovely thanks", 'yes'],
    ["if you wouldn't mind", 'yes'],
    ['wahi wahi', 'yes'],
    ['वही वही', 'yes'],
    ['aur kya bola hoga', 'yes'],
    ['और क्या बोला होगा', 'yes'],
    ['yes and hurry', 'yes + faster'],
    ['no problem', '–'],
    ['yes unless it is crowded there', '–'],
    ["no that's right", 'yes?'],
  ])
})

describe('who refuses what was asked back may ask something else', () => {
  table([
    ['nope how many steps left', 'no'],
    ['no how much sugar is in it', 'no'],
    ['nah what is the date on it', 'no'],
    ['oh no i am quite happy where i am', 'no'],
    ['wtf no', 'no'],
    ['arey nahi', 'no'],
    ['अरे नहीं', 'no'],
    ['na ruk zara', 'pause'],
    ['no is it the counter', '–'],
    ['no i am at the store counter', '–'],
  ])
})

describe('who says what they asked instead refuses it, or is asked about that', () => {
  table([
    ['i asked if it contains gluten', 'no'],
    ['not at all i was asking about the carbs', 'no'],
    ["i said almond my son can't have it", 'no'],
    ['i asked for the counter', 'counter?'],
    ["close but it's the dairy i want", 'dairy'],
    ['crackers bola tha crackers', 'biscuits?'],
    ['maine bread bola', 'breads?'],
    ['मैंने ब्रेड बोला था', 'breads?'],
    ['price poocha tha', 'price'],
    ['usne bread bola', '–'],
  ])
})
