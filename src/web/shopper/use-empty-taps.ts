import { useEffect } from 'react'

/** What a tap may be meant for by itself. */
const OWN_MEANING = 'button, input, textarea, select, label, a'

/** A tap beside everything, or Escape, while `on`. The listener is the document's: the empty screen is no control. */
export function useEmptyTaps(on: boolean, act: () => void) {
  useEffect(() => {
    if (!on) return
    const tap = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(OWN_MEANING)) act()
    }
    const key = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') act()
    }
    // The tap that started the visit is still on its way up the tree.
    const timer = setTimeout(() => document.addEventListener('click', tap))
    document.addEventListener('keydown', key)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', tap)
      document.removeEventListener('keydown', key)
    }
  }, [on, act])
}
