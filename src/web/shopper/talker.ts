import { paceOf } from '../../core/session/preferences.ts'
import { fixedSentences } from '../../core/speaking/fixed.ts'
import { type SpokenId, spokenTexts } from '../../core/texts/spoken.ts'
import type { Page } from './page.ts'
import { createRecordings } from './recordings.ts'
import { openTalk, type Talk, type TalkEnd, type TalkOptions } from './talk.ts'

/** Opens talks, one at a time, and says how each ended. Fetched with the first tap. */
export interface Talker {
  open(options: TalkOptions): Talk
}

const fixedIds = fixedSentences('').map(({ id }) => id)

export function createTalker(page: Page): Talker {
  const { devices, store } = page
  const recordings = createRecordings(page)

  const pace = () => paceOf(store.get().preferences.pace)

  /** Between talks only this is heard. */
  async function alone(id: SpokenId) {
    const text = spokenTexts[id]
    store.dispatch({ type: 'line', who: 'said', text })
    devices.speaker.listen({ onSentence() {}, onIdle() {} })
    if (store.get().assistant.modality === 'TEXT') return
    const wav = await recordings.get(id)
    if (store.get().phase === 'talking') return
    if (!wav) return devices.fallbackVoice.say(text, pace())
    devices.speaker.setPace(pace(), pace())
    devices.speaker.begin(text)
    devices.speaker.play(wav.pcm, wav.rateHz)
  }

  function ended(end: TalkEnd) {
    if (end.kind === 'pause') {
      store.dispatch({ type: 'paused' })
      return void alone('idle.paused')
    }
    devices.memory.keep(end.kept)
    store.dispatch({ type: 'visitEnded' })
    // As the page would be told if it were loaded anew; a visit that came to its end is longer than the mark takes.
    store.dispatch({ type: 'visitorKnown', firstTime: false })
    if (end.reload) devices.reload()
  }

  return {
    open: (options) => {
      // A fixed sentence is to begin within a tenth of a second of being due.
      if (store.get().assistant.modality === 'AUDIO') void recordings.prepare(fixedIds)
      devices.speaker.setVoice(store.get().preferences.voice)
      return openTalk(page, recordings, {
        ...options,
        onOver(end) {
          options.onOver(end)
          ended(end)
        },
      })
    },
  }
}
