/**
 * A chain of equal one-pole low-passes that takes the time between samples as it comes: its corner stays where it
 * is at any sample rate, through jitter and lost events. The corner of the chain is lower than one pole's.
 */
export interface LowPass {
  push(value: number, sinceLastMs: number): number
}

export function createLowPass(poleHz: number, poles = 1): LowPass {
  const stages: number[] = []
  return {
    push(value, sinceLastMs) {
      const share = 1 - Math.exp((-2 * Math.PI * poleHz * sinceLastMs) / 1000)
      let passed = value
      for (let i = 0; i < poles; i += 1) {
        // The first value fills the chain: starting from zero would look like a jolt.
        const before = stages[i] ?? passed
        passed = before + share * (passed - before)
        stages[i] = passed
      }
      return passed
    },
  }
}
