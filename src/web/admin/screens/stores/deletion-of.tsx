import { type PathPair, pairKey } from '../../../../core/contract/console/places.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { deletePathQuestion } from '../../../../core/texts/console.ts'
import type { Question } from '../../dialogs/Confirm.tsx'

/** What is asked before paths of a store are deleted: each is named. */
export function deletionOf({ name }: Store, paths: readonly PathPair[]): Pick<Question, 'title' | 'lost'> {
  const [first, ...more] = paths
  return {
    title:
      first && more.length === 0 ? deletePathQuestion(first.from, first.to) : `Delete ${paths.length} paths?`,
    lost: paths.map((path) => (
      <p key={pairKey(path)}>
        Shoppers in <strong>{name}</strong> will not be guided from {path.from} to {path.to} any more.
      </p>
    )),
  }
}
