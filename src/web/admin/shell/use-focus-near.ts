import { useEffect } from 'react'

const CAN_HAVE_IT = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'
/** Says of itself that it takes the focus, as a whole: a call, a summary of faults. */
const AS_A_WHOLE = '[tabindex="-1"]:not(main, h1)'

/** Where an element stood, from its own parent outwards. */
interface Spot {
  element: HTMLElement
  words: string | null
  way: readonly { parent: Element; at: number }[]
}

function spotOf(element: HTMLElement): Spot {
  const way: { parent: Element; at: number }[] = []
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement
    way.push({ parent, at: [...parent.children].indexOf(child) })
  }
  return { element, words: element.textContent, way }
}

const within = (element: Element | undefined): HTMLElement[] =>
  element
    ? [element, ...element.querySelectorAll('*')].filter(
        (one): one is HTMLElement =>
          one instanceof HTMLElement && one.matches(CAN_HAVE_IT) && !one.closest('[hidden]'),
      )
    : []

/** The whole that it was part of, or the same button of what stands in its place now; otherwise the screen's heading. */
function nearest({ way, words }: Spot): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  const left = way.find(({ parent }) => parent.isConnected)
  if (!left || left.parent.contains(heading)) return heading
  const whole = left.parent.closest<HTMLElement>(AS_A_WHOLE)
  if (whole) return whole
  const { children } = left.parent
  const next = children[Math.min(left.at, children.length - 1)]
  if (next instanceof HTMLElement && next.matches(AS_A_WHOLE)) return next
  const there = within(next)
  return (
    there.find(({ textContent }) => textContent === words) ?? there[0] ?? within(left.parent)[0] ?? heading
  )
}

/**
 * Where the focused element goes, with its row, its call or its proposal, a keyboard and a screen reader would begin
 * anew at the top of the page: what is nearest takes the focus instead. A focus that is elsewhere stays there. Lists
 * change when the server answers, long after the press and wherever they are kept: so it is the page that is watched.
 */
export function useFocusNear(): void {
  useEffect(() => {
    let last: Spot | undefined
    /** What a dialog was opened from. */
    let behind: Spot | undefined
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      last = spotOf(target)
      if (!target.closest('dialog')) behind = last
    }
    const changed = new MutationObserver((changes) => {
      if (!last || document.activeElement !== document.body) return
      const { element } = last
      if (element.isConnected) {
        // A button that waited for an answer: browsers take the focus off what cannot be pressed.
        const isBack = changes.some(({ target, type }) => target === element && type === 'attributes')
        if (isBack && element.matches(CAN_HAVE_IT)) element.focus({ preventScroll: true })
        return
      }
      const dialog = last.way.find(({ parent }) => parent.matches('dialog'))?.parent
      const spot = dialog && within(dialog).length === 0 ? (behind ?? last) : last
      const to = spot.element.isConnected ? spot.element : nearest(spot)
      to?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', note)
    changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', note)
      changed.disconnect()
    }
  }, [])
}
