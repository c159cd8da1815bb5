import type { Figure } from '../figures.ts'

export type Outcome = 'right' | 'wrong' | 'abstain'

/** Counts outcomes and remembers which pictures were wrong. */
export class Tally {
  readonly name: string
  private readonly counts: Record<Outcome, number> = { right: 0, wrong: 0, abstain: 0 }
  private readonly groups = new Map<string, Record<Outcome, number>>()
  private readonly wrongs: string[] = []

  constructor(name: string) {
    this.name = name
  }

  add(outcome: Outcome, what: string, group?: string): void {
    this.counts[outcome]++
    if (outcome === 'wrong') this.wrongs.push(what)
    if (group === undefined) return
    const counts = this.groups.get(group) ?? { right: 0, wrong: 0, abstain: 0 }
    counts[outcome]++
    this.groups.set(group, counts)
  }

  print(): void {
    console.log(`${this.name}: ${shown(this.counts)}`)
    for (const [group, counts] of [...this.groups].sort()) console.log(`  ${group}: ${shown(counts)}`)
    for (const what of this.wrongs) console.log(`  wrong: ${what}`)
  }

  figures(): Figure[] {
    const { right, wrong, abstain } = this.counts
    const all = right + wrong + abstain
    if (all === 0) return []
    return [
      [`${this.name}-right`, (100 * right) / all, '%'],
      [`${this.name}-wrong`, (100 * wrong) / all, '%'],
      [`${this.name}-n`, all, 'pictures'],
    ]
  }
}

const shown = ({ right, wrong, abstain }: Record<Outcome, number>) =>
  `${right} right, ${wrong} wrong, ${abstain} abstained`
