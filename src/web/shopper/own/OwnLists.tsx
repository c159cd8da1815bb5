import { type ReactNode, useState } from 'react'
import type { Language } from '../../../core/contract/language.ts'
import { ownTextsIn } from '../../../core/texts/own-texts.ts'
import { Late } from '../../ui/Late.tsx'
import type { Controls } from '../controls.ts'
import { forgetShopper, type Page } from '../page.ts'
import { useSecondTaps } from '../taps.ts'

const loadNeeds = () => import('./NeedsPanel.tsx').then((module) => module.NeedsPanel)
const loadShopping = () => import('./ShoppingPanel.tsx').then((module) => module.ShoppingPanel)

interface OwnListsProps {
  page: Page
  controls: Pick<Controls, 'lateFailed' | 'lateOver'>
  language: Language
}

/** What the phone alone keeps, each list behind a button of its own. */
export function OwnLists({ page, controls, language }: OwnListsProps) {
  const { needsScreen, noticesTexts, shoppingScreen } = ownTextsIn(language)
  const { memory, clock } = page.devices
  /** Rises when all was forgotten: an open list would keep again what it shows. */
  const [era, setEra] = useState(0)
  return (
    <>
      <Folded key={`needs ${era}`} id="must-not-eat" title={needsScreen.title}>
        <Late load={loadNeeds} clock={clock} onFailed={controls.lateFailed} onOver={controls.lateOver}>
          {(Panel) => <Panel memory={memory} language={language} />}
        </Late>
      </Folded>
      <Folded key={`buy ${era}`} id="to-buy" title={shoppingScreen.title}>
        <Late load={loadShopping} clock={clock} onFailed={controls.lateFailed} onOver={controls.lateOver}>
          {(Panel) => <Panel memory={memory} clock={clock} language={language} />}
        </Late>
      </Folded>
      <ForgetMe page={page} language={language} onGone={() => setEra(era + 1)} />
      <p>
        <a href={`/accessibility?lang=${language}`}>{noticesTexts.accessibility}</a>
      </p>
    </>
  )
}

/** The same as "forget me", by hand; a finger that slips must not cost a list. */
function ForgetMe({
  page,
  language,
  onGone,
}: Pick<OwnListsProps, 'page' | 'language'> & { onGone: () => void }) {
  const { noticesSpoken, noticesTexts } = ownTextsIn(language)
  const [step, setStep] = useState<'kept' | 'asked' | 'gone'>('kept')
  const isSecondTap = useSecondTaps()
  function press() {
    if (isSecondTap()) return
    if (step === 'asked') {
      forgetShopper(page)
      onGone()
    }
    setStep(step === 'asked' ? 'gone' : 'asked')
  }
  return (
    <>
      <button type="button" onClick={press}>
        {step === 'asked' ? noticesTexts.forgetSure : noticesTexts.forgetMe}
      </button>
      <p aria-live="polite">{step === 'gone' ? noticesSpoken['notice.forgotten'] : ''}</p>
    </>
  )
}

function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const isSecondTap = useSecondTaps()
  const press = () => isSecondTap() || setOpen(!open)
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={press}>
        {title}
      </button>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </>
  )
}
