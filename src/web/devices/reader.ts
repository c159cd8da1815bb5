import type { Clock } from '../../core/clock.ts'
import type { Speaker, SpeakerEvents } from './devices.ts'

/** About 180 words a minute, and time to find the line: what is shown is over when it can have been read. */
const MS_A_LETTER = 55
const FIND_LINE_MS = 500
export const readingMs = (text: string) => FIND_LINE_MS + text.length * MS_A_LETTER

/** A speaker for text mode: sentences are shown at once and are over when there was time to read them. */
export function createReader(clock: Clock): Speaker {
  let events: SpeakerEvents = { onSentence() {}, onIdle() {} }
  let lastId = 0
  let readUntilMs = 0
  let reading = false
  let cancel = () => {}

  function over() {
    cancel()
    if (!reading) return
    reading = false
    events.onIdle()
  }

  return {
    wake: async () => {},
    listen(to) {
      events = to
    },
    begin(text) {
      lastId += 1
      reading = true
      readUntilMs = Math.max(clock.now(), readUntilMs) + readingMs(text)
      cancel()
      cancel = clock.after(readUntilMs - clock.now(), over)
      events.onSentence(text, lastId)
      return lastId
    },
    play() {},
    hold() {},
    resume() {},
    flush() {
      readUntilMs = 0
      over()
    },
    skip() {
      readUntilMs = 0
      over()
    },
    waiting: () => (reading ? 1 : 0),
    playing: () => reading,
    setPace() {},
  }
}
