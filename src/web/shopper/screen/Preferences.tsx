import { PACES, type Preferences, VOLUMES } from '../../../core/page/preferences.ts'
import type { SettingScreenTexts } from '../../../core/texts/setting-screen-texts.ts'

interface PreferencesProps {
  texts: SettingScreenTexts
  /** The phone's own recogniser hears on the phone itself. */
  hearsHere: boolean
  preferences: Preferences
  onChange: (change: Partial<Preferences>) => void
}

/** How the shopper likes to be spoken to; kept on the phone. */
export function PreferenceFields({ texts, hearsHere, preferences, onChange }: PreferencesProps) {
  const voices = { server: texts.preferenceTexts.ourVoice, phone: texts.preferenceTexts.phoneVoice } as const
  return (
    <>
      <label htmlFor="pace">{texts.preferenceTexts.pace}</label>
      <select
        id="pace"
        value={preferences.pace}
        onChange={(event) => onChange({ pace: Number(event.target.value) })}
      >
        {PACES.map((pace, index) => (
          <option key={pace} value={index}>
            {texts.paceWords[index]}
          </option>
        ))}
      </select>
      <label htmlFor="volume">{texts.preferenceTexts.volume}</label>
      <select
        id="volume"
        value={preferences.volume}
        onChange={(event) => onChange({ volume: Number(event.target.value) })}
      >
        {VOLUMES.map((volume, index) => (
          <option key={volume} value={index}>
            {texts.volumeWords[index]}
          </option>
        ))}
      </select>
      <fieldset>
        <legend>{texts.preferenceTexts.voice}</legend>
        {(['server', 'phone'] as const).map((voice) => (
          <label key={voice}>
            <input
              type="radio"
              name="voice"
              checked={preferences.voice === voice}
              onChange={() => onChange({ voice })}
            />
            {voices[voice]}
          </label>
        ))}
      </fieldset>
      <label className="tick">
        <input
          type="checkbox"
          checked={preferences.holdOnly}
          onChange={(event) => onChange({ holdOnly: event.target.checked })}
        />
        {texts.preferenceTexts.holdOnly}
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={preferences.phoneEar}
          onChange={(event) => onChange({ phoneEar: event.target.checked })}
        />
        {hearsHere ? texts.preferenceTexts.phoneEarHere : texts.preferenceTexts.phoneEar}
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={preferences.short}
          onChange={(event) => onChange({ short: event.target.checked })}
        />
        {texts.preferenceTexts.short}
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={preferences.signs}
          onChange={(event) => onChange({ signs: event.target.checked })}
        />
        {texts.preferenceTexts.signs}
      </label>
    </>
  )
}
