import type { Clock } from '../../core/clock.ts'
import type { Speaker, SpeakerReports } from './devices.ts'
import { readingMs } from './reading-ms.ts'

/**
 * A speaker for text mode: all is shown at once, and the last is over when there was time to read it all, at the
 * shopper's pace: who reads by touch takes longer.
 */
export function createReader(clock: Clock): Speaker {
  let reports: SpeakerReports = { began() {}, ended() {} }
  let last: string | undefined
  let readUntilMs = 0
  let cancel = () => {}
  let pace = 1

  return {
    wake: async () => {},
    listen(to) {
      reports = to
    },
    begin(id, text) {
      last = id
      readUntilMs = Math.max(clock.now(), readUntilMs) + readingMs(text) / pace
      cancel()
      cancel = clock.after(readUntilMs - clock.now(), () => {
        last = undefined
        reports.ended(id)
      })
      reports.began(id)
    },
    play() {},
    end() {},
    drop(ids) {
      if (last === undefined || !ids.includes(last)) return
      last = undefined
      readUntilMs = 0
      cancel()
    },
    hold() {},
    resume() {},
    setPace(to) {
      pace = to
    },
    setVolume() {},
  }
}
