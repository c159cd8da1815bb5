import { useEffect, useRef, useState } from 'react'
import type { Step } from '../../../core/contract/store.ts'
import { createStepDetector } from '../../../core/navigation/steps/step-detector.ts'
import { createWalkRecorder, type Recording, type WalkRecorder } from '../../../core/paths/walk-recorder.ts'
import { useConsole } from '../console.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import { StepList } from './StepList.tsx'

/** The phone counts the author's steps as it will count the shopper's; each tap marks a turn. */
export function WalkToRecord({ onWalked, disabled }: { onWalked(steps: Step[]): void; disabled?: boolean }) {
  const { devices, settings, toasts } = useConsole()
  const [recording, setRecording] = useState<Recording>()
  const recorder = useRef<WalkRecorder>(undefined)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  async function start() {
    const answer = await devices.motion.request()
    if (answer === 'denied') return toasts.fault('Motion access denied.')
    if (answer === 'error' || answer === 'missing') return toasts.fault('Motion access error.')
    const profile = settings.profile === 'specification' ? 'specification' : 'accurate'
    const made = createWalkRecorder(createStepDetector(profile))
    recorder.current = made
    setRecording(made.now())
    stop.current = devices.motion.listen((sample) => {
      if (made.motion(sample)) setRecording(made.now())
    })
  }
  function end(steps: Step[] | undefined) {
    stop.current()
    setRecording(undefined)
    if (steps) onWalked(steps)
  }
  const mark = (change: (walk: WalkRecorder) => void) => () => {
    if (!recorder.current) return
    change(recorder.current)
    setRecording(recorder.current.now())
  }

  return (
    <>
      <button type="button" onClick={start} disabled={disabled}>
        Walk to record
      </button>
      <Dialog open={recording !== undefined} title="Walk the path" onClose={() => end(undefined)}>
        <p>Walk as a shopper would, the phone in your hand. Tap at each turn, before you walk on.</p>
        <p role="status">
          {recording?.action}: <span className="recording-count">{recording?.steps}</span> steps
        </p>
        <div className="wide-buttons">
          <button type="button" onClick={mark((walk) => walk.turn('turn left'))}>
            ↰ Turn left
          </button>
          <button type="button" onClick={mark((walk) => walk.turn('turn right'))}>
            Turn right ↱
          </button>
          <button type="button" onClick={mark((walk) => walk.undo())} disabled={recording?.done.length === 0}>
            Undo last turn
          </button>
        </div>
        <StepList steps={recording?.done ?? []} />
        <div className="actions">
          <button type="button" onClick={() => end(undefined)}>
            Throw away
          </button>
          <button type="button" className="primary" onClick={() => end(recorder.current?.finish())}>
            I am there
          </button>
        </div>
      </Dialog>
    </>
  )
}
