import { useEffect, useRef } from 'react'
import type { Modality } from '../../core/contract/modes.ts'
import type { Line } from '../../core/session/transcript.ts'
import { screenTexts } from '../../core/texts/screen.ts'

/**
 * What was heard and said. Silent to screen readers in audio mode, where it would talk over the voice; polite in
 * text mode, where it is the voice.
 */
export function Transcript({ lines, modality }: { lines: readonly Line[]; modality: Modality }) {
  const end = useRef<HTMLParagraphElement>(null)
  const lastId = lines.at(-1)?.id
  useEffect(() => {
    if (lastId !== undefined) end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [lastId])

  return (
    <div
      role="log"
      aria-label={screenTexts.conversation}
      aria-live={modality === 'TEXT' ? 'polite' : 'off'}
      className="log"
    >
      {lines.map(({ id, who, text }) => (
        <p key={id} ref={id === lastId ? end : null} className={`line ${who}`}>
          {who === 'heard' && <span className="who">{screenTexts.heardBefore} </span>}
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}
