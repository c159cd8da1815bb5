import type { OwnTexts } from '../texts/own-texts.ts'
import { type Diet, isEmpty, type Needs, withNeeds, withoutNeeds } from './needs.ts'
import type { NeedsCommand } from './needs-command.ts'

/** What is kept from now on (null: nothing, and no trace of it), and what is said of it. */
export interface NeedsAnswer {
  /** Absent: as it was. */
  keep?: Needs | null
  said: readonly string[]
}

const dietsIn = (diets: readonly Diet[], texts: OwnTexts) => diets.map((diet) => texts.dietNames[diet])
const namesIn = (names: readonly string[], texts: OwnTexts) => names.map(texts.avoidedName)
const listOf = ({ avoid, diets }: Needs, texts: OwnTexts) =>
  texts.listIs(namesIn(avoid, texts), dietsIn(diets, texts))

function removedFrom(needs: Needs, gone: Needs, texts: OwnTexts): string[] {
  const all = [...namesIn(gone.avoid, texts), ...dietsIn(gone.diets, texts)]
  const had = [...namesIn(needs.avoid, texts), ...dietsIn(needs.diets, texts)]
  const taken = all.filter((name) => had.includes(name))
  const strange = all.filter((name) => !had.includes(name))
  return [
    ...(taken.length > 0 ? [texts.removed(taken)] : []),
    ...(strange.length > 0 ? [texts.notOnList(strange)] : []),
  ]
}

/** What a sentence about the list leads to. What was understood is said back: it may have been misheard. */
export function answerNeeds(needs: Needs, command: NeedsCommand, texts: OwnTexts): NeedsAnswer {
  switch (command.do) {
    case 'tell':
      return { said: isEmpty(needs) ? [texts.needsTexts.nothingKept] : listOf(needs, texts) }
    case 'forget':
      return { keep: null, said: [texts.forgotten(listOf(needs, texts))] }
    case 'change': {
      const { add, remove } = command
      const after = withoutNeeds(withNeeds(needs, add), remove)
      return {
        keep: isEmpty(after) ? null : after,
        said: [
          ...(isEmpty(add) ? [] : [texts.kept(namesIn(add.avoid, texts), dietsIn(add.diets, texts))]),
          ...(isEmpty(remove) ? [] : removedFrom(withNeeds(needs, add), remove, texts)),
        ],
      }
    }
  }
}
