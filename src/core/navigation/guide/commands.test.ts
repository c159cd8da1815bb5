import { describe, expect, it } from 'vitest'
import { synthesise } from '../../../../bench/steps/synthetic-walk.ts'
import { createWalkingShopper } from '../../../../test/fixtures/walking-shopper.ts'
import { createStepDetector } from '../steps/step-detector.ts'
import type { WalkCommand, WalkSnapshot } from './walk.ts'

const path = [
  { action: 'start', distance: '6' },
  { action: 'turn left', distance: '8' },
  { action: 'end', distance: '0' },
]
const FIRST = 'Start with the door behind you. Move forward 6 steps.'
const LEFT = 'Stop. Turn left, a quarter turn. Then move forward 8 steps.'
const ARRIVED = 'You have arrived at dairy. If it is not here, say lost.'
const LOST = 'Stand still. Say back, and I lead you back the way you came. Or say repeat, or call staff.'
const MORE = 'Five more steps, then stop.'
const PART = 'This part has 8 steps.'
const BACK = 'Turn round, a half turn. Then move forward 3 steps, back to where this part begins.'
const MANUAL = 'I cannot count steps on this phone. Say next after each part, or tap the Next button.'

/** A shopper three steps into the second part, whose turn was made, and who has heard everything so far. */
function inSecondPart() {
  const from = { leg: 1, counted: 0, arrived: false, walked: 6, turned: true }
  const shopper = createWalkingShopper(path, { from })
  shopper.guide.start()
  shopper.step(3)
  shopper.silence()
  shopper.heard()
  return shopper
}

describe('in the middle of a part', () => {
  it.each<[WalkCommand, string[]]>([
    ['repeat', [MORE, PART]],
    ['howManyLeft', [MORE]],
    ['whereAmI', [MORE, 'This is part 2 of 2.', LOST]],
    ['lost', [LOST]],
    ['back', [BACK]],
    ['next', [ARRIVED]],
    ['imHere', []],
    ['arrived', [ARRIVED]],
    ['pause', []],
    ['resume', []],
  ])('%s', (command, words) => {
    const shopper = inSecondPart()
    shopper.guide.command(command)
    expect(shopper.heard()).toEqual(words)
  })

  it.each<[WalkCommand, Partial<WalkSnapshot>]>([
    ['repeat', { leg: 1, counted: 3, walked: 9 }],
    ['lost', { leg: 1, counted: 3, walked: null }],
    ['back', { leg: 1, counted: 3, walked: null, back: 3 }],
    ['next', { leg: 1, arrived: true, walked: null }],
    ['imHere', { leg: 1, counted: 3, arrived: false }],
    ['arrived', { leg: 1, counted: 3, arrived: true }],
  ])('%s leaves the shopper there', (command, there) => {
    const shopper = inSecondPart()
    shopper.guide.command(command)
    expect(shopper.guide.snapshot()).toMatchObject(there)
  })

  it('a pause stops counting and timers, and going on says where we were', () => {
    const shopper = inSecondPart()
    shopper.guide.command('pause')
    expect([shopper.last('progress')?.state, shopper.clock.pending()]).toEqual(['paused', 0])
    shopper.step(4)
    shopper.guide.command('resume')
    expect(shopper.heard()).toEqual([MORE, PART])
    shopper.step(5)
    expect(shopper.heard()).toEqual([ARRIVED])
  })

  it('a lost connection goes on from the stored position', () => {
    const stored = JSON.parse(JSON.stringify(inSecondPart().guide.snapshot()))
    const shopper = createWalkingShopper(path, { from: stored })
    shopper.guide.start()
    expect(shopper.heard()).toEqual([MORE, PART])
    shopper.step(5)
    expect(shopper.heard()).toEqual([ARRIVED])
  })
})

describe('steps that were not counted yet', () => {
  it.each<[WalkCommand, Partial<WalkSnapshot>]>([
    ['next', { leg: 1, counted: 3 }],
    ['back', { leg: 0, counted: 5, back: 2 }],
  ])('are none of what %s begins', (command, there) => {
    const { samples, stepsMs } = synthesise([
      { do: 'stand', ms: 1500 },
      { do: 'walk', steps: 5 },
    ])
    const shopper = createWalkingShopper(path, {
      detector: createStepDetector('accurate'),
      from: { leg: 0, counted: 5, arrived: false, walked: 0, turned: true },
    })
    shopper.guide.start()
    const toldMs = (stepsMs[2] ?? 0) - 100
    for (const sample of samples.filter(({ atMs }) => atMs <= toldMs)) shopper.guide.motion(sample)
    shopper.guide.command(command)
    for (const sample of samples.filter(({ atMs }) => atMs > toldMs)) shopper.guide.motion(sample)
    expect(shopper.guide.snapshot()).toMatchObject(there)
  })
})

