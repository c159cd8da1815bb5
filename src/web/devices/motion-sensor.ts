import type { MotionSensor } from './devices.ts'

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
  listen(onSample) {
    const hear = ({ accelerationIncludingGravity: found, timeStamp }: DeviceMotionEvent) => {
      const { x, y, z } = found ?? {}
      // Events without figures are left out.
      if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return
      onSample({ atMs: timeStamp, x, y, z })
    }
    addEventListener('devicemotion', hear)
    return () => removeEventListener('devicemotion', hear)
  },
}
