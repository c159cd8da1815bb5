import { useEffect, useRef } from 'react'

const alone: Readonly<Record<string, 'search' | 'help'>> = { '/': 'search', '?': 'help' }
const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/**
 * Keys that work on every screen: Ctrl+K wherever the focus is; "/" and "?" alone only where nobody types and `single` is
 * on (WCAG 2.1.4: who speaks to their machine must be able to turn them off). None while a question is open.
 */
export function useKeys(single: boolean, on: { search(): void; help(): void }): void {
  const now = useRef({ single, on })
  now.current = { single, on }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = document.querySelector('dialog[open]') ? undefined : wantedBy(event, now.current.single)
      if (!wanted) return
      event.preventDefault()
      now.current.on[wanted]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function wantedBy(event: KeyboardEvent, single: boolean): 'search' | 'help' | undefined {
  const { key, altKey, target } = event
  const command = event.ctrlKey || event.metaKey
  if (command) return key.toLowerCase() === 'k' ? 'search' : undefined
  const types = target instanceof Element && target.closest(TYPED_INTO) !== null
  if (!single || types || altKey) return undefined
  return alone[key]
}
