import { describe, expect, it } from 'vitest'
import {
  defaultPreferences,
  oneStep,
  PACES,
  paceOf,
  phoneVolumeOf,
  readPreferences,
  VOLUMES,
  volumeOf,
} from './preferences.ts'

describe('preferences from storage', () => {
  it.each([
    [
      { voice: 'phone', pace: 4, volume: 0, holdOnly: true, signs: false, modality: 'TEXT' },
      {
        voice: 'phone',
        pace: 4,
        volume: 0,
        holdOnly: true,
        signs: false,
        modality: 'TEXT',
        phoneEar: false,
        short: false,
      },
    ],
    // As an earlier version kept them.
    [
      { voice: 'phone', pace: 4 },
      {
        voice: 'phone',
        pace: 4,
        volume: 2,
        holdOnly: false,
        signs: true,
        modality: 'AUDIO',
        phoneEar: false,
        short: false,
      },
    ],
    [{ short: true }, { ...defaultPreferences, short: true }],
    [{}, defaultPreferences],
    [null, defaultPreferences],
    ['slow', defaultPreferences],
    [{ voice: 'robot', pace: 2 }, defaultPreferences],
    [{ voice: 'server', pace: 9 }, defaultPreferences],
    [{ voice: 'server', pace: 1.5 }, defaultPreferences],
    [{ volume: 5 }, defaultPreferences],
    [{ holdOnly: 'yes' }, defaultPreferences],
  ])('%j', (stored, read) => expect(readPreferences(stored)).toEqual(read))
})

describe('the pace', () => {
  it('goes step by step, and no further than it can', () => {
    expect(oneStep(PACES, 2, -1)).toBe(1)
    expect(oneStep(PACES, 0, -1)).toBe(0)
    expect(oneStep(PACES, PACES.length - 1, 1)).toBe(PACES.length - 1)
  })

  it('is one in the middle, and falls and rises from there', () => {
    expect(paceOf(2)).toBe(1)
    expect(paceOf(0)).toBe(PACES[0])
    expect(paceOf(4)).toBe(PACES[4])
  })
})

describe('how loud', () => {
  it('is the usual in the middle of five steps, and each is louder than the one before', () => {
    expect(volumeOf(2)).toBe(1)
    expect(VOLUMES).toHaveLength(5)
    const steps = VOLUMES.map((_, step) => volumeOf(step))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  it('is never more than a phone’s own voice can be', () => {
    const steps = VOLUMES.map(phoneVolumeOf)
    expect(steps[2]).toBe(0.7)
    expect(Math.max(...steps)).toBe(1)
    expect(Math.min(...steps)).toBeGreaterThan(0.2)
  })
})
