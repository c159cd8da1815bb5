import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useConsole } from '../console.ts'

interface ScreenProps {
  title: string
  /** The one main thing to do here, at the right of the heading. */
  action?: ReactNode
  /** As wide as there is room, for tables; otherwise as wide as text reads well. */
  wide?: boolean
  children: ReactNode
}

/** One screen: its heading takes the focus when it is come to, so that a screen reader says where one is. */
export function Screen({ title, action, wide = false, children }: ScreenProps) {
  const { settings } = useConsole()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(false)
  const { key } = useLocation()
  const kind = useNavigationType()

  useEffect(() => {
    document.title = `${title} – ${settings.brand.name} console`
  }, [title, settings.brand.name])

  useEffect(() => {
    // A table puts its order into the address of the screen that is there already.
    const stays = shown.current && kind === 'REPLACE'
    shown.current = true
    // The first screen of a fresh page is read from its beginning anyway.
    if (key !== 'default' && !stays) heading.current?.focus()
  }, [key, kind])

  return (
    <div className={wide ? 'screen screen-wide' : 'screen'}>
      <div className="screen-top">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {action}
      </div>
      {children}
    </div>
  )
}
