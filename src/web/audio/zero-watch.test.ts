import { describe, expect, it } from 'vitest'
import { createZeroWatch } from './zero-watch.ts'

const PIECE = 1600
const nothing = new Int16Array(PIECE)
const faint = new Int16Array(PIECE).fill(1, 800, 801)

describe('a microphone that brings nothing but zeros', () => {
  const watched = () => {
    const watch = createZeroWatch()
    return {
      ...watch,
      pieces: (of: Int16Array, count: number) => Array.from({ length: count }, () => watch.push(of)),
    }
  }
  it('is noticed after twelve seconds, once', () => {
    const { pieces, told } = watched()
    expect(pieces(nothing, 119).filter(Boolean)).toEqual([])
    expect(pieces(nothing, 1)).toEqual(['nothing'])
    expect(told()).toBe(true)
    expect(pieces(nothing, 500).filter(Boolean)).toEqual([])
    expect(pieces(faint, 3)).toEqual(['sound', undefined, undefined])
    expect(told()).toBe(false)
    expect(pieces(nothing, 500).filter(Boolean)).toEqual([])
  })

  it('is none while the faintest sound comes now and then', () => {
    const { pieces } = watched()
    for (let second = 0; second < 60; second += 10) {
      expect(pieces(nothing, 100).filter(Boolean)).toEqual([])
      expect(pieces(faint, 1)).toEqual([undefined])
    }
  })
})
