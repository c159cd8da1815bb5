import { useEffect, useRef } from 'react'
import { DELAY } from '../../../core/constants.ts'
import { useConsole } from '../console.ts'

/** Empties a form a second after it is shown, where the settings want the specification to the letter. */
export function useAutofillClear(clear: () => void): void {
  const { clock, settings } = useConsole()
  const latest = useRef(clear)
  latest.current = clear
  useEffect(
    () => (settings.autofillClear ? clock.after(DELAY.autofillClearMs, () => latest.current()) : undefined),
    [clock, settings.autofillClear],
  )
}