describe('at the end', () => {
  const arrived = () => {
    const shopper = createWalkingShopper(path)
    shopper.guide.start()
    shopper.step(14)
    shopper.heard()
    return shopper
  }

  it.each<[WalkCommand, string[]]>([
    ['repeat', [ARRIVED]],
    ['howManyLeft', [ARRIVED]],
    ['whereAmI', [ARRIVED]],
    ['lost', [LOST]],
    ['next', []],
    ['imHere', []],
    ['back', ['Turn round, a half turn. Then move forward 8 steps, back to where this part begins.']],
  ])('%s', (command, words) => {
    const shopper = arrived()
    shopper.guide.command(command)
    expect(shopper.heard()).toEqual(words)
  })

  it('a confirmed arrival tells what the path took in the shopper’s steps, once', () => {
    const shopper = arrived()
    shopper.step(4)
    shopper.guide.command('imHere')
    shopper.guide.command('imHere')
    expect(shopper.kinds('walked')).toEqual([{ kind: 'walked', said: 14, counted: 18 }])
  })

  it('an arrival confirmed early is one', () => {
    const shopper = inSecondPart()
    shopper.guide.command('arrived')
    expect(shopper.last('arrived')).toEqual({ kind: 'arrived', confirmed: true })
    expect(shopper.last('walked')).toEqual({ kind: 'walked', said: 14, counted: 9 })
  })

  it.each<[string, WalkCommand]>([
    ['a part skipped', 'next'],
    ['a part walked twice', 'back'],
    ['somebody lost', 'lost'],
  ])('teaches nothing after %s', (_, command) => {
    const shopper = inSecondPart()
    shopper.guide.command(command)
    shopper.guide.command('imHere')
    expect(shopper.kinds('walked')).toEqual([])
  })

  it('teaches nothing in the specification’s profile', () => {
    const shopper = createWalkingShopper(path, { profile: 'specification' })
    shopper.guide.start()
    shopper.guide.command('imHere')
    expect(shopper.kinds('walked')).toEqual([])
  })
})

describe('without a sensor', () => {
  it('says so first, and walks by Next alone', () => {
    const shopper = createWalkingShopper(path, { sensor: false })
    shopper.guide.start()
    expect(shopper.heard()).toEqual([MANUAL, FIRST])
    expect(shopper.last('progress')).toMatchObject({ state: 'manual', stepsLeft: null })
    shopper.silence()
    shopper.clock.advance(120_000)
    shopper.guide.command('howManyLeft')
    shopper.guide.command('next')
    shopper.guide.command('next')
    expect(shopper.heard()).toEqual([FIRST, LEFT, ARRIVED])
  })

  it('waits for Next after a move without a distance too', () => {
    const shopper = createWalkingShopper([{ action: 'Pass the door', distance: '' }, ...path], {
      sensor: false,
    })
    shopper.guide.start()
    shopper.silence()
    expect(shopper.heard()).toEqual([MANUAL, 'Pass the door.'])
  })

  it('finds out when no event comes for 1.5 s, and counts if one comes after all', () => {
    const shopper = createWalkingShopper(path)
    shopper.guide.start()
    shopper.clock.advance(1500)
    expect(shopper.heard()).toEqual([FIRST, MANUAL])
    shopper.step(6)
    expect(shopper.heard()).toEqual([LEFT])
  })

  it('does not wait for events that came before the start', () => {
    const shopper = createWalkingShopper(path)
    shopper.step(3)
    shopper.guide.start()
    shopper.clock.advance(1500)
    expect(shopper.heard()).toEqual([FIRST])
    expect(shopper.guide.snapshot().counted).toBe(0)
  })

  it('can be told that motion failed after all', () => {
    const shopper = inSecondPart()
    shopper.guide.sensorLost()
    shopper.guide.sensorLost()
    expect(shopper.heard()).toEqual(['I cannot count your steps now. Say next after each part.'])
  })
})

