import type { Figure } from '../figures.ts'

/** `asked`: it is asked back whether that was meant. */
export type Verdict = 'right' | 'asked' | 'wrong' | 'nothing'
const VERDICTS: readonly Verdict[] = ['right', 'asked', 'wrong', 'nothing']

/** Counts verdicts by group and condition. Nothing is right only where nothing was asked for. */
export function createTally() {
  const counts = new Map<string, Map<string, Record<Verdict, number>>>()

  function countOf(group: string, condition: string) {
    const ofGroup = counts.get(group) ?? new Map<string, Record<Verdict, number>>()
    counts.set(group, ofGroup)
    const count = ofGroup.get(condition) ?? { right: 0, asked: 0, wrong: 0, nothing: 0 }
    ofGroup.set(condition, count)
    return count
  }

  const cases = (count: Record<Verdict, number>) => count.right + count.asked + count.wrong + count.nothing
  const rows = () =>
    [...counts].flatMap(([group, ofGroup]) =>
      [...ofGroup].map(([condition, count]) => ({ group, condition, count })),
    )

  return {
    add(groups: readonly string[], condition: string, verdict: Verdict) {
      for (const group of groups) countOf(group, condition)[verdict] += 1
    },
    print() {
      for (const { group, condition, count } of rows()) {
        const shares = VERDICTS.map(
          (verdict) => `${verdict} ${((100 * count[verdict]) / cases(count)).toFixed(0).padStart(3)}`,
        )
        console.log(`${group.padEnd(22)} ${condition.padEnd(10)} ${shares.join('  ')} % of ${cases(count)}`)
      }
    },
    figures: (): Figure[] =>
      rows().flatMap(({ group, condition, count }) =>
        VERDICTS.map(
          (verdict): Figure => [
            `${group}-${verdict}@${condition}`,
            (100 * count[verdict]) / cases(count),
            '%',
          ],
        ),
      ),
  }
}
