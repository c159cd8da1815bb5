import { type FormEvent, useEffect, useState } from 'react'
import type { Language } from '../../../core/contract/language.ts'
import type { AssistantSettings } from '../../../core/page/page-state.ts'
import type { Preferences } from '../../../core/page/preferences.ts'
import { type SettingScreenTexts, settingScreenTextsIn } from '../../../core/texts/setting-screen-texts.ts'
import type { PhoneEar } from '../../devices/phone-ear.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import type { StartOptions } from '../controls.ts'
import { PreferenceFields } from './Preferences.tsx'

interface SettingsPanelProps {
  assistant: AssistantSettings
  /** This page's address, for another phone. */
  address: string
  phoneEar: PhoneEar
  preferences: Preferences
  language: Language
  onPrefer: (change: Partial<Preferences>) => void
  onConfigure: (assistant: AssistantSettings) => void
  /** Start and Navigate are both a first tap, like the big button; Navigate leads straight to the sections. */
  onStart: (how: StartOptions) => void
}

/** What a shopper agrees to by the tick; until the browser has answered, what is worse for her. */
function useHearsHere(ear: PhoneEar, language: Language): boolean {
  const [here, setHere] = useState(false)
  useEffect(() => {
    let gone = false
    if (ear.offered()) void ear.hearsHere(language).then((is) => gone || setHere(is))
    return () => {
      gone = true
    }
  }, [ear, language])
  return here
}

/** The model configuration form, and the page's address as a code. */
export function SettingsPanel({
  assistant,
  address,
  phoneEar,
  preferences,
  language,
  ...on
}: SettingsPanelProps) {
  const texts = settingScreenTextsIn(language)
  const change = (part: Partial<AssistantSettings>) => on.onConfigure({ ...assistant, ...part })

  function submit(event: FormEvent) {
    event.preventDefault()
    on.onStart({})
  }

  return (
    <form className="settings-form" onSubmit={submit}>
      <PreferenceFields
        texts={texts}
        hearsHere={useHearsHere(phoneEar, language)}
        preferences={preferences}
        onChange={on.onPrefer}
      />
      <label htmlFor="token">{texts.formTexts.token}</label>
      <input
        id="token"
        type="password"
        autoComplete="off"
        value={assistant.token}
        onChange={(event) => change({ token: event.target.value })}
      />
      <label htmlFor="project">{texts.formTexts.project}</label>
      <input
        id="project"
        autoComplete="off"
        value={assistant.project}
        onChange={(event) => change({ project: event.target.value })}
      />
      <ModalityChoice
        texts={texts}
        modality={assistant.modality}
        onChange={(modality) => change({ modality })}
      />
      <label htmlFor="instructions">{texts.formTexts.instructions}</label>
      <textarea
        id="instructions"
        rows={4}
        value={assistant.systemInstructions}
        onChange={(event) => change({ systemInstructions: event.target.value })}
      />
      <button type="submit">{texts.formTexts.start}</button>
      <button type="button" onClick={() => on.onStart({ navigate: true })}>
        {texts.formTexts.navigate}
      </button>
      <h2>{texts.formTexts.otherPhone}</h2>
      <p>{texts.formTexts.otherPhoneHint}</p>
      <QrCode value={address} label={texts.formTexts.otherPhone} />
    </form>
  )
}

function ModalityChoice({
  texts,
  modality,
  onChange,
}: {
  texts: SettingScreenTexts
  modality: AssistantSettings['modality']
  onChange: (modality: AssistantSettings['modality']) => void
}) {
  const choices = { AUDIO: texts.formTexts.audio, TEXT: texts.formTexts.text } as const
  return (
    <fieldset>
      <legend>{texts.formTexts.modality}</legend>
      {(['AUDIO', 'TEXT'] as const).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="modality"
            value={value}
            checked={modality === value}
            onChange={() => onChange(value)}
          />
          {choices[value]}
        </label>
      ))}
    </fieldset>
  )
}
