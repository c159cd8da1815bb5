import { describe, expect, it } from 'vitest'
import { createWalkingShopper } from '../../../../test/fixtures/walking-shopper.ts'
import type { WalkCommand, WalkSnapshot } from './walk.ts'

const path = [
  { action: 'start', distance: '6' },
  { action: 'turn left', distance: '8' },
  { action: 'end', distance: '0' },
]
const FIRST = 'Start with the door behind you. Move forward 6 steps.'
const LEFT = 'Stop. Turn left, a quarter turn. Then move forward 8 steps.'
const ARRIVED = 'You have arrived at dairy. If it is not here, say lost.'
const LOST = 'If this does not feel right, stop here. Say repeat, back, or call staff.'
const MANUAL = 'I cannot count steps on this phone. Say next after each part, or tap the Next button.'

/** A shopper three steps into the second part, who has heard everything so far. */
function inSecondPart() {
  const shopper = createWalkingShopper(path)
  shopper.guide.start()
  shopper.step(6 + 3)
  shopper.silence()
  shopper.heard()
  return shopper
}

describe('in the middle of a part', () => {
  it.each<[WalkCommand, string[]]>([
    ['repeat', [LEFT, 'Keep going. 5 steps left.']],
    ['howManyLeft', ['Keep going. 5 steps left.']],
    ['whereAmI', ['This is part 2 of 2. 5 steps left.', LOST]],
    ['lost', [LOST]],
    ['back', [FIRST]],
    ['next', [ARRIVED]],
    ['imHere', [ARRIVED]],
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
    ['back', { leg: 0, counted: 0, walked: null }],
    ['next', { leg: 1, arrived: true, walked: null }],
    ['imHere', { leg: 1, arrived: true }],
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
    expect(shopper.heard()).toEqual([LEFT, 'Keep going. 5 steps left.'])
    shopper.step(5)
    expect(shopper.heard()).toEqual([ARRIVED])
  })

  it('a lost connection goes on from the stored position', () => {
    const stored = JSON.parse(JSON.stringify(inSecondPart().guide.snapshot()))
    const shopper = createWalkingShopper(path, { from: stored })
    shopper.guide.start()
    expect(shopper.heard()).toEqual([LEFT, 'Keep going. 5 steps left.'])
    shopper.step(5)
    expect(shopper.heard()).toEqual([ARRIVED])
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
    ['back', [LEFT]],
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
    shopper.guide.command('imHere')
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
    expect(shopper.heard()).toEqual([MANUAL])
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
