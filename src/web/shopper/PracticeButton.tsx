import type { Devices } from '../devices/devices.ts'
import { useTexts } from '../ui/texts.ts'

/** To the practice visit, and out of it. */
export function PracticeButton({ devices, practising }: { devices: Devices; practising: boolean }) {
  const { practise, leavePractice } = useTexts().screenTexts
  return (
    <section className="settings language">
      <button type="button" onClick={practising ? devices.leavePractice : devices.practise}>
        {practising ? leavePractice : practise}
      </button>
    </section>
  )
}
