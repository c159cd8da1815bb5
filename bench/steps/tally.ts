import type { StepProfile } from '../../src/core/navigation/steps/step-detector.ts'
import type { Figure } from '../figures.ts'
import { countedMs, LEG_STEPS, type Measured, measure, type Walked } from './measure.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Collects walks by group, and standing or lifting apart, for one profile. */
export function createTally(profile: StepProfile) {
  const byGroup = new Map<string, Measured[]>()
  const still = new Map<string, { steps: number; minutes: number }>()

  const all = () => [...byGroup.values()].flat()
  const error = (measured: readonly Measured[]) => mean(measured.map((each) => Math.abs(each.errorPercent)))
  const bias = (measured: readonly Measured[]) => mean(measured.map((each) => each.errorPercent))
  const legsWithin = (measured: readonly Measured[], steps: number) => {
    const legs = measured.flatMap((each) => each.legs)
    return (100 * legs.filter((taken) => Math.abs(taken - LEG_STEPS) <= steps).length) / legs.length
  }
  const addStill = (what: string, steps: number, minutes: number) => {
    const before = still.get(what) ?? { steps: 0, minutes: 0 }
    still.set(what, { steps: before.steps + steps, minutes: before.minutes + minutes })
  }
  const line = (name: string, measured: readonly Measured[]) =>
    `  ${name.padEnd(12)} ${String(measured.length).padStart(4)} walks  error ${error(measured).toFixed(2)} %` +
    ` (bias ${bias(measured).toFixed(2)})  legs of ${LEG_STEPS} within ±1 ${legsWithin(measured, 1).toFixed(1)} %` +
    `, ±2 ${legsWithin(measured, 2).toFixed(1)} %`

  return {
    walk(groups: readonly string[], walked: Walked) {
      const measured = measure(profile, walked)
      for (const group of groups) byGroup.set(group, [...(byGroup.get(group) ?? []), measured])
      addStill('standing', measured.standing.steps, measured.standing.minutes)
    },
    /** Somebody who takes no step at all. */
    still(what: string, { samples }: Pick<Walked, 'samples'>) {
      const ms = (samples.at(-1)?.atMs ?? 0) - (samples[0]?.atMs ?? 0)
      addStill(what, countedMs(profile, samples).length, ms / 60_000)
    },
    print(title: string) {
      console.log(`${title}, profile ${profile}`)
      for (const [group, measured] of byGroup) console.log(line(group, measured))
      for (const [what, { steps, minutes }] of still) {
        if (minutes === 0) continue
        const rate = (steps / minutes).toFixed(1)
        console.log(`  ${what.padEnd(12)} ${minutes.toFixed(1)} min  ${rate} false steps a minute`)
      }
    },
    /** `overall … %`, then one of each further group; legs. */
    figures(groups: readonly string[]): Figure[] {
      const overall = byGroup.get('overall') ?? all()
      return [
        ['overall', error(overall), '%'],
        ...groups.map((group): Figure => [group, error(byGroup.get(group) ?? []), '%']),
        ['legs-within-1', legsWithin(overall, 1), '%'],
      ]
    },
  }
}
