import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Choice, type ChoicesShown, staffChoice, stopChoice } from '../../core/session/session.ts'
import { useTexts } from '../ui/texts.ts'

interface ChoicesProps {
  choices: ChoicesShown
  onChoose: (words: string, label: string) => void
  /** Another way yet to answer. */
  children?: ReactNode
  /** Stands under More, behind the other choices. */
  last?: ReactNode
}

/** A button for every word of the open question: speech is never the only way. */
export function Choices({ choices, onChoose, children, last }: ChoicesProps) {
  const texts = useTexts()
  // Opened for this question: the next one begins with its five.
  const question = choices.inSight.map(({ label }) => label).join()
  const [opened, setOpened] = useState<string>()
  const more = opened === question
  const section = useFocusKept(choices)
  const rest = useRef<HTMLDivElement>(null)
  // What opens under the fold, or under Stop, is brought into sight.
  useEffect(() => {
    if (more) rest.current?.scrollIntoView({ block: 'end' })
  }, [more])
  return (
    <section ref={section} tabIndex={-1} className="choices" aria-label={texts.screenTexts.choices}>
      {children}
      <ChoiceButtons choices={choices.inSight} onChoose={onChoose} />
      <button
        type="button"
        aria-expanded={more}
        aria-controls="more-choices"
        onClick={() => setOpened(more ? undefined : question)}
      >
        {texts.screenTexts.more}
      </button>
      <div ref={rest} id="more-choices" className="more" hidden={!more}>
        <ChoiceButtons choices={choices.more} onChoose={onChoose} />
        {last}
      </div>
    </section>
  )
}

/**
 * A button that was pressed may belong to a question that is over: the focus would fall to the top of the page. It goes
 * to the choices as a whole instead, which nothing acts on: a screen reader's next double tap answers no question, and
 * it says no answer aloud for the microphone to hear. A focus that is elsewhere stays there.
 */
function useFocusKept({ inSight }: ChoicesShown) {
  const section = useRef<HTMLElement>(null)
  const had = useRef(false)
  const first = inSight[0]?.label
  useEffect(() => {
    const place = section.current
    if (!place) return
    const note = ({ target }: FocusEvent) => {
      had.current = target instanceof Node && place.contains(target)
    }
    // What loses the focus because it is taken away is told to nobody.
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (first === undefined || !had.current || section.current?.contains(document.activeElement)) return
    section.current?.focus({ preventScroll: true })
  }, [first])
  return section
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
