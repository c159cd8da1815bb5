import { describe, expect, it } from 'vitest'
import { shopNoise } from '../../../../test/fixtures/noise.ts'
import { levelDb, toFloat } from '../../../core/audio/pcm.ts'
import { loadDenoiser } from './denoiser.ts'

const SECOND = 16_000
const noise = toFloat(shopNoise(2 * SECOND))

describe('the denoiser', () => {
  it('takes steady noise away and keeps time', async () => {
    const denoiser = await (await loadDenoiser())()
    const out = denoiser.push(noise)
    expect(noise.length - out.length).toBeLessThan(0.04 * SECOND)
    expect(levelDb(out.subarray(SECOND))).toBeLessThan(levelDb(noise) - 10)
    denoiser.close()
    expect(denoiser.push(noise)).toHaveLength(0)
  })

  it('opens more sessions while others are at work, and each hears for itself', async () => {
    const open = await loadDenoiser()
    const first = await open()
    const before = first.push(noise)
    const others = []
    for (let i = 0; i < 70; i++) {
      const other = await open()
      if (i % 10 === 0) expect(other.push(noise)).toEqual(before)
      others.push(other)
    }
    for (const other of others) other.close()
    first.close()
    expect((await open()).push(noise)).toEqual(before)
  })
})
