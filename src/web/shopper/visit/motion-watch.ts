import type { JourneyEvent } from '../../../core/journey/events.ts'
import { SENSOR_SILENT_MS } from '../../../core/navigation/steps/motion-sample.ts'
import type { MotionSensor } from '../../devices/devices.ts'
import { isLiteral, type Page } from '../page.ts'

type MotionNews = Extract<JourneyEvent, { type: 'motion' | 'motionState' }>

/** How often it is looked whether samples still come. */
const LOOK_EVERY_MS = 500
/** Phones report 25 to 100 times a second; a saved battery makes five of that, in which no step can be seen. */
const LEAST_IN_A_SECOND = 7

/**
 * The motion sensor of one visit: what was answered in the tap, then its samples. That none come, or hardly any, is told
 * within a second and a half, a page that nobody sees at once.
 */
export interface MotionWatch {
  listen(on: boolean): void
  close(): void
}

/** @param asked the answer to the question of the tap */
export function watchMotion(
  page: Pick<Page, 'devices' | 'settings'>,
  asked: ReturnType<MotionSensor['request']>,
  on: (news: MotionNews) => void,
): MotionWatch {
  const { motion, clock } = page.devices
  const literal = isLiteral(page)
  let stop = () => {}
  let wanted = false
  let allowed = false

  function start() {
    if (!wanted || !allowed) return
    /** Of this half of a second, and of the one before. */
    let [felt, before] = [0, 0]
    let missing = false
    let lastAtMs = Number.POSITIVE_INFINITY
    /** A page that was busy gets its samples late, all at once: twice running is no such thing. */
    let wasCrawling = true
    let cancel = clock.after(SENSOR_SILENT_MS, look)

    function look() {
      // What comes in bursts is no sooner felt for being much: one that is missing has to come in each half.
      const inSecond = missing && !literal ? 2 * Math.min(felt, before) : felt + before
      const isCrawling = inSecond < LEAST_IN_A_SECOND
      before = felt
      felt = 0
      cancel = clock.after(LOOK_EVERY_MS, look)
      if (isCrawling === wasCrawling) tell(isCrawling)
      wasCrawling = isCrawling
    }
    function tell(now: boolean) {
      if (now === missing) return
      missing = now
      on({ type: 'motionState', state: now ? 'missing' : 'granted' })
    }
    const deafen = motion.listen(
      (sample) => {
        // Some phones tell of each twice.
        if (sample.atMs === lastAtMs && !literal) return
        felt += 1
        // A page that was frozen as a whole: nothing of it noticed that, and its steps are gone.
        if (sample.atMs - lastAtMs >= SENSOR_SILENT_MS) tell(true)
        lastAtMs = sample.atMs
        // Steps are not counted in a trickle.
        if (!missing) on({ type: 'motion', sample })
      },
      (seen) => {
        felt = 0
        before = 0
        wasCrawling = true
        if (!seen) tell(true)
      },
    )
    stop = () => {
      cancel()
      deafen()
    }
  }

  void asked.then((answer) => {
    allowed = answer === 'granted' || answer === 'free'
    on({ type: 'motionState', state: answer === 'free' ? 'granted' : answer })
    start()
  })

  return {
    listen(now) {
      stop()
      stop = () => {}
      wanted = now
      start()
    },
    close() {
      wanted = false
      stop()
    },
  }
}
