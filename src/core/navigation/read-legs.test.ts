import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { englishVisit } from '../texts/visit-texts.ts'
import { readDistance, readLegs } from './read-legs.ts'

describe('a distance', () => {
  it.each([
    ['12', 12],
    ['12 steps', 12],
    [' 7', 7],
    ['3.9', 3],
    ['0', 0],
    ['', 0],
    ['  ', 0],
    ['twelve', undefined],
    ['-4', undefined],
    ['steps 5', undefined],
    ['99999999999', undefined],
    ['NaN', undefined],
  ])('%j is %s', (text, steps) => {
    expect(readDistance(text)).toBe(steps)
  })

  it('is never NaN', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const steps = readDistance(text)
        expect(steps === undefined || (Number.isInteger(steps) && steps >= 0)).toBe(true)
      }),
    )
  })
})

describe('an instruction', () => {
  it.each([
    ['start', '6', 'onward', 'Start with the door behind you. Move forward 6 steps.'],
    ['start', '6', 'return', 'Move forward 6 steps.'],
    ['start', '', 'onward', 'Start with the door behind you.'],
    ['Go  Straight', '10', 'onward', 'Move forward 10 steps.'],
    ['go ahead', '1', 'onward', 'Move forward 1 step.'],
    ['Turn Left', '8', 'onward', 'Stop. Turn left, a quarter turn. Then move forward 8 steps.'],
    ['right', '4', 'return', 'Stop. Turn right, a quarter turn. Then move forward 4 steps.'],
    ['turn left', '0', 'onward', 'Stop. Turn left, a quarter turn.'],
    ['Walk past the ice cream', '9 steps', 'onward', 'Walk past the ice cream, 9 steps.'],
    ['Take the lift.', '', 'onward', 'Take the lift.'],
    ['constructor', '2', 'onward', 'constructor, 2 steps.'],
  ] as const)('%s %s (%s): %s', (action, distance, way, instruction) => {
    expect(readLegs([{ action, distance }], way, englishVisit).legs[0]?.instruction).toBe(instruction)
  })
})

describe('reading a path', () => {
  it('leaves out what cannot be read, notes where, and goes on', () => {
    const { legs, faults, endsWithGap } = readLegs(
      [
        { action: 'start', distance: '6' },
        { action: 'turn left', distance: 'a few' },
        { action: 'turn right', distance: '4' },
        { action: ' . ', distance: '4' },
        { action: 'end', distance: 'x' },
      ],
      'onward',
      englishVisit,
    )
    expect(legs.map(({ steps, afterGap }) => [steps, afterGap])).toEqual([
      [6, false],
      [4, true],
    ])
    expect(endsWithGap).toBe(true)
    expect(faults).toEqual([
      'Step 2 of the path has no readable distance and is left out',
      'Step 4 of the path has no action and is left out',
    ])
  })

  it('joins a turn without steps to the straight part after it, with what to follow on both', () => {
    const { legs } = readLegs(
      [
        { action: 'turn left, wall on your left', distance: '0' },
        { action: 'go straight, carpet on your right', distance: '7' },
        { action: 'turn right', distance: '0' },
        { action: 'Pass the door', distance: '3' },
      ],
      'onward',
      englishVisit,
    )
    expect(legs.map(({ instruction, turn, hint }) => [instruction, turn, hint])).toEqual([
      [
        'Stop. Turn left, a quarter turn. Then move forward 7 steps.',
        'left',
        'Wall on your left. Carpet on your right.',
      ],
      ['Stop. Turn right, a quarter turn.', 'right', null],
      ['Pass the door, 3 steps.', null, null],
    ])
  })

  it('makes no leg of an end', () => {
    expect(readLegs([{ action: 'End', distance: '3' }], 'onward', englishVisit).legs).toEqual([])
  })
})

describe('a half turn in its author’s words', () => {
  it.each([
    ['Turn around.', 'Turn around.', 'round'],
    ['turn round', 'turn round.', 'round'],
    ['Make a U-turn', 'Make a U-turn.', 'round'],
    ['turn around, so that the door is behind you', 'turn around, so that the door is behind you.', 'round'],
    ['turn round the pillar', 'turn round the pillar.', null],
    ['do not turn around', 'do not turn around.', null],
  ])('%s is said as it is written', (action, instruction, turn) => {
    const [leg] = readLegs([{ action, distance: '0' }], 'onward', englishVisit).legs
    expect(leg).toMatchObject({ instruction, turn, textId: 'nav.custom.only' })
  })
})

describe('a hint behind the comma of a known move', () => {
  it.each([
    [
      'turn left, wall on your left',
      'Stop. Turn left, a quarter turn. Then move forward 6 steps.',
      'left',
      'Wall on your left.',
    ],
    [
      'Go straight , carpet’s edge at your right foot. ',
      'Move forward 6 steps.',
      null,
      'Carpet’s edge at your right foot.',
    ],
    ['turn right,', 'Stop. Turn right, a quarter turn. Then move forward 6 steps.', 'right', null],
    ['pass the cooler, then right', 'pass the cooler, then right, 6 steps.', null, null],
  ])('%s', (action, instruction, turn, hint) => {
    const { legs } = readLegs([{ action, distance: '6' }], 'onward', englishVisit)
    expect(legs[0]).toMatchObject({ instruction, turn, hint })
  })

  it('of the end tells where the goods are', () => {
    const steps = [
      { action: 'start', distance: '6' },
      { action: 'end, at the height of your waist', distance: '0' },
    ]
    const { legs, endHint } = readLegs(steps, 'onward', englishVisit)
    expect([legs.length, endHint]).toEqual([1, 'At the height of your waist.'])
  })
})