describe('the way back', () => {
  const corner = [
    { action: 'start', distance: '6' },
    { action: 'turn left', distance: '8' },
    { action: 'turn right', distance: '4' },
    { action: 'end', distance: '0' },
  ]

  it('leads to where the part begins by the steps walked, and from there on again', () => {
    const shopper = inSecondPart()
    shopper.guide.command('back')
    expect(shopper.last('progress')).toMatchObject({ stepsLeft: 3, state: 'walking' })
    shopper.step()
    shopper.guide.command('repeat')
    shopper.guide.command('howManyLeft')
    const more = 'Two more steps, back to where this part begins.'
    expect(shopper.heard()).toEqual([BACK, more, more])
    shopper.step(2)
    expect(shopper.heard()).toEqual([
      'Stop. This is where the part begins. Turn round, a half turn. Then move forward 8 steps. To go further back, say back.',
    ])
    shopper.step(8)
    expect(shopper.last('arrived')).toBeDefined()
  })

  it('leads from anywhere to where the walk begins, each turn the other way round', () => {
    const shopper = createWalkingShopper(corner)
    shopper.guide.start()
    shopper.step(6 + 8 + 2)
    shopper.heard()
    const heard = [2, 8, 6].map((steps) => {
      shopper.guide.command('back')
      const [line] = shopper.heard()
      shopper.step(steps)
      shopper.heard()
      return line
    })
    expect(heard).toEqual([
      'Turn round, a half turn. Then move forward 2 steps, back to where this part begins.',
      'Turn left, a quarter turn. Then move forward 8 steps, back to where that part begins.',
      'Turn right, a quarter turn. Then move forward 6 steps, back to where that part begins.',
    ])
    shopper.guide.command('back')
    expect(shopper.heard()[0]).toBe('This is where the walk begins.')
    expect(shopper.guide.snapshot()).toMatchObject({ leg: 0, back: 0 })
  })

  it('says the turn in it again only while nothing of it is walked', () => {
    const shopper = createWalkingShopper(corner)
    shopper.guide.start()
    shopper.step(6 + 2)
    shopper.guide.command('back')
    shopper.step(2)
    shopper.guide.command('back')
    shopper.heard()
    shopper.guide.command('repeat')
    shopper.guide.command('back')
    const turn = 'Turn right, a quarter turn. Then move forward 6 steps, back to where that part begins.'
    expect(shopper.heard()).toEqual([turn, turn])
    shopper.step()
    shopper.guide.command('repeat')
    expect(shopper.heard()).toEqual(['Five more steps, back to where this part begins.'])
  })

  it('is by Next where nobody counted, and honest where nobody can lead', () => {
    const shopper = inSecondPart()
    shopper.guide.sensorLost()
    shopper.guide.command('back')
    expect(shopper.heard().at(-1)).toContain('Say next when you are there')
    shopper.guide.command('next')
    expect(shopper.guide.snapshot()).toMatchObject({ leg: 1, back: 0 })
    const odd = createWalkingShopper([{ action: 'Pass the door', distance: '' }, ...path.slice(1)])
    odd.guide.start()
    odd.silence()
    odd.heard()
    odd.guide.command('back')
    expect(odd.heard()).toEqual(['I cannot lead you further back. Stand still, and say call staff.'])
  })
})

describe('a sensor that stops on the way', () => {
  it('is told, counts nothing, and speaks of nobody standing', () => {
    const shopper = inSecondPart()
    shopper.guide.sensorLost()
    expect(shopper.heard()).toEqual(['I cannot count your steps now. Say next after each part.'])
    shopper.silence()
    shopper.clock.advance(60_000)
    expect(shopper.heard()).toEqual([])
    expect(shopper.last('progress')).toMatchObject({ state: 'manual', stepsLeft: null })
  })

  it('leaves the part to the shopper when it is back, and counts the next', () => {
    const shopper = inSecondPart()
    shopper.guide.sensorLost()
    shopper.heard()
    shopper.step(30)
    expect(shopper.last('agree')).toEqual({ kind: 'agree', about: 'part' })
    expect([shopper.heard(), shopper.guide.snapshot()]).toEqual([
      [],
      { leg: 1, counted: 3, arrived: false, walked: null, uncounted: true, turned: true },
    ])
    shopper.guide.command('repeat')
    expect(shopper.heard()).toEqual([PART, 'Say next at the end of this part.'])
    shopper.guide.command('next')
    expect(shopper.heard()).toEqual([ARRIVED])
  })
})

describe('outside a walk', () => {
  it('nothing is said before the start or after the close', () => {
    const shopper = createWalkingShopper(path)
    shopper.guide.command('next')
    expect([shopper.effects, shopper.heard()]).toEqual([[], []])
    shopper.guide.start()
    shopper.guide.start()
    expect(shopper.heard()).toEqual([FIRST])
    shopper.guide.close()
    shopper.guide.command('next')
    shopper.guide.sensorLost()
    shopper.step(20)
    shopper.clock.advance(60_000)
    expect([shopper.heard(), shopper.clock.pending()]).toEqual([[], 0])
  })
})
