import { type ComponentProps, lazy, Suspense } from 'react'
import { browserClock } from '../../../../devices/browser-clock.ts'
import { loadLate } from '../../../../ui/load-late.ts'

const Late = lazy(() =>
  loadLate(async () => ({ default: (await import('./Photographs.tsx')).Photographs }), browserClock),
)

/** The photographs come after the fields: nobody waits for them to type. */
export const LazyPhotographs = (props: ComponentProps<typeof Late>) => (
  <Suspense fallback={<p role="status">Loading the photographs…</p>}>
    <Late {...props} />
  </Suspense>
)
