import { describe, expect, it } from 'vitest'
import { createWalkingShopper } from '../../../../test/fixtures/walking-shopper.ts'

const first = { action: 'start', distance: '6' }
const left = { action: 'turn left', distance: '8' }
const long = { action: 'go straight', distance: '45' }
const door = { action: 'Pass the glass door', distance: '' }
const end = { action: 'end', distance: '0' }

const FIRST = 'Start with the door behind you. Move forward 6 steps.'
const LEFT = 'Stop. Turn left, a quarter turn. Then move forward 8 steps.'
const ARRIVED = 'You have arrived at dairy. If it is not here, say lost.'
const LOST = 'Stand still. Say back, and I lead you back the way you came. Or say repeat, or call staff.'
const STOPPED = 'I feel no steps. Say repeat, say next after this part, or move on.'

describe('a walk by steps', () => {
  it('says each part on the count, with chime, buzz and ticks, and arrives', () => {
    const shopper = createWalkingShopper([first, left, end])
    shopper.guide.start()
    expect(shopper.effects.map(({ kind }) => kind)).toEqual(['sign', 'progress'])
    shopper.silence()
    shopper.step()
    expect(shopper.heard()).toEqual([FIRST, 'Five more steps, then turn left.'])
    shopper.step(5)
    expect(shopper.heard()).toEqual([LEFT])
    expect(shopper.lastWasNow()).toBe(true)
    shopper.silence()
    shopper.step(8)
    expect(shopper.heard()).toEqual(['Five more steps, then stop.', ARRIVED])
    expect(shopper.last('sign')).toEqual({ kind: 'sign', sign: 'arrived' })
    expect(shopper.effects.at(-1)).toEqual({ kind: 'arrived', confirmed: false })
    expect(shopper.kinds('tick')).toHaveLength(14)
    expect(shopper.kinds('arrived')).toHaveLength(1)
  })

  it('says what to follow behind each instruction, and where the goods are on arrival', () => {
    const shelf = { action: 'end, at the height of your waist', distance: '0' }
    const shopper = createWalkingShopper([first, { ...left, action: 'turn left, wall on your left' }, shelf])
    shopper.guide.start()
    shopper.silence()
    shopper.step(6)
    expect(shopper.heard().slice(-2)).toEqual([LEFT, 'Wall on your left.'])
    expect(shopper.last('progress')).toMatchObject({ instruction: `${LEFT} Wall on your left.` })
    shopper.silence()
    shopper.step(8)
    expect(shopper.heard().slice(-2)).toEqual([ARRIVED, 'At the height of your waist.'])
  })

  it.each([
    [{ kind: 'counter' } as const, ['Move forward 6 steps.', 'You are at the cash counter.']],
    [{ kind: 'demo' } as const, ['Move forward 6 steps.', 'You have arrived at your destination.']],
  ])('ends at %j in its own words', (where, words) => {
    const shopper = createWalkingShopper([first, end], { end: where })
    shopper.guide.start()
    shopper.step(6)
    expect(shopper.heard()).toEqual(words)
  })

  it('arrives after the last part of a path without an end', () => {
    const shopper = createWalkingShopper([first])
    shopper.guide.start()
    shopper.step(6)
    expect(shopper.last('arrived')).toBeDefined()
  })

  it('says cues only into silence: an instruction is never talked over', () => {
    const shopper = createWalkingShopper([first, left, end])
    shopper.guide.start()
    shopper.step(6)
    expect(shopper.heard()).toEqual([FIRST, LEFT])
  })

  it('drops a cue while anything else is said, and no instruction', () => {
    let isSaid = true
    const shopper = createWalkingShopper([long, left, end], { speaking: () => isSaid })
    shopper.guide.start()
    shopper.silence()
    shopper.step(17)
    isSaid = false
    shopper.step(22)
    isSaid = true
    shopper.step(6)
    expect(shopper.heard()).toEqual(['Move forward 45 steps.', 'Keep going. Seventeen more steps.', LEFT])
  })

  it('reassures on a long part', () => {
    const shopper = createWalkingShopper([long, end])
    shopper.guide.start()
    for (let n = 0; n < 44; n += 1) {
      shopper.silence()
      shopper.step()
    }
    expect(shopper.heard()).toEqual([
      'Move forward 45 steps.',
      'Keep going. Thirty-one more steps.',
      'Keep going. Seventeen more steps.',
      'Five more steps, then stop.',
    ])
  })

  it('says a move without a distance alone, and goes on once it was said', () => {
    const shopper = createWalkingShopper([door, left, end])
    shopper.guide.start()
    shopper.step(3)
    expect(shopper.kinds('tick')).toEqual([])
    expect(shopper.heard()).toEqual(['Pass the glass door.'])
    shopper.silence()
    expect(shopper.heard()).toEqual([LEFT])
  })

  it('asks for a next at the end of a part of one step, which may not be felt', () => {
    const one = { action: 'turn left', distance: '1' }
    const NEXT = 'Say next at the end of this part.'
    const ONE = 'Stop. Turn left, a quarter turn. Then move forward 1 step.'
    for (const [profile, lines] of [
      ['accurate', [ONE, NEXT]],
      ['specification', [ONE]],
    ] as const) {
      const shopper = createWalkingShopper([one, end], { profile })
      shopper.guide.start()
      expect(shopper.heard()).toEqual(lines)
    }
  })

  it('notes once that somebody has stopped, and again after they moved', () => {
    const shopper = createWalkingShopper([long, end])
    shopper.guide.start()
    shopper.step()
    shopper.silence()
    shopper.clock.advance(9999)
    expect(shopper.heard()).toEqual(['Move forward 45 steps.'])
    shopper.clock.advance(1)
    expect(shopper.heard()).toEqual([STOPPED])
    shopper.silence()
    shopper.clock.advance(60_000)
    expect(shopper.heard()).toEqual([])
    shopper.step()
    shopper.clock.advance(10_000)
    expect(shopper.heard()).toEqual([STOPPED])
  })

  it('speaks up when somebody walks on to twice the steps of the last part', () => {
    const shopper = createWalkingShopper([left, end])
    shopper.guide.start()
    shopper.step(8 + 7)
    expect(shopper.heard().at(-1)).toBe(ARRIVED)
    shopper.step(20)
    expect(shopper.heard()).toEqual([LOST])
  })

  it('says the shopper’s own steps once they are known, and shows the path’s', () => {
    const shopper = createWalkingShopper([{ action: 'go straight', distance: '10' }, end], { scale: 1.4 })
    shopper.guide.start()
    shopper.silence()
    shopper.step(13)
    expect(shopper.heard()).toEqual([
      'Move forward about fourteen of your steps.',
      'Five more steps, then stop.',
    ])
    expect(shopper.last('progress')).toMatchObject({ instruction: 'Move forward 10 steps.' })
    expect(shopper.last('progress')).toMatchObject({ stepsLeft: 1, leg: 1, of: 1, state: 'walking' })
    shopper.step()
    expect(shopper.last('arrived')).toBeDefined()
  })

  it('says them at the end of the way back too, and shows the path’s', () => {
    const shopper = createWalkingShopper([{ action: 'go straight', distance: '10' }, end], { scale: 1.5 })
    shopper.guide.start()
    shopper.silence()
    shopper.step(3)
    shopper.guide.command('back')
    shopper.heard()
    shopper.step(3)
    const there = 'Stop. This is where the part begins. Turn round, a half turn.'
    const back = 'To go further back, say back.'
    expect(shopper.heard()).toEqual([`${there} Then move forward about fifteen of your steps. ${back}`])
    expect(shopper.last('progress')).toMatchObject({
      instruction: `${there} Then move forward 10 steps. ${back}`,
    })
  })
})

