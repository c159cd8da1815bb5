import { type ReactNode, useState } from 'react'
import { type Choice, mainChoices, moreChoices, stopChoice } from '../../core/session/choices.ts'
import { screenTexts } from '../../core/texts/screen.ts'

interface ChoicesProps {
  onChoose: (words: string, label: string) => void
}

/** A button for every word: speech is never the only way. `children` is another way yet. */
export function Choices({ onChoose, children }: ChoicesProps & { children?: ReactNode }) {
  const [more, setMore] = useState(false)
  return (
    <section className="choices" aria-label={screenTexts.choices}>
      {children}
      <ChoiceButtons choices={mainChoices} onChoose={onChoose} />
      <button type="button" aria-expanded={more} aria-controls="more-choices" onClick={() => setMore(!more)}>
        {screenTexts.more}
      </button>
      <div id="more-choices" className="more" hidden={!more}>
        <ChoiceButtons choices={moreChoices} onChoose={onChoose} />
      </div>
    </section>
  )
}

/** Stands apart, at the bottom of the screen, wherever the other choices go. */
export function StopButton({ onChoose }: ChoicesProps) {
  const { label, words } = stopChoice
  return (
    <button type="button" className="stop" onClick={() => onChoose(words, label)}>
      {label}
    </button>
  )
}

function ChoiceButtons({ choices, onChoose }: ChoicesProps & { choices: readonly Choice[] }) {
  return choices.map(({ label, words }) => (
    <button key={label} type="button" onClick={() => onChoose(words, label)}>
      {label}
    </button>
  ))
}
