import type { Line } from '../../speech/utterance.ts'
import { readLegs } from '../read-legs.ts'
import { readScale, UNSCALED } from '../step-scale.ts'
import { SENSOR_SILENT_MS } from '../steps/motion-sample.ts'
import { createStepDetector } from '../steps/step-detector.ts'
import { createCounting } from './counting.ts'
import { cueAt, stepsLeft } from './leg-count.ts'
import { arrivedAt, hasStrayed, nextLeg, previousLeg, resumeAt, stepped, unsure } from './position.ts'
import {
  hereSentences,
  leftSentences,
  progressOf,
  type WalkView,
  walkLine,
  whereSentences,
} from './sentences.ts'
import type { Guide, GuideOptions, WalkCommand, WalkEffect, WalkSnapshot } from './walk.ts'

const BUZZ = { instruction: [150], arrived: [800] } as const

/** The guide of one walk: see `Guide`. Nothing is emitted before `start`. */
export function createGuide(options: GuideOptions): Guide {
  const { clock, profile, end } = options
  const { fromDoor = end.kind === 'section' } = options
  const { legs, endsWithGap, faults } = readLegs(options.commands, fromDoor ? 'onward' : 'return')
  const scale = profile === 'accurate' ? readScale(options.scale) : UNSCALED
  let at = resumeAt(options.from, legs, scale)
  let manual = !options.sensor
  let paused = false
  let strayed = false
  let closed = false
  let sensed = false
  let stopSensorWatch: (() => void) | undefined

  const emit = (effect: WalkEffect) => {
    if (!closed) options.emit(effect)
  }
  const view = (): WalkView => ({ legs, at, scale, end, manual, paused, endsWithGap })
  const progress = () => emit(progressOf(view()))
  /** Numbers what is said: only the end of the latest makes silence. */
  let said = 0
  let speaking = false

  function say(lines: readonly Line[], how: 'now' | 'after') {
    said += 1
    const mine = said
    speaking = true
    options.say(lines, how === 'now', () => {
      if (mine !== said || closed) return
      speaking = false
      counting.silent()
      moveOn()
    })
  }
  const counting = createCounting({
    clock,
    profile,
    detector: options.detector ?? createStepDetector(profile),
    onSteps,
    onStill() {
      if (speaking) return false
      if (!at.arrived) say([walkLine('nav.pause')], 'after')
      return true
    },
  })
  counting.hold('notStarted')

  /** Says where the shopper is to go now. Whatever is still being said is cut: this is due, that is past. */
  function announce(news: 'new' | 'again', first: readonly Line[] = []) {
    if (news === 'new') {
      strayed = false
      counting.instructed()
    }
    const sound = at.arrived ? 'arrived' : 'instruction'
    emit({ kind: 'chime', chime: sound })
    emit({ kind: 'vibrate', pattern: BUZZ[sound] })
    progress()
    say([...first, ...hereSentences(view())], 'now')
  }

  function go(to: WalkSnapshot, confirmed = false, first: readonly Line[] = []) {
    at = to
    announce('new', first)
    if (to.arrived) emit({ kind: 'arrived', confirmed })
  }

  /** A move without a distance is done once it was said. By hand, each part waits for Next. */
  function moveOn() {
    const ready = !closed && !at.arrived && !paused && !manual && !speaking
    if (ready && legs[at.leg]?.steps === 0) go(nextLeg(at, legs, scale))
  }

  function onSteps(steps: number) {
    const leg = legs[at.leg]
    if (at.arrived) return onStepsBeyond(steps)
    if (!leg || leg.steps === 0) return
    const before = at.counted
    at = stepped(at, steps)
    emit({ kind: 'tick', steps })
    if (stepsLeft(leg, at.counted, scale) === 0) return go(nextLeg(at, legs, scale))
    progress()
    // Cues on the way are the product's own. Who stands still or walks on is spoken to in every profile.
    const cue = profile === 'accurate' ? cueAt(leg, before, at.counted, scale) : undefined
    if (!cue || speaking) return
    const words = cue === 'near' ? [walkLine('nav.near')] : leftSentences(view())
    say(words, 'after')
  }

  function onStepsBeyond(steps: number) {
    at = stepped(at, steps)
    if (strayed || !hasStrayed(at, legs, scale)) return
    strayed = true
    say([walkLine('nav.lost')], 'after')
  }

  /** The shopper says so: what was counted on the way is what the path takes in their steps. */
  function confirm() {
    const said = legs.reduce((sum, { steps }) => sum + steps, 0)
    const counted = at.walked
    at = unsure(at)
    if (!at.arrived) go(arrivedAt(at, legs, scale), true)
    if (counted !== null && profile === 'accurate' && !manual) emit({ kind: 'walked', said, counted })
  }

  function wake() {
    paused = false
    counting.release('pause')
  }

  function goManual() {
    manual = true
    at = unsure(at)
    counting.hold('manual')
  }

  function sensorLost() {
    stopSensorWatch?.()
    if (closed || manual) return
    goManual()
    say([walkLine('nav.manual')], 'after')
    progress()
  }

  const commands: Readonly<Record<WalkCommand, () => void>> = {
    next() {
      wake()
      if (!at.arrived) go(nextLeg(unsure(at), legs, scale))
    },
    back() {
      wake()
      go(previousLeg(at))
    },
    repeat: () => announce('again'),
    howManyLeft: () => say(leftSentences(view()), 'now'),
    whereAmI: () => say(whereSentences(view()), 'now'),
    imHere() {
      wake()
      confirm()
    },
    lost() {
      at = unsure(at)
      say([walkLine('nav.lost')], 'now')
    },
    pause() {
      paused = true
      counting.hold('pause')
      progress()
    },
    resume() {
      if (!paused) return
      wake()
      announce('again')
    },
  }

  return {
    start() {
      if (closed || !counting.held('notStarted')) return
      for (const fault of faults) options.log?.(fault)
      if (manual) goManual()
      else if (!sensed) stopSensorWatch = clock.after(SENSOR_SILENT_MS, sensorLost)
      counting.release('notStarted')
      if (options.lostAtEnd && at.arrived) {
        progress()
        return commands.lost()
      }
      const to = legs.length === 0 ? arrivedAt(at, legs, scale) : at
      go(to, false, manual ? [walkLine('nav.manual')] : [])
    },
    motion(sample) {
      if (closed) return
      sensed = true
      stopSensorWatch?.()
      if (manual) {
        manual = false
        counting.release('manual')
        if (!counting.held('notStarted')) progress()
      }
      counting.motion(sample)
    },
    command(command) {
      if (!closed && !counting.held('notStarted')) commands[command]()
    },
    sensorLost,
    snapshot: () => at,
    close() {
      closed = true
      stopSensorWatch?.()
      counting.close()
    },
  }
}
