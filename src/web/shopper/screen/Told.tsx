import { type ReactNode, useEffect, useRef } from 'react'
import type { PageState } from '../../../core/page/page-state.ts'
import { useTexts } from '../../ui/texts.ts'

interface ToldProps {
  state: PageState
  onStopSiren: () => void
  onRetry: () => void
  /** Beside the state. */
  children: ReactNode
}

/** The page cannot be heard, as far as it knows. */
export const isSoundLost = ({ notices }: PageState): boolean => notices.some(({ about }) => about === 'sound')

/**
 * What a screen reader says by itself: the state, and what went wrong. The same two elements from the first moment to
 * the end of the visit, since one that appears together with its words is not read out; and of several notices only
 * the new one is.
 */
export function Told({ state, onStopSiren, onRetry, children }: ToldProps) {
  const texts = useTexts()
  const { phase, modelState, loadError, notices, callingStaff, holding, locked, assistant } = state
  const loading = phase === 'loading'
  // The voice itself tells that it is there and speaks; a reader that said so as well would talk over it.
  const voiceTells = phase === 'talking' && (modelState === 'connected' || modelState === 'speaking')
  // What is told here while a visit goes on is spoken too, and heard as long as there is sound.
  const visitTells = phase === 'talking' && assistant.modality === 'AUDIO' && !isSoundLost(state)
  const voiceTellsFaults = notices.at(-1)?.voiced ?? visitTells
  return (
    <div className="top">
      <div className="head">
        <p
          role="status"
          aria-live={voiceTells ? 'off' : 'polite'}
          className={loading ? 'loading-words' : `state ${modelState}`}
        >
          {loading && loadError === undefined && <span className="spinner" aria-hidden="true" />}
          <span>
            {loading
              ? texts.screenTexts.loading
              : holding
                ? texts.screenTexts.listening
                : texts.modelStateWords[modelState]}
          </span>
          {phase === 'ready' && <span className="ready">{texts.screenTexts.ready}</span>}
        </p>
        {children}
      </div>
      <div role="alert" aria-live={voiceTellsFaults ? 'off' : 'assertive'} aria-atomic="false">
        {loadError !== undefined && <p className="notice">{loadError}</p>}
        {notices.map(({ about, text }) => (
          <p key={about} className="notice">
            {text}
          </p>
        ))}
      </div>
      {phase === 'talking' && !locked && notices.some(({ retry }) => retry) && (
        <button type="button" className="retry" onClick={onRetry}>
          {texts.screenTexts.tryNow}
        </button>
      )}
      {callingStaff && <SirenButton onStop={onStopSiren} />}
    </div>
  )
}

/** Has the focus as long as the sound is on: whoever called staff is done when they came. */
function SirenButton({ onStop }: { onStop: () => void }) {
  const texts = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" className="siren" onClick={onStop}>
      {texts.screenTexts.stopSound}
    </button>
  )
}
