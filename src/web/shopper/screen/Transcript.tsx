import { useEffect, useRef } from 'react'
import type { PageLine } from '../../../core/page/page-state.ts'
import { useTexts } from '../../ui/texts.ts'

interface TranscriptProps {
  lines: readonly PageLine[]
  /** Nothing is heard: a screen reader is the voice. */
  isVoice: boolean
}

/** What was heard and said. Silent to screen readers while it is heard: they would talk over the voice. */
export function Transcript({ lines, isVoice }: TranscriptProps) {
  const texts = useTexts()
  const log = useRef<HTMLDivElement>(null)
  const lastId = lines.at(-1)?.id
  useEffect(() => {
    // It scrolls by itself, by keyboard too.
    if (log.current) log.current.tabIndex = 0
  }, [])
  useEffect(() => {
    const last = lastId === undefined ? null : log.current?.lastElementChild
    if (!log.current || !(last instanceof HTMLElement)) return
    // The newest words are in sight; of those that do not fit, the first.
    const fits = last.offsetHeight <= log.current.clientHeight
    log.current.scrollTop = fits ? log.current.scrollHeight : last.offsetTop
  }, [lastId])

  return (
    <div
      ref={log}
      role="log"
      aria-label={texts.screenTexts.conversation}
      aria-live={isVoice ? 'polite' : 'off'}
      className="log"
    >
      {lines.map(({ id, who, text }) => (
        <p key={id} className={`line ${who}`}>
          {who === 'heard' && <span className="who">{texts.screenTexts.heardBefore} </span>}
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}
