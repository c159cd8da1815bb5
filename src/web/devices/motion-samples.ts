import type { MotionSample } from '../../core/navigation/steps/motion-sample.ts'

/** Every motion event of the phone as a sample; events without figures are left out. Returns what ends it. */
export function listenToMotion(listener: (sample: MotionSample) => void): () => void {
  const hear = ({ accelerationIncludingGravity: found, timeStamp }: DeviceMotionEvent) => {
    const { x, y, z } = found ?? {}
    if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return
    listener({ atMs: timeStamp, x, y, z })
  }
  addEventListener('devicemotion', hear)
  return () => removeEventListener('devicemotion', hear)
}
