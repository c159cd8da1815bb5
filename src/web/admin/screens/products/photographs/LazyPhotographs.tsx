import { type ComponentProps, lazy, Suspense } from 'react'
import { browserClock } from '../../../../devices/browser-clock.ts'
import { loadLate } from '../../../../ui/load-late.ts'

/** The fields work without it: what was typed must not go with a part that did not come. */
const NotThere = () => (
  <p role="alert" className="fault">
    The photographs did not come. Save what you typed, then open the product again.
  </p>
)

const Late = lazy(() =>
  loadLate(async () => ({ default: (await import('./Photographs.tsx')).Photographs }), browserClock).catch(
    () => ({ default: NotThere }),
  ),
)

/** The photographs come after the fields: nobody waits for them to type. */
export const LazyPhotographs = (props: ComponentProps<typeof Late>) => (
  <Suspense fallback={<p role="status">Loading the photographs…</p>}>
    <Late {...props} />
  </Suspense>
)
