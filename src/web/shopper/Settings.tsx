import { useState } from 'react'
import type { Session } from '../../core/session/session.ts'
import { needsScreen } from '../../core/texts/en/needs.ts'
import { screenTexts } from '../../core/texts/en/screen.ts'
import { Late } from '../ui/Late.tsx'
import type { Controls } from './controls.ts'
import { isLiteral, type Page } from './page.ts'

const loadNeeds = () => import('./NeedsPanel.tsx').then((module) => module.NeedsPanel)
const loadPanel = () => import('./SettingsPanel.tsx').then((module) => module.SettingsPanel)

interface SettingsProps {
  page: Page
  controls: Controls
  session: Session
}

/** Last on the screen and fetched only when opened: hardly any shopper needs it. */
export function Settings({ page, controls, session }: SettingsProps) {
  const [open, setOpen] = useState(false)
  const [needsOpen, setNeedsOpen] = useState(false)
  const { memory, clock } = page.devices
  return (
    <section className="settings">
      <button type="button" aria-expanded={open} aria-controls="settings" onClick={() => setOpen(!open)}>
        {screenTexts.settings}
      </button>
      <div id="settings" hidden={!open}>
        {open && !isLiteral(page) && (
          <button
            type="button"
            aria-expanded={needsOpen}
            aria-controls="must-not-eat"
            onClick={() => setNeedsOpen(!needsOpen)}
          >
            {needsScreen.title}
          </button>
        )}
        <div id="must-not-eat" hidden={!needsOpen}>
          {open && needsOpen && (
            <Late load={loadNeeds} clock={clock} onFailed={controls.lateFailed}>
              {(Panel) => <Panel memory={memory} />}
            </Late>
          )}
        </div>
        {open && (
          <Late load={loadPanel} clock={clock} onFailed={controls.lateFailed}>
            {(Panel) => (
              <Panel
                assistant={session.assistant}
                preferences={session.preferences}
                address={location.href}
                onPrefer={controls.prefer}
                onConfigure={controls.configure}
                onStart={controls.start}
              />
            )}
          </Late>
        )}
      </div>
    </section>
  )
}
