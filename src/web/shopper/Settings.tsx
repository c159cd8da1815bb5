import { useState } from 'react'
import type { Session } from '../../core/session/session.ts'
import { Late } from '../ui/Late.tsx'
import { useTexts } from '../ui/texts.ts'
import type { Controls } from './controls.ts'
import { isLiteral, type Page } from './page.ts'

const loadLists = () => import('./OwnLists.tsx').then((module) => module.OwnLists)
const loadPanel = () => import('./SettingsPanel.tsx').then((module) => module.SettingsPanel)

interface SettingsProps {
  page: Page
  controls: Controls
  session: Session
}

/** Last on the screen and fetched only when opened: hardly any shopper needs it. */
export function Settings({ page, controls, session }: SettingsProps) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const { clock } = page.devices
  return (
    <section className="settings">
      <button type="button" aria-expanded={open} aria-controls="settings" onClick={() => setOpen(!open)}>
        {texts.screenTexts.settings}
      </button>
      <div id="settings" hidden={!open}>
        {open && !isLiteral(page) && (
          <Late load={loadLists} clock={clock} onFailed={controls.lateFailed}>
            {(Lists) => <Lists page={page} controls={controls} language={session.language} />}
          </Late>
        )}
        {open && (
          <Late load={loadPanel} clock={clock} onFailed={controls.lateFailed}>
            {(Panel) => (
              <Panel
                assistant={session.assistant}
                phoneEar={page.devices.phoneEar}
                preferences={session.preferences}
                language={session.language}
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
