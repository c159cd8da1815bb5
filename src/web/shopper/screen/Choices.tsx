import { type ReactNode, useEffect, useRef } from 'react'
import { type Choice, type ChoicesShown, staffChoice, stopChoice } from '../../../core/page/page-state.ts'
import { useTexts } from '../../ui/texts.ts'

interface ChoicesProps {
  choices: ChoicesShown
  /** By hand or by words. */
  more: boolean
  onMore: (open: boolean) => void
  onChoose: (words: string, label: string) => void
  /** Another way yet to answer. */
  children?: ReactNode
  /** Stands under More, behind the other choices. */
  last?: ReactNode
}

/** A button for every word of the open question: speech is never the only way. */
export function Choices({ choices, more, onMore, onChoose, children, last }: ChoicesProps) {
  const texts = useTexts()
  const rest = useRef<HTMLDivElement>(null)
  // What opens under the fold, or under Stop, is brought into sight.
  useEffect(() => {
    if (more) rest.current?.scrollIntoView({ block: 'end' })
  }, [more])
  return (
    <section tabIndex={-1} className="choices" aria-label={texts.screenTexts.choices}>
      {children}
      <ChoiceButtons choices={choices.inSight} onChoose={onChoose} />
      <button type="button" aria-expanded={more} aria-controls="more-choices" onClick={() => onMore(!more)}>
        {texts.screenTexts.more}
      </button>
      <div ref={rest} id="more-choices" className="more" hidden={!more}>
        <ChoiceButtons choices={choices.more} onChoose={onChoose} />
        {last}
      </div>
    </section>
  )
}

/** Stand apart, at the bottom of the screen, wherever the other choices go. */
export function AlwaysThere({
  callOpen,
  onChoose,
  children,
}: Pick<ChoicesProps, 'onChoose' | 'children'> & { callOpen: boolean }) {
  const { callStaff, callOff, stop } = useTexts().screenTexts
  const choices = [
    { ...staffChoice, label: callStaff },
    { ...stopChoice, label: stop },
  ]
  return (
    <>
      {callOpen && (
        <div className="choices">
          <ChoiceButtons choices={[{ label: callOff, words: 'no staff needed' }]} onChoose={onChoose} />
        </div>
      )}
      <div className="always">
        {children}
        <ChoiceButtons choices={choices} onChoose={onChoose} />
      </div>
    </>
  )
}

function ChoiceButtons({
  choices,
  onChoose,
}: Pick<ChoicesProps, 'onChoose'> & { choices: readonly Choice[] }) {
  return choices.map(({ label, words }) => (
    <button key={label} type="button" onClick={() => onChoose(words, label)}>
      {label}
    </button>
  ))
}
