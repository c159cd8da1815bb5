import type { Sign } from '../../core/needs/findings.ts'
import type { Devices } from '../devices/devices.ts'

/** Felt apart from all else that a visit lets one feel: three long for what is named, one for what is not known. */
const patterns: Record<Sign, readonly number[]> = { contains: [300, 120, 300, 120, 300], unsure: [120] }

/** The one place where what must not be eaten is signed beside the words; a sound of its own belongs here. */
export function giveSign({ vibrate }: Pick<Devices, 'vibrate'>, sign: Sign): void {
  vibrate(patterns[sign])
}
