import type { MotionSensor } from './devices.ts'
import { pageVisibility } from './visibility.ts'

/**
 * iPhones and iPads report acceleration the other way round than the standard, and turning as it says. Those that ask
 * for desktop pages, iPads as they come, call themselves a Macintosh: no real one has a touch screen.
 */
function isIphone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** Some phones report nothing, some no number. */
const isFigure = (value: number | null | undefined): value is number => Number.isFinite(value)

/** Browsers hand the gyroscope's x, y and z on as alpha, beta and gamma, in degrees a second. */
function turningOf(rate: DeviceMotionEventRotationRate | null) {
  const { alpha: x, beta: y, gamma: z } = rate ?? {}
  if (!isFigure(x) || !isFigure(y) || !isFigure(z)) return {}
  return { turning: { x, y, z } }
}

/** Only iPhones ask before motion may be read; elsewhere the method does not exist. */
export const motionSensor: MotionSensor = {
  async request() {
    const { DeviceMotionEvent: sensor } = globalThis as {
      DeviceMotionEvent?: { requestPermission?: () => Promise<string> }
    }
    if (!sensor?.requestPermission) return 'free'
    try {
      return (await sensor.requestPermission()) === 'granted' ? 'granted' : 'denied'
    } catch {
      return 'error'
    }
  },
  listen(onSample, onSeen) {
    const sign = isIphone() ? -1 : 1
    const hear = ({ accelerationIncludingGravity: found, rotationRate, timeStamp }: DeviceMotionEvent) => {
      const { x, y, z } = found ?? {}
      // Events without figures are left out.
      if (!isFigure(x) || !isFigure(y) || !isFigure(z)) return
      onSample({ atMs: timeStamp, x: sign * x, y: sign * y, z: sign * z, ...turningOf(rotationRate) })
    }
    addEventListener('devicemotion', hear)
    const unwatch = pageVisibility.onChange((seen) => onSeen?.(seen))
    return () => {
      removeEventListener('devicemotion', hear)
      unwatch()
    }
  },
}
