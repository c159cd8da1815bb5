import { recallKey, recallsCall, replaceRecallsCall } from '../../../../core/contract/console/recalls.ts'
import type { Recall } from '../../../../core/contract/recalls.ts'
import { useConsole } from '../../console.ts'

/** One recall as people speak of it. */
export const nameOf = ({ gtin, batch }: Pick<Recall, 'gtin' | 'batch'>) =>
  batch === null ? `${gtin}, all packs` : `${gtin}, batch ${batch}`

/**
 * Changes one recall of the list as it is now: `before` goes, `after` comes, and what others did meanwhile stays.
 * Resolves with what the person is told; rejects with `ApiFault`.
 */
export function useChangeRecall() {
  const { api } = useConsole()
  return async (before: Recall | undefined, after: Recall | undefined): Promise<string> => {
    const now = await api.call(recallsCall, {})
    const others = before ? now.filter((each) => recallKey(each) !== recallKey(before)) : now
    const recalls = after ? [...others, after] : others
    return (await api.call(replaceRecallsCall, { body: { recalls } })).message
  }
}
