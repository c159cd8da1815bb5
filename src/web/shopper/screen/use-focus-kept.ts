import { useEffect, useRef } from 'react'

/** Where the focus goes when the screen changes; none of these answers a question. */
const FIRST = '.start, .talk, .skip, [role="log"]'
const CHOICES = 'section.choices'

const isGone = (element: HTMLElement) => !element.isConnected || element.closest('[hidden]') !== null

/**
 * Where the focused element goes, a keyboard and a screen reader would begin anew at the top of the page: when another
 * screen comes under the finger, when a button belongs to a question that is over, when what it was for is over. What
 * takes its place is focused instead: of a choice the choices as a whole, Talk otherwise. Neither answers a question: a
 * reader's next double tap does nothing unheard, and it says no answer aloud for the microphone to hear. A focus that is
 * elsewhere stays there. Looked at after each rendering of the caller, within the element that has the returned reference.
 */
export function useFocusKept(screen: unknown) {
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef(screen)
  const last = useRef<{ element: HTMLElement; inChoices: boolean }>(undefined)
  useEffect(() => {
    // What loses the focus because it is taken away is told to nobody.
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement)
        last.current = { element: target, inChoices: target.closest(CHOICES) !== null }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const isOther = shown.current !== screen
    shown.current = screen
    const lost = last.current && isGone(last.current.element)
    if (!isOther && !lost) return
    const choices = last.current?.inChoices ? container.current?.querySelector<HTMLElement>(CHOICES) : null
    const found = [...(container.current?.querySelectorAll<HTMLElement>(FIRST) ?? [])]
    const first = found.find((element) => element instanceof HTMLButtonElement) ?? found[0]
    const to = isOther ? first : (choices ?? first)
    to?.focus({ preventScroll: true })
  })
  return container
}
