import { useEffect } from 'react'

/** Calls when another tab of this browser has changed what the phone keeps. */
export function useElsewhere(changed: () => void) {
  useEffect(() => {
    window.addEventListener('storage', changed)
    return () => window.removeEventListener('storage', changed)
  })
}
