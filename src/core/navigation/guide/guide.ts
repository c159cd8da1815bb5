import { JOURNEY_WAIT } from '../../constants.ts'
import type { Line } from '../../speech/utterance.ts'
import { type Leg, readLegs } from '../read-legs.ts'
import { readScale, UNSCALED } from '../step-scale.ts'
import { createGaps } from '../steps/gaps.ts'
import { type MotionSample, SENSOR_SILENT_MS } from '../steps/motion-sample.ts'
import { createStepDetector } from '../steps/step-detector.ts'
import type { TurnNews } from '../turns/turn-check.ts'
import { createTurnWatch } from '../turns/turn-watch.ts'
import { createCommands } from './commands.ts'
import { createCounting } from './counting.ts'
import { createPace, cueAt, stepsToCount } from './leg.ts'
import { arrivedAt, hasStrayed, nextLeg, resumeAt, stepped, stepsToEnd, unsure } from './position.ts'
import {
  hereSentences,
  keepSentence,
  moreSentence,
  progressOf,
  type WalkView,
  walkLine,
  walkSign,
} from './sentences.ts'
import { createTurning } from './turning.ts'
import type { Guide, GuideOptions, WalkEffect, WalkSnapshot } from './walk.ts'

/** So many steps that nobody felt, and the count says nothing; a busy phone misses some. */
const HIDDEN_STEPS = 4

