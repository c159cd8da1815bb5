import { paceOf } from '../../core/session/preferences.ts'
import { fixedSentences } from '../../core/speaking/fixed.ts'
import { visitTextsIn } from '../../core/texts/visit-texts.ts'
import { betweenVisits, isLiteral, type Page } from './page.ts'
import { createRecordings } from './recordings.ts'
import { openVisit, type Visit, type VisitEnd, type VisitOptions } from './visit.ts'

/** Opens visits, one at a time, and says how each ended. Fetched with the first tap. */
export interface Visits {
  open(options: VisitOptions): Visit
}

/** Said when nothing can be fetched any more. */
const urgent = ['net.lost', 'net.walk', 'net.walk.manual', 'net.offline', 'net.fail'] as const
const fixedIds = fixedSentences('').map(({ id }) => id)

export function createVisits(page: Page): Visits {
  const { devices, store } = page
  const { speaker } = devices
  const recordings = createRecordings(page)

  async function tellPaused() {
    const text = visitTextsIn(store.get().language).spokenTexts['idle.paused']
    store.dispatch({ type: 'line', who: 'said', text })
    speaker.listen({ began() {}, ended() {} })
    if (store.get().assistant.modality === 'TEXT') return
    speaker.setPace(paceOf(store.get().preferences.pace))
    const wav = await recordings.get('idle.paused')
    if (store.get().phase === 'talking') return
    const { paused } = betweenVisits
    if (!wav) return speaker.say(paused, text)
    speaker.begin(paused, text)
    speaker.play(paused, wav.pcm, wav.rateHz)
    speaker.end(paused)
  }

  function ended(end: VisitEnd) {
    if (end.kind === 'pause') {
      store.dispatch({ type: 'paused' })
      return void tellPaused()
    }
    devices.memory.keep(end.kept)
    if (!isLiteral(page)) devices.memory.keepPlace(null)
    store.dispatch({ type: 'visitEnded' })
    // As the page would be told if it were loaded anew; a visit that came to its end is longer than the mark takes.
    store.dispatch({ type: 'visitorKnown', firstTime: false })
    if (end.reload) devices.reload()
  }

  return {
    open(options) {
      // A fixed sentence is to begin within a tenth of a second of being due.
      if (store.get().assistant.modality === 'AUDIO') void recordings.prepare([...urgent, ...fixedIds])
      speaker.setVoice(store.get().preferences.voice)
      return openVisit(page, recordings, {
        ...options,
        onOver(end) {
          options.onOver(end)
          ended(end)
        },
      })
    },
  }
}
