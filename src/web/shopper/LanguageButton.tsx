import { pageTextsIn } from '../../core/texts/page-texts.ts'
import type { Controls } from './controls.ts'
import { otherLanguage } from './language-choice.ts'
import type { Page } from './page.ts'

/** The other language, by the name that it has for itself. */
export function LanguageButton({ page, controls }: { page: Page; controls: Pick<Controls, 'speakIn'> }) {
  const { language, offered } = otherLanguage(page)
  const { ownName, speakOwn } = pageTextsIn(language).screenTexts
  return (
    <section className="settings language">
      <button type="button" lang={language} onClick={() => controls.speakIn(language)}>
        {offered ? speakOwn : ownName}
      </button>
    </section>
  )
}
