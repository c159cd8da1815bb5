import { useEffect, useRef } from 'react'

/**
 * When the screen changes under the finger, its button is gone and a screen reader would begin anew at the top: the
 * first control of what replaced it is focused instead. Not on the first rendering, where nothing was replaced.
 */
export function useFocusOnChange(screen: unknown) {
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    container.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [screen])
  return container
}
