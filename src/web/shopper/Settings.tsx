import { useState } from 'react'
import type { Session } from '../../core/session/session.ts'
import { screenTexts } from '../../core/texts/screen.ts'
import { Late } from '../ui/Late.tsx'
import type { Page } from './page.ts'
import type { Visit } from './visit.ts'

const loadPanel = () => import('./SettingsPanel.tsx').then((module) => module.SettingsPanel)

interface SettingsProps {
  page: Page
  visit: Visit
  session: Session
}

/** Last on the screen and fetched only when opened: hardly any shopper needs it. */
export function Settings({ page, visit, session }: SettingsProps) {
  const [open, setOpen] = useState(false)
  return (
    <section className="settings">
      <button type="button" aria-expanded={open} aria-controls="settings" onClick={() => setOpen(!open)}>
        {screenTexts.settings}
      </button>
      <div id="settings" hidden={!open}>
        {open && (
          <Late load={loadPanel} clock={page.devices.clock} onFailed={visit.lateFailed}>
            {(Panel) => (
              <Panel
                initial={session.assistant}
                preferences={session.preferences}
                address={location.href}
                onPrefer={visit.prefer}
                onStart={visit.start}
              />
            )}
          </Late>
        )}
      </div>
    </section>
  )
}
