import { spokenTexts } from '../../core/texts/spoken.ts'
import { createOwnVoice } from './own-voice.ts'
import type { Page } from './page.ts'
import { createRecordings } from './recordings.ts'
import { openTalk, type Talk, type TalkEnd, type TalkOptions } from './talk.ts'

/** Opens talks, one at a time, and says how each ended. Fetched with the first tap. */
export interface Talker {
  open(options: TalkOptions): Talk
}

export function createTalker(page: Page): Talker {
  const { devices, store } = page
  const recordings = createRecordings(page)
  const alone = createOwnVoice(page, recordings, () => undefined)

  function ended(end: TalkEnd) {
    // Between talks only recordings are heard.
    devices.speaker.listen({
      onSentence: (text) => store.dispatch({ type: 'line', who: 'said', text }),
      onIdle() {},
    })
    store.dispatch({ type: end.how === 'paused' ? 'paused' : 'visitEnded' })
    if (end.how === 'paused') void alone.play('idle.paused')
    if (end.how !== 'gaveUp') return
    const text = end.reason ?? spokenTexts['net.fail']
    store.dispatch({ type: 'notice', notice: { about: 'connection', text } })
    if (end.reason === undefined) void alone.play('net.fail')
    else alone.say(text)
  }

  return {
    open: (options) =>
      openTalk(page, recordings, {
        ...options,
        onOver(end) {
          options.onOver(end)
          ended(end)
        },
      }),
  }
}
