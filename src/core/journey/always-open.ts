import type { Word } from './phrases.ts'
import type { Speech } from './speech.ts'
import type { Machine } from './stage.ts'
import type { Said } from './state.ts'

/**
 * The words that are open in every state, for states that have no use of their own for them. False: no such word.
 *
 * @param overVoice the words came over the product's voice: "stop" has silenced it
 */
export function alwaysOpen(
  machine: Machine,
  speech: Speech,
  word: Word,
  said: Said,
  overVoice: boolean,
): boolean {
  const { trip } = machine
  const state = machine.current()
  if (!state) return false
  switch (word) {
    case 'repeat':
    case 'back':
      state.again()
      return true
    case 'help':
      machine.aside(state.help())
      return true
    case 'stop':
      if (overVoice || speech.speaking()) speech.silence()
      else if (said.source !== 'pressed') machine.go('stopping')
      else if (!speech.justEnded()) machine.pause()
      return true
    case 'pause':
      machine.pause()
      return true
    case 'skip':
      machine.emit({ kind: 'skip' })
      return true
    case 'slower':
    case 'faster':
      machine.emit({ kind: 'pace', by: word === 'slower' ? -1 : 1 })
      state.again()
      return true
    case 'whatIsThis':
      if (trip.connected) machine.go('detour')
      else machine.aside([machine.line('scan.alone')])
      return true
    case 'startAgain':
      machine.go('restarting')
      return true
    case 'callStaff':
      trip.alarming = true
      machine.aside([machine.line('staff.call')])
      machine.emit({ kind: 'alarm' })
      return true
    default:
      return false
  }
}
