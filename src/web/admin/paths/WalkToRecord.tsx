import { useEffect, useRef, useState } from 'react'
import type { Step } from '../../../core/contract/store.ts'
import { createStepDetector } from '../../../core/navigation/steps/step-detector.ts'
import { createWalkRecorder, type Recording, type WalkRecorder } from '../../../core/paths/walk-recorder.ts'
import { useConsole } from '../console.ts'
import { Dialog, useConfirm } from '../Dialog.tsx'
import type { Ends } from './StepAdder.tsx'
import { StepList } from './StepList.tsx'

interface WalkProps {
  ends: Ends
  /** The steps that a walk takes the place of. */
  steps: readonly Step[]
  onWalked(steps: Step[]): void
  disabled?: boolean
}

/** Counts the steps of somebody who walks, from `start` until `end`. */
function useWalkRecording() {
  const { devices, settings, toasts } = useConsole()
  const [recording, setRecording] = useState<Recording>()
  const recorder = useRef<WalkRecorder>(undefined)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  async function start() {
    const answer = await devices.motion.request()
    if (answer === 'denied') return toasts.fault('Motion access denied.')
    if (answer === 'error' || answer === 'missing') return toasts.fault('Motion access error.')
    const made = createWalkRecorder(
      createStepDetector(settings.asSpecified.steps ? 'specification' : 'accurate'),
    )
    recorder.current = made
    setRecording(made.now())
    const close = devices.motion.listen((sample) => {
      if (made.motion(sample)) setRecording(made.now())
    })
    devices.wakeLock.hold()
    stop.current = () => {
      close()
      devices.wakeLock.release()
      stop.current = () => {}
    }
  }
  function end() {
    stop.current()
    setRecording(undefined)
  }
  const mark = (change: (walk: WalkRecorder) => void) => () => {
    if (!recorder.current) return
    change(recorder.current)
    setRecording(recorder.current.now())
  }

  return { recording, start, end, mark, finish: () => recorder.current?.finish() ?? [] }
}

/** The phone counts the author's steps as it will count the shopper's; each tap marks a turn. */
export function WalkToRecord({ ends, steps, onWalked, disabled }: WalkProps) {
  const { recording, start, end, mark, finish } = useWalkRecording()
  const { ask, question } = useConfirm()

  function take(walked: Step[]) {
    end()
    onWalked(walked)
  }
  function arrive() {
    const walked = finish()
    if (steps.length === 0) return take(walked)
    ask({
      title: 'Replace the steps of this path?',
      lost: (
        <p>
          The {steps.length} steps from {ends.from} to {ends.to} are replaced by the {walked.length} that were
          walked.
        </p>
      ),
      yes: 'Replace the steps',
      act: async () => take(walked),
    })
  }
  function leave() {
    if (recording?.done.length === 0 && recording.steps === 0) return end()
    ask({
      title: 'Throw the walk away?',
      lost: <p>What was walked from {ends.from} is not kept, and has to be walked again.</p>,
      yes: 'Throw the walk away',
      act: async () => end(),
    })
  }
  return (
    <>
      <button type="button" onClick={start} disabled={disabled}>
        Walk to record
      </button>
      <Dialog open={recording !== undefined} title="Walk the path" onClose={leave}>
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
          <button type="button" onClick={leave}>
            Throw away
          </button>
          <button type="button" className="primary" onClick={arrive}>
            I am there
          </button>
        </div>
      </Dialog>
      {question}
    </>
  )
}
