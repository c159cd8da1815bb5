import { describe, expect, it } from 'vitest'
import { createWalkingShopper } from '../../../../test/fixtures/walking-shopper.ts'
import type { WalkCommand } from './walk.ts'

const FIRST = 'Start with the door behind you. Move forward 6 steps.'

describe('the way back where nobody counts', () => {
  const corner = [
    { action: 'start', distance: '6' },
    { action: 'turn left', distance: '8' },
    { action: 'turn right', distance: '4' },
    { action: 'end', distance: '0' },
  ]
  const NEXT = 'Say next at the end of this part.'
  const TO_START =
    'Turn round, and go back to where this part begins. Say next when you are there, or call staff.'
  const TO_PART_BEFORE =
    'Turn so that you face the way you came, and go back to where the part before this one begins. Say next when you are there, or call staff.'
  const THERE =
    'Stop. This is where the part begins. Turn round, a half turn. Then move forward 8 steps. To go further back, say back.'
  const RIGHT_SIX = [
    'Turn right, a quarter turn. Then move forward 6 steps, back to where that part begins.',
    'Say next when you are there, or call staff.',
  ]
  const RIGHT_FOUR = 'Stop. Turn right, a quarter turn. Then move forward 4 steps.'

  /** Somewhere on the second part, whose instruction was heard. */
  const onSecondPart = {
    'never a sensor': () => {
      const shopper = createWalkingShopper(corner, { sensor: false })
      shopper.guide.start()
      shopper.guide.command('next')
      shopper.silence()
      shopper.heard()
      return shopper
    },
    'one that stopped before a step of it': () => {
      const shopper = createWalkingShopper(corner)
      shopper.guide.start()
      shopper.step(6)
      shopper.guide.sensorLost()
      shopper.silence()
      shopper.heard()
      return shopper
    },
    'one that stopped on it': () => {
      const shopper = createWalkingShopper(corner)
      shopper.guide.start()
      shopper.step(6 + 3)
      shopper.guide.sensorLost()
      shopper.silence()
      shopper.heard()
      return shopper
    },
  }

  describe.each(Object.entries(onSecondPart))('%s', (_, begin) => {
    const told = (...commands: WalkCommand[]) => {
      const shopper = begin()
      const heard = commands.map((command) => {
        shopper.guide.command(command)
        shopper.silence()
        return shopper.heard()
      })
      return { heard, at: shopper.guide.snapshot() }
    }

    it('leads to where this part begins, and from there along it again', () => {
      const { heard, at } = told('back', 'next', 'repeat', 'next')
      expect(heard.map(([first]) => first)).toEqual([TO_START, THERE, THERE, RIGHT_FOUR])
      expect(heard[1]).toEqual([THERE, NEXT])
      expect(at).toMatchObject({ leg: 2 })
    })

    it('or along the part before, by the turn that is due there', () => {
      const { heard, at } = told('back', 'next', 'back', 'repeat', 'next', 'back')
      expect(heard.slice(2, 4)).toEqual([RIGHT_SIX, RIGHT_SIX])
      expect(heard[4]?.[0]).toContain('Then move forward 6 steps. To go further back')
      expect(heard[5]?.[0]).toBe('This is where the walk begins.')
      expect(at).toMatchObject({ leg: 0, back: 0 })
    })
  })

  it('leads to the part before who has not heard yet what this one is', () => {
    const shopper = createWalkingShopper(corner, { sensor: false })
    shopper.guide.start()
    shopper.guide.command('next')
    shopper.heard()
    shopper.guide.command('back')
    shopper.guide.command('repeat')
    expect(shopper.heard()).toEqual([TO_PART_BEFORE, TO_PART_BEFORE])
    expect(shopper.guide.snapshot()).toMatchObject({ leg: 0, back: 1, uncounted: true })
    const first = createWalkingShopper(corner, { sensor: false })
    first.guide.start()
    first.heard()
    first.guide.command('back')
    expect(first.heard()).toEqual(['This is where the walk begins.', FIRST])
  })

  it('does not take whoever goes on later, or has heard the first part, for still at its start', () => {
    const later = createWalkingShopper(corner, {
      sensor: false,
      from: { leg: 1, counted: 0, arrived: false, walked: null, ended: { counted: null } },
    })
    later.guide.start()
    later.guide.command('back')
    expect(later.guide.snapshot()).toMatchObject({ leg: 1, back: 1, uncounted: true })
    const first = createWalkingShopper(corner, { sensor: false })
    first.guide.start()
    first.silence()
    first.guide.command('back')
    expect(first.heard().at(-1)).toBe(TO_START)
  })

  it('names the part before, where that alone was not counted', () => {
    const shopper = createWalkingShopper(corner)
    shopper.guide.start()
    shopper.step(2)
    shopper.guide.sensorLost()
    shopper.step()
    shopper.guide.command('next')
    shopper.silence()
    shopper.heard()
    shopper.guide.command('back')
    expect(shopper.heard()).toEqual([TO_PART_BEFORE])
  })

  it('keeps how the part before was left', () => {
    const shopper = createWalkingShopper(corner)
    shopper.guide.start()
    shopper.step(4)
    shopper.guide.command('next')
    shopper.step(2)
    shopper.guide.sensorLost()
    for (const command of ['back', 'next', 'back'] as const) {
      shopper.heard()
      shopper.guide.command(command)
    }
    expect(shopper.heard()[0]).toBe(
      'Turn right, a quarter turn. Then move forward 4 steps, back to where that part begins.',
    )
  })

  it('of a move without steps is the way back along the part before it', () => {
    const shopper = createWalkingShopper([...corner.slice(0, 1), { action: 'turn left', distance: '0' }], {
      sensor: false,
    })
    shopper.guide.start()
    shopper.guide.command('next')
    shopper.silence()
    shopper.guide.command('back')
    expect(shopper.guide.snapshot()).toMatchObject({ leg: 0, back: 1 })
  })
})
