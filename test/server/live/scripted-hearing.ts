import type { Hearing, HearingEvent, HearingOptions } from '../../../src/server/engine/hear/hearing.ts'
import type { Call } from './scripted-engine.ts'

export interface ScriptedEar {
  options: HearingOptions
  calls: Call[]
  emit: (event: HearingEvent) => void
  closed: number
}

/** Stands where the sense of hearing stands: notes what it is given, hears what a test says it heard. */
export function scriptedHearing() {
  const ears: ScriptedEar[] = []
  const hearing: Hearing = {
    ready: () => Promise.resolve(),
    healthy: () => true,
    open(options, emit) {
      const ear: ScriptedEar = { options, calls: [], emit, closed: 0 }
      ears.push(ear)
      const note = (...call: Call) => void ear.calls.push(call)
      return {
        audio: (pcm) => note('audio', [...pcm]),
        listenFor: (vocabulary) => note('listenFor', vocabulary),
        setNames: (names) => note('setNames', names),
        hold: (on, sinceMs) => note('hold', on, sinceMs),
        end: () => note('end'),
        close: () => {
          ear.closed += 1
        },
      }
    },
    close: () => Promise.resolve(),
  }
  return { hearing, ears }
}