describe('the specification’s walk', () => {
  it('counts 2000 ms after the instruction was spoken, and says instructions only', () => {
    const shopper = createWalkingShopper([left, end], { profile: 'specification', scale: 1.5 })
    shopper.guide.start()
    shopper.step(4)
    shopper.silence()
    shopper.clock.advance(1999)
    shopper.step(4)
    expect(shopper.kinds('tick')).toEqual([])
    shopper.clock.advance(1)
    shopper.step(8)
    expect(shopper.heard()).toEqual([LEFT, ARRIVED])
  })
})

describe('a path with faults', () => {
  it('is walked without what cannot be read, with a note where it was', () => {
    const bad = { action: 'turn right', distance: 'some' }
    const shopper = createWalkingShopper([first, bad, left, { action: '', distance: '3' }, end])
    shopper.guide.start()
    shopper.step(6)
    expect(shopper.heard()).toEqual([FIRST, expect.stringContaining('Part of this route is missing'), LEFT])
    shopper.step(8)
    expect(shopper.heard()).toEqual([expect.stringContaining('Part of this route is missing')])
    expect(shopper.last('sign')).toEqual({ kind: 'sign', sign: 'instruction' })
    expect(shopper.logged).toHaveLength(2)
  })

  it('with no part at all is at its end', () => {
    const shopper = createWalkingShopper([end])
    shopper.guide.start()
    expect(shopper.last('arrived')).toEqual({ kind: 'arrived', confirmed: false })
    expect(shopper.guide.snapshot()).toMatchObject({ leg: 0, arrived: true })
  })
})
