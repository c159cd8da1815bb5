import type { FixedId } from '../speaking/fixed.ts'
import type { Line } from '../speech/utterance.ts'
import type { SpokenId } from '../texts/en/spoken.ts'
import type { Stage } from './state.ts'

/** What asks the shopper to say something, and what says it where only a tap is heard. */
const byTap: Readonly<Partial<Record<FixedId, SpokenId>>> = {
  'nav.go': 'tap.go',
  'nav.pause': 'tap.pause',
  'nav.lost': 'tap.lost',
  'nav.uncounted': 'tap.uncounted',
  'nav.agree.next': 'tap.next',
  'nav.back.next': 'tap.back',
  'nav.back.before': 'tap.back.before',
  'nav.back.say': 'tap.back.say',
}

/**
 * Words come in by the microphone and reach the server alone, unless the phone itself hears them. To the letter nothing
 * changes.
 */
export const isHeard = ({ trip, options }: Pick<Stage, 'trip' | 'options'>): boolean =>
  options.literal || options.hearsAlone?.() === true || (trip.connected && options.isDeaf?.() !== true)

/** Said in place of what asks again for words. */
export const tapInstead = ({ options, line }: Pick<Stage, 'options' | 'line'>): Line =>
  line(options.isDeaf?.() ? 'tap.deaf' : 'tap.answer')

/** The same sentences for a shopper whom nobody hears now: nothing that is to be said is asked for. */
export const forHands = (
  machine: Pick<Stage, 'trip' | 'options' | 'line'>,
  lines: readonly Line[],
): readonly Line[] =>
  isHeard(machine)
    ? lines
    : lines.map((line) => {
        const id = line.recording ? byTap[line.recording] : undefined
        return id ? machine.line(id) : line
      })
