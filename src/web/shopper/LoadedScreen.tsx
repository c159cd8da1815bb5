import type { Session } from '../../core/session/session.ts'
import { screenTexts } from '../../core/texts/screen.ts'
import { AskByText } from './AskByText.tsx'
import { Choices, StopButton } from './Choices.tsx'
import { HomeScreenSteps } from './HomeScreenSteps.tsx'
import type { Page } from './page.ts'
import { Settings } from './Settings.tsx'
import { Transcript } from './Transcript.tsx'
import { useEmptyTaps } from './use-empty-taps.ts'
import type { Visit } from './visit.ts'
import { WalkView } from './WalkView.tsx'
import { WelcomeAudio } from './WelcomeAudio.tsx'

interface LoadedScreenProps {
  page: Page
  visit: Visit
  session: Session
}

/** Start, talking and paused are one screen, so that camera and conversation live through all three. */
export function LoadedScreen({ page, visit, session }: LoadedScreenProps) {
  const talking = session.phase === 'talking'
  const { assistant } = session
  useEmptyTaps(talking, session.callingStaff ? visit.stopSiren : visit.tap, visit.key)

  return (
    <>
      {talking && session.walk && <WalkView walk={session.walk} />}
      <Transcript lines={session.lines} modality={assistant.modality} />
      {!talking && <StartButton visit={visit} />}
      {talking && session.choices.inSight.length > 0 && (
        <Choices choices={session.choices} onChoose={visit.press}>
          {assistant.modality === 'TEXT' && <AskByText onAsk={visit.type} />}
        </Choices>
      )}
      {talking && <StopButton onChoose={visit.press} />}
      <WelcomeAudio src={page.addresses.recording('welcome')} onReady={visit.greet} />
      {!talking && session.homeScreenSteps.length > 0 && (
        <HomeScreenSteps
          steps={session.homeScreenSteps}
          install={page.devices.install}
          onDone={visit.stepsDone}
        />
      )}
      {!talking && <Settings page={page} visit={visit} session={session} />}
    </>
  )
}

/** The whole screen; its words stand where the others leave room for them. */
function StartButton({ visit }: { visit: Visit }) {
  return (
    <>
      <button
        type="button"
        className="start"
        aria-label={screenTexts.start}
        onPointerDown={visit.approach}
        onClick={() => visit.start()}
      />
      <p className="start-words" aria-hidden="true">
        {screenTexts.start}
      </p>
    </>
  )
}
