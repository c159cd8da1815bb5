import { dietNames, forgotten, kept, listIs, needsTexts, notOnList, removed } from '../texts/en/needs.ts'
import { type Diet, isEmpty, type Needs, withNeeds, withoutNeeds } from './needs.ts'
import type { NeedsCommand } from './needs-command.ts'

/** What is kept from now on (null: nothing, and no trace of it), and what is said of it. */
export interface NeedsAnswer {
  /** Absent: as it was. */
  keep?: Needs | null
  said: readonly string[]
}

const namesOf = (diets: readonly Diet[]) => diets.map((diet) => dietNames[diet])
const listOf = ({ avoid, diets }: Needs) => listIs(avoid, namesOf(diets))

function removedFrom(needs: Needs, gone: Needs): string[] {
  const all = [...gone.avoid, ...namesOf(gone.diets)]
  const had = [...needs.avoid, ...namesOf(needs.diets)]
  const taken = all.filter((name) => had.includes(name))
  const strange = all.filter((name) => !had.includes(name))
  return [...(taken.length > 0 ? [removed(taken)] : []), ...(strange.length > 0 ? [notOnList(strange)] : [])]
}

/** What a sentence about the list leads to. What was understood is said back: it may have been misheard. */
export function answerNeeds(needs: Needs, command: NeedsCommand): NeedsAnswer {
  switch (command.do) {
    case 'tell':
      return { said: isEmpty(needs) ? [needsTexts.nothingKept] : listOf(needs) }
    case 'forget':
      return { keep: null, said: [forgotten(listOf(needs))] }
    case 'change': {
      const { add, remove } = command
      const after = withoutNeeds(withNeeds(needs, add), remove)
      return {
        keep: isEmpty(after) ? null : after,
        said: [
          ...(isEmpty(add) ? [] : [kept(add.avoid, namesOf(add.diets))]),
          ...(isEmpty(remove) ? [] : removedFrom(withNeeds(needs, add), remove)),
        ],
      }
    }
  }
}
