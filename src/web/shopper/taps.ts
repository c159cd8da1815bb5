import { useCallback, useEffect, useRef } from 'react'

/** A finger that trembles, or that taps twice out of habit, is down again so soon after its last tap. */
const AGAIN_WITHIN_MS = 400
/** And so near to it, in CSS pixels: less than the height of a button. */
const SAME_PLACE_PX = 48

type Tap = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY' | 'timeStamp'>

/**
 * Tells the second tap of a double tap. Browsers number the clicks of a mouse; not every phone numbers the taps of a
 * finger. A key, a script and a screen reader have no place (`detail` 0), and press on purpose.
 * @internal A table of taps is tried on it.
 */
export function createSecondTaps() {
  let byFinger = false
  let last: Tap | undefined

  const follows = ({ clientX, clientY, timeStamp }: Tap) =>
    last !== undefined &&
    timeStamp - last.timeStamp < AGAIN_WITHIN_MS &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < SAME_PLACE_PX

  return {
    down({ pointerType }: Pick<PointerEvent, 'pointerType'>) {
      byFinger = pointerType === 'touch' || pointerType === 'pen'
    },
    isSecond(tap: Tap): boolean {
      if (tap.detail === 0) return false
      const second = tap.detail > 1 || (byFinger && follows(tap))
      last = tap
      return second
    },
  }
}

/** Whether the press that is being dealt with is the second of two at one place: what it hits was not there for the first. */
export function useSecondTaps(): () => boolean {
  const second = useRef(false)
  useEffect(() => {
    const taps = createSecondTaps()
    // Before any button has it, and wherever the first one was.
    const click = (event: MouseEvent) => {
      second.current = taps.isSecond(event)
    }
    document.addEventListener('pointerdown', taps.down, true)
    document.addEventListener('click', click, true)
    return () => {
      document.removeEventListener('pointerdown', taps.down, true)
      document.removeEventListener('click', click, true)
    }
  }, [])
  return useCallback(() => second.current, [])
}

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
