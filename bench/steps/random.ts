import { seeded } from '../../src/core/random.ts'

/** Repeatable chance: the same seed gives the same walk on every machine. */
export function createRandom(seed: number): { uniform(): number; normal(): number } {
  const uniform = seeded(seed)
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  }
}
