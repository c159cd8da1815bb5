import type { MotionSensor } from './devices.ts'
import { listenToMotion } from './motion-samples.ts'

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
  listen: listenToMotion,
}