/** The guide of one walk: see `Guide`. Nothing is emitted before `start`. */
export function createGuide(options: GuideOptions): Guide {
  const { texts, clock, profile, end } = options
  const { fromDoor = end.kind === 'section' } = options
  const { legs, endsWithGap, endHint, faults } = readLegs(
    options.commands,
    fromDoor ? 'onward' : 'return',
    texts,
  )
  const isAccurate = profile === 'accurate'
  const scale = isAccurate ? readScale(options.scale) : UNSCALED
  const turns = options.turns ?? createTurnWatch()
  const pace = createPace()
  const gaps = createGaps()
  let at = resumeAt(options.from, legs, scale)
  let manual = !options.sensor
  let [paused, strayed, closed, sensed, speaking] = [false, false, false, false, false]
  /** When the part under way began by count. */
  let begunMs = Number.NEGATIVE_INFINITY
  /** What the part begins with was not heard to its end yet. */
  let beginning = false
  let stopSensorWatch: (() => void) | undefined

  const emit = (effect: WalkEffect) => void (closed || options.emit(effect))
  const walk = { texts, legs, scale, end, isAccurate, endsWithGap, endHint } as const
  const view = (): WalkView => ({ ...walk, at, manual, paused })
  const place = {
    legs,
    at: () => at,
    put(to: WalkSnapshot) {
      at = to
    },
    view,
  } as const
  const progress = () => emit(progressOf(view()))
  /** Numbers what is said: only the end of the latest makes silence. */
  let said = 0

  function say(lines: readonly Line[], how: 'now' | 'after') {
    said += 1
    const mine = said
    speaking = true
    options.say(lines, how === 'now', () => {
      if (mine !== said || closed) return
      speaking = false
      beginning = false
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
      if (at.arrived) return true
      emit({ kind: 'stood' })
      say([walkLine(texts, 'nav.pause')], 'after')
      return true
    },
  })
  counting.hold('notStarted')

  /** Says where the shopper is to go now. Whatever is still being said is cut: this is due, that is past. */
  function announce(news: 'new' | 'again', lines: readonly Line[] = hereSentences(view())) {
    if (news === 'new') {
      strayed = false
      counting.instructed()
    }
    emit({ kind: 'sign', sign: walkSign(view()) })
    progress()
    say(lines, 'now')
  }

  function go(to: WalkSnapshot, confirmed = false, lines?: readonly Line[]) {
    const from = at
    at = to
    // Without a sensor for now, the steps of a part that begins are not counted either.
    if (manual && sensed && !at.arrived) at = { ...at, uncounted: true }
    begunMs = Number.NEGATIVE_INFINITY
    beginning = to.back === undefined && (from !== to || !options.from)
    gaps.anew()
    const already = isAccurate && from !== to && turning.begin(from)
    hold()
    announce('new', lines)
    if (already) emit({ kind: 'sign', sign: 'turned' })
    if (to.arrived) emit({ kind: 'arrived', confirmed })
  }

  /** Whether a hand says where parts end. */
  function hold() {
    if (manual || at.uncounted) counting.hold('manual')
    else counting.release('manual')
  }

  /** A move without a distance is done once it was said, a turn once it is made or was waited for. By hand, it waits for Next. */
  function moveOn(waited = false) {
    const ready = !closed && !at.arrived && !paused && !counting.held('manual') && !speaking
    if (!ready || legs[at.leg]?.steps !== 0 || at.back !== undefined) return
    if (waited || !isAccurate || !turning.waits(() => moveOn(true))) go(nextLeg(at, legs, scale))
  }

  function onSteps(steps: number) {
    const leg = legs[at.leg]
    if (at.arrived) return onStepsBeyond(steps)
    if (!leg || (leg.steps === 0 && at.back === undefined)) return
    pace.stepped(steps, clock.now())
    gaps.stepped()
    if (!isAccurate) return lead(leg, steps)
    leadOn(turns.stepped(steps))
  }

  /** Steps along the part. */
  function lead(leg: Leg | undefined, steps: number) {
    if (steps === 0 || !leg) return
    const before = at
    at = stepped(at, steps)
    if (steps < 0) return progress()
    emit({ kind: 'tick', steps })
    if (before.back !== undefined) return onStepsBack(before.back)
    if (at.counted >= stepsToCount(leg, scale)) {
      go(nextLeg(at, legs, scale))
      begunMs = clock.now()
      return
    }
    progress()
    // Cues on the way are the product's own. Who stands still or walks on is spoken to in every profile.
    if (!isAccurate || speaking || options.speaking?.()) return
    const cue = cueAt(leg, before.counted, at.counted, scale, pace.now())
    if (cue) say([cue === 'near' ? moreSentence(view()) : keepSentence(view())], 'after')
  }

  function onStepsBack(before: number) {
    if (before > 0 && at.back === 0) {
      at = { ...at, turned: undefined }
      if (isAccurate) turning.begin(at)
      announce('new')
    } else progress()
  }

  function onStepsBeyond(steps: number) {
    at = stepped(at, steps)
    if (strayed || !hasStrayed(at, legs, scale)) return
    strayed = true
    say([walkLine(texts, 'nav.lost')], 'after')
  }

  function turn(sample: MotionSample) {
    const { turning: isTurning, news } = turns.push(sample)
    if (isTurning && !at.arrived) counting.hold('turning')
    else counting.release('turning')
    if (!at.arrived) leadOn(news)
  }

  /** What is wrong with a turn is told alone: what was walked without it does not reach the part's end in the same instant. */
  function leadOn(news: TurnNews | undefined) {
    turning.tell(news)
    const leg = legs[at.leg]
    const isWrong = news !== undefined && news !== 'right'
    lead(leg, isWrong && leg ? Math.min(turns.led(), stepsToEnd(at, leg, scale) - 1) : turns.led())
  }

  /** What was walked while the phone was silent again and again only the shopper knows. */
  function watchGaps({ atMs }: MotionSample) {
    gaps.push(atMs)
    if (at.arrived || at.uncounted || gaps.silentMs() < HIDDEN_STEPS * pace.now()) return
    at = { ...unsure(at), uncounted: true }
    hold()
    say([walkLine(texts, 'nav.uncounted')], 'after')
    progress()
  }

  function sensorLost() {
    stopSensorWatch?.()
    if (closed || manual) return
    manual = true
    at = unsure(at)
    if (sensed && !at.arrived) at = { ...at, uncounted: true }
    hold()
    say([walkLine(texts, sensed ? 'nav.uncounted' : 'nav.manual')], 'after')
    progress()
  }

  /** It counts again: what was walked meanwhile only the shopper knows. */
  function sensorFound() {
    manual = false
    hold()
    if (counting.held('notStarted')) return
    progress()
    if (at.uncounted) emit({ kind: 'agree', about: legs[at.leg + 1]?.turn ? 'turn' : 'part' })
  }

  const turning = createTurning({
    clock,
    turns,
    ...place,
    say: (lines) => say(lines, 'now'),
    turned() {
      emit({ kind: 'sign', sign: 'turned' })
      counting.turned()
      progress()
      moveOn()
    },
  })

  const commands = createCommands({
    texts,
    scale,
    ...place,
    go,
    announce,
    say,
    emit,
    teaches: () => isAccurate && !manual,
    drop: counting.drop,
    justBegun() {
      const isEarly = isAccurate && at.counted === 0 && clock.now() - begunMs < JOURNEY_WAIT.lateArrivalMs
      begunMs = Number.NEGATIVE_INFINITY
      return isEarly
    },
    beginning: () => beginning,
    pause(on) {
      paused = on
      if (on) counting.hold('pause')
      else counting.release('pause')
      return progress
    },
    paused: () => paused,
  })

  return {
    start() {
      if (closed || !counting.held('notStarted')) return
      for (const fault of faults) options.log?.(fault)
      hold()
      if (!manual && !sensed) stopSensorWatch = clock.after(SENSOR_SILENT_MS, sensorLost)
      if (manual) at = unsure(at)
      counting.release('notStarted')
      if (options.lostAtEnd && at.arrived) {
        progress()
        return commands.lost()
      }
      if (legs.length === 0) at = arrivedAt(at, legs, scale)
      if (isAccurate) turning.open(options.from !== undefined, options.unheard !== true)
      go(at, false, manual ? [walkLine(texts, 'nav.manual'), ...hereSentences(view())] : undefined)
    },
    motion(sample) {
      if (closed) return
      sensed = true
      stopSensorWatch?.()
      if (manual) sensorFound()
      // What is asked then may have ended this guide.
      if (closed) return
      if (isAccurate) turn(sample)
      counting.motion(sample)
      if (isAccurate) watchGaps(sample)
    },
    command(command) {
      if (!closed && !counting.held('notStarted')) commands[command]()
    },
    sensorLost,
    snapshot: () => at,
    close() {
      closed = true
      stopSensorWatch?.()
      turning.noWait()
      counting.close()
    },
  }
}
