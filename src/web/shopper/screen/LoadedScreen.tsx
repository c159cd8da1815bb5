import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { WalkProgress } from '../../../core/navigation/guide/walk.ts'
import { isDeaf, type PageState } from '../../../core/page/page-state.ts'
import { Late } from '../../ui/Late.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { Controls } from '../controls.ts'
import { isLiteral, type Page, recordingType } from '../page.ts'
import { useEmptyTaps, useSecondTaps } from '../taps.ts'
import { BetweenVisits } from './BetweenVisits.tsx'
import { AlwaysThere, Choices } from './Choices.tsx'
import { isSoundLost } from './Told.tsx'
import { Transcript } from './Transcript.tsx'

const loadPicture = () => import('./LargePicture.tsx').then((module) => module.LargePicture)

interface LoadedScreenProps {
  page: Page
  controls: Controls
  state: PageState
}

/** Start, talking and paused are one screen, so that camera and conversation live through all three. */
export function LoadedScreen({ page, controls, state }: LoadedScreenProps) {
  const talking = state.phase === 'talking'
  const { assistant } = state
  // A pack that cannot be seen can still be told by the figures of its bar code.
  const withoutCamera = state.notices.some(({ about, retry }) => about === 'camera' && retry)
  const withoutWords = isDeaf(state) && !isLiteral(page)
  // While no sound is to be had, the phone's own voice may speak in its place.
  const isMute = isSoundLost(state) && !page.devices.speaker.byPhone()
  const open = talking && !state.locked
  const talk = talking && !isLiteral(page) && <TalkButton state={state} onSkip={() => controls.tap('skip')} />
  useEmptyTaps(open, state.callingStaff ? controls.stopSiren : controls.tap, controls.key)
  const isSecondTap = useSecondTaps()
  /** The first of two taps has brought another question there, which nobody has heard. */
  const choose = (words: string, label: string) => {
    if (!isSecondTap()) controls.press(words, label)
  }
  /** Nor does it close what the first has opened. */
  const unfold = (open: boolean) => {
    if (!isSecondTap()) page.store.dispatch({ type: 'more', open })
  }
  /** Nor does the second tap on Pause begin again. */
  const start = () => {
    if (!isSecondTap()) controls.start()
  }

  return (
    <>
      {talking && state.walk && <WalkView walk={state.walk} />}
      <Transcript lines={state.lines} isVoice={assistant.modality === 'TEXT' || isMute} />
      {!talking && <StartButton onApproach={controls.approach} onStart={start} />}
      {open && state.choices.inSight.length > 0 && (
        <Choices
          choices={state.choices}
          more={state.moreOpen}
          onMore={unfold}
          onChoose={choose}
          last={!state.userJourney && !isLiteral(page) && <PictureButton onOpen={controls.type} />}
        >
          <AskByText
            offered={assistant.modality === 'TEXT' || withoutCamera || withoutWords}
            withFigures={withoutCamera}
            onAsk={controls.type}
          />
        </Choices>
      )}
      {open && state.picture && (
        <Late
          load={loadPicture}
          clock={page.devices.clock}
          onFailed={controls.lateFailed}
          onOver={controls.lateOver}
        >
          {(LargePicture) => <LargePicture {...{ page, controls }} />}
        </Late>
      )}
      {open ? (
        <AlwaysThere callOpen={state.callOpen} onChoose={controls.press}>
          {talk}
        </AlwaysThere>
      ) : (
        talk
      )}
      {state.locked && <UnlockButton />}
      <WelcomeAudio
        src={page.addresses.recording('welcome', recordingType(page.devices))}
        onReady={controls.greet}
      />
      {!talking && <BetweenVisits page={page} controls={controls} state={state} />}
    </>
  )
}

/** The whole screen; its words stand where the others leave room for them. */
function StartButton({ onApproach, onStart }: { onApproach: () => void; onStart: () => void }) {
  const texts = useTexts()
  return (
    <>
      <button
        type="button"
        className="start"
        aria-label={texts.screenTexts.start}
        onPointerDown={onApproach}
        onClick={onStart}
      />
      <p className="start-words" aria-hidden="true">
        {texts.screenTexts.start}
      </p>
    </>
  )
}

/**
 * Always there, under the thumb, and where the focus is when a visit begins: it silences what is being said, and then
 * listens where there is a microphone.
 */
function TalkButton({ state, onSkip }: { state: PageState; onSkip: () => void }) {
  const texts = useTexts()
  const talks = state.visualizer === 'ready'
  return (
    <button
      type="button"
      className={talks ? 'talk' : 'skip'}
      aria-pressed={talks ? state.holding : undefined}
      onClick={talks ? undefined : onSkip}
    >
      {talks ? texts.screenTexts.talk : texts.screenTexts.skip}
    </button>
  )
}

/** For who sees a little. */
function PictureButton({ onOpen }: { onOpen: (words: string) => void }) {
  const { largePicture } = useTexts().screenTexts
  return (
    <button type="button" onClick={() => onOpen(largePicture)}>
      {largePicture}
    </button>
  )
}

/** On a locked screen it and Talk are all that is there; what a press of it means is heard where touches are. */
function UnlockButton() {
  const { unlock } = useTexts().screenTexts
  return (
    <button type="button" className="unlock">
      {unlock}
    </button>
  )
}

interface AskByTextProps {
  offered: boolean
  withFigures: boolean
  onAsk: (words: string) => void
}

/** A question typed instead of spoken. What was begun stays until it is sent: the camera may come back meanwhile. */
function AskByText({ offered, withFigures, onAsk }: AskByTextProps) {
  const texts = useTexts()
  const [words, setWords] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (words.trim() === '') return
    onAsk(words.trim())
    setWords('')
  }
  if (!offered && words === '') return null
  return (
    <form className="ask" onSubmit={submit}>
      <label htmlFor="question">
        {withFigures ? texts.screenTexts.typeFigures : texts.screenTexts.typeQuestion}
      </label>
      <input
        id="question"
        autoComplete="off"
        enterKeyHint="send"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit">{texts.screenTexts.send}</button>
    </form>
  )
}

/** A chime and "Ready. Tap anywhere": tried when it is there, else with the first tap. Its words stand in the status. */
function WelcomeAudio({ src, onReady }: { src: string; onReady: (audio: HTMLAudioElement) => void }) {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (audio.current) onReady(audio.current)
  }, [onReady])
  return (
    <audio ref={audio} src={src} preload="auto">
      <track kind="captions" src="/welcome.vtt" srcLang="en" label="English" default />
    </audio>
  )
}

/**
 * What a walk is about, large enough to be read at arm's length. It repeats what is spoken, so screen readers are not
 * interrupted by it.
 */
function WalkView({ walk }: { walk: WalkProgress }) {
  const texts = useTexts()
  const { leg, of, stepsLeft, instruction, state } = walk
  const share = of === 0 ? 1 : (state === 'arrived' ? of : leg - 1) / of
  return (
    <section className="walk" aria-label={texts.walkStateWords[state]}>
      <p className="walk-instruction">{instruction}</p>
      {stepsLeft !== null && state !== 'arrived' && (
        <p className="walk-steps">
          <span className="walk-number">{stepsLeft}</span> <span>{texts.stepsLeftWords(stepsLeft)}</span>
        </p>
      )}
      <p className="walk-part">
        <progress max={1} value={share} aria-hidden="true" />
        <span>{texts.partOf(leg, of)}</span>
        {(state === 'manual' || state === 'paused') && <span>{texts.walkStateWords[state]}</span>}
      </p>
    </section>
  )
}
