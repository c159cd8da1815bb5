import type { JourneyEvent } from '../../core/journey/events.ts'
import { SENSOR_SILENT_MS } from '../../core/navigation/steps/motion-sample.ts'
import type { MotionSensor } from '../devices/devices.ts'
import type { Page } from './page.ts'

type MotionNews = Extract<JourneyEvent, { type: 'motion' | 'motionState' }>

/** The motion sensor of one visit: what was answered in the tap, then its samples, or that none come. */
export interface MotionWatch {
  listen(on: boolean): void
  close(): void
}

/** @param asked the answer to the question of the tap */
export function watchMotion(
  { devices: { motion, clock } }: Pick<Page, 'devices'>,
  asked: ReturnType<MotionSensor['request']>,
  on: (news: MotionNews) => void,
): MotionWatch {
  let stop = () => {}
  let wanted = false
  let allowed = false

  function start() {
    if (!wanted || !allowed) return
    let felt = false
    let missing = false
    const cancel = clock.after(SENSOR_SILENT_MS, () => {
      missing = true
      on({ type: 'motionState', state: 'missing' })
    })
    const deafen = motion.listen((sample) => {
      if (!felt) cancel()
      felt = true
      if (missing) on({ type: 'motionState', state: 'granted' })
      missing = false
      on({ type: 'motion', sample })
    })
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
