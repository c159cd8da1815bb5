import { type ReactNode, useState } from 'react'
import { needsScreen } from '../../core/texts/en/needs.ts'
import { noticesTexts } from '../../core/texts/en/notices.ts'
import { shoppingScreen } from '../../core/texts/en/shopping.ts'
import { Late } from '../ui/Late.tsx'
import type { Controls } from './controls.ts'
import type { Page } from './page.ts'

const loadNeeds = () => import('./NeedsPanel.tsx').then((module) => module.NeedsPanel)
const loadShopping = () => import('./ShoppingPanel.tsx').then((module) => module.ShoppingPanel)

/** What the phone alone keeps, each list behind a button of its own. */
export function OwnLists({ page, controls }: { page: Page; controls: Pick<Controls, 'lateFailed'> }) {
  const { memory, clock } = page.devices
  return (
    <>
      <Folded id="must-not-eat" title={needsScreen.title}>
        <Late load={loadNeeds} clock={clock} onFailed={controls.lateFailed}>
          {(Panel) => <Panel memory={memory} />}
        </Late>
      </Folded>
      <Folded id="to-buy" title={shoppingScreen.title}>
        <Late load={loadShopping} clock={clock} onFailed={controls.lateFailed}>
          {(Panel) => <Panel memory={memory} clock={clock} />}
        </Late>
      </Folded>
      <p>
        <a href="/accessibility">{noticesTexts.accessibility}</a>
      </p>
    </>
  )
}

function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {title}
      </button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </>
  )
}
