import { useEffect } from 'react'

/** What a tap may be meant for by itself. */
export const OWN_MEANING = 'button, input, textarea, select, label, a, .picture-frame'

/**
 * While `on`: a tap beside everything, or Escape, is `act`; any other key is `stir`. The listeners are the document's:
 * the empty screen is no control.
 */
export function useEmptyTaps(on: boolean, act: () => void, stir: () => void) {
  useEffect(() => {
    if (!on) return
    const tap = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(OWN_MEANING)) act()
    }
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') act()
      else stir()
    }
    // The tap that started the visit is still on its way up the tree.
    const timer = setTimeout(() => document.addEventListener('click', tap))
    document.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', tap)
      document.removeEventListener('keydown', press)
    }
  }, [on, act, stir])
}
