import { useState } from 'react'
import { type Choice, mainChoices, moreChoices, stopChoice } from '../../core/session/choices.ts'
import { screenTexts } from '../../core/texts/screen.ts'

interface ChoicesProps {
  onChoose: (words: string, label: string) => void
}

/** A button for every word: speech is never the only way. Stop is always last. */
export function Choices({ onChoose }: ChoicesProps) {
  const [more, setMore] = useState(false)
  return (
    <section className="choices" aria-label={screenTexts.choices}>
      <ChoiceButtons choices={mainChoices} onChoose={onChoose} />
      <button type="button" aria-expanded={more} aria-controls="more-choices" onClick={() => setMore(!more)}>
        {screenTexts.more}
      </button>
      <div id="more-choices" className="more" hidden={!more}>
        <ChoiceButtons choices={moreChoices} onChoose={onChoose} />
      </div>
      <ChoiceButtons choices={[stopChoice]} onChoose={onChoose} className="stop" />
    </section>
  )
}

function ChoiceButtons({
  choices,
  onChoose,
  className,
}: ChoicesProps & { choices: readonly Choice[]; className?: string }) {
  return choices.map(({ label, words }) => (
    <button key={label} type="button" className={className} onClick={() => onChoose(words, label)}>
      {label}
    </button>
  ))
}
