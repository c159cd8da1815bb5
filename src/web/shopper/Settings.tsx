import { useState } from 'react'
import type { AssistantSettings } from '../../core/session/session.ts'
import { screenTexts } from '../../core/texts/screen.ts'
import { Late } from '../ui/Late.tsx'
import type { Page } from './page.ts'
import type { Visit } from './visit.ts'

const loadPanel = () => import('./SettingsPanel.tsx').then((module) => module.SettingsPanel)

interface SettingsProps {
  page: Page
  visit: Visit
  initial: AssistantSettings
}

/** Last on the screen and fetched only when opened: hardly any shopper needs it. */
export function Settings({ page, visit, initial }: SettingsProps) {
  const [open, setOpen] = useState(false)
  return (
    <section className="settings">
      <button type="button" aria-expanded={open} aria-controls="settings" onClick={() => setOpen(!open)}>
        {screenTexts.settings}
      </button>
      <div id="settings" hidden={!open}>
        {open && (
          <Late load={loadPanel} clock={page.devices.clock} onFailed={visit.lateFailed}>
            {(Panel) => <Panel initial={initial} address={location.href} onStart={visit.start} />}
          </Late>
        )}
      </div>
    </section>
  )
}
