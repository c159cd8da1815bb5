import type { Step } from '../../../core/contract/store.ts'
import { pathWarnings } from '../../../core/paths/path-warnings.ts'

/** What to look at again. It may be saved all the same. */
export function PathWarnings({ steps }: { steps: readonly Step[] }) {
  const warnings = pathWarnings(steps)
  return (
    <div role="status">
      {warnings.length > 0 && (
        <div className="notice notice-warning">
          <p>Please look again. You can save it all the same.</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
