import { useState } from 'react'
import type { PageState } from '../../../core/page/page-state.ts'
import { pageTextsIn } from '../../../core/texts/page-texts.ts'
import type { Devices } from '../../devices/devices.ts'
import type { InstallPrompt } from '../../devices/install-prompt.ts'
import { Late } from '../../ui/Late.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { Controls } from '../controls.ts'
import { isLiteral, isPractice, type Page } from '../page.ts'
import { useSecondTaps } from '../taps.ts'
import { otherLanguage } from '../visitor.ts'

interface BetweenVisitsProps {
  page: Page
  controls: Controls
  state: PageState
}

/** What else the page offers before a visit and after one. */
export function BetweenVisits({ page, controls, state }: BetweenVisitsProps) {
  const { homeScreenSteps: steps } = state
  const { install } = page.devices
  return (
    <>
      {steps.length > 0 && <HomeScreenSteps steps={steps} install={install} onDone={controls.stepsDone} />}
      {!isLiteral(page) && <LanguageButton page={page} controls={controls} />}
      {!isLiteral(page) && <PracticeButton devices={page.devices} practising={isPractice(page)} />}
      <Settings page={page} controls={controls} state={state} />
    </>
  )
}

interface HomeScreenStepsProps {
  steps: readonly string[]
  install: InstallPrompt
  onDone: () => void
}

/** How to keep the page on the home screen, as a list to read in one's own time. */
function HomeScreenSteps({ steps, install, onDone }: HomeScreenStepsProps) {
  const texts = useTexts()
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{texts.screenTexts.keepOnPhone}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {install.offered() && (
        <button
          type="button"
          onClick={() => {
            install.ask()
            onDone()
          }}
        >
          {texts.screenTexts.install}
        </button>
      )}
      <button type="button" onClick={onDone}>
        {texts.screenTexts.done}
      </button>
    </section>
  )
}

/** The other language, by the name that it has for itself. */
function LanguageButton({ page, controls }: { page: Page; controls: Pick<Controls, 'speakIn'> }) {
  const other = otherLanguage(page)
  // The second tap of two would choose the first language again.
  const isSecondTap = useSecondTaps()
  if (!other) return null
  const { language, offered } = other
  const { ownName, speakOwn } = pageTextsIn(language).screenTexts
  return (
    <section className="settings language">
      <button type="button" lang={language} onClick={() => isSecondTap() || controls.speakIn(language)}>
        {offered ? speakOwn : ownName}
      </button>
    </section>
  )
}

/** To the practice visit, and out of it. */
function PracticeButton({ devices, practising }: { devices: Devices; practising: boolean }) {
  const { practise, leavePractice } = useTexts().screenTexts
  return (
    <section className="settings language">
      <button type="button" onClick={practising ? devices.leavePractice : devices.practise}>
        {practising ? leavePractice : practise}
      </button>
    </section>
  )
}

const loadLists = () => import('../own/OwnLists.tsx').then((module) => module.OwnLists)
const loadPanel = () => import('./SettingsPanel.tsx').then((module) => module.SettingsPanel)

/** Last on the screen and fetched only when opened: hardly any shopper needs it. */
function Settings({ page, controls, state }: BetweenVisitsProps) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  const isSecondTap = useSecondTaps()
  const { clock } = page.devices
  return (
    <section className="settings">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="settings"
        onClick={() => isSecondTap() || setOpen(!open)}
      >
        {texts.screenTexts.settings}
      </button>
      <div id="settings" hidden={!open}>
        {open && !isLiteral(page) && (
          <Late load={loadLists} clock={clock} onFailed={controls.lateFailed} onOver={controls.lateOver}>
            {(Lists) => <Lists page={page} controls={controls} language={state.language} />}
          </Late>
        )}
        {open && (
          <Late load={loadPanel} clock={clock} onFailed={controls.lateFailed} onOver={controls.lateOver}>
            {(Panel) => (
              <Panel
                assistant={state.assistant}
                phoneEar={page.devices.phoneEar}
                preferences={state.preferences}
                language={state.language}
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
