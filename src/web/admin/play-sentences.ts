import { createSharedAudio } from '../devices/audio-context.ts'
import type { Speaker } from '../devices/devices.ts'
import { createSpeaker } from '../devices/speaker.ts'
import { openLive, type Socket } from '../live/live-client.ts'
import type { PlayEvents } from './devices.ts'
import { createProgress } from './play-progress.ts'

/** One speaker for the page's life: browsers limit how many sounds a page may open. */
let shared: Speaker | undefined
function speakerOf(): Speaker {
  shared ??= createSpeaker(createSharedAudio(), navigator.userAgent)
  return shared
}

/** What a shopper's page sends to hear its own texts: the same server, the same voice, word for word. */
const setup = {
  setup: { generation_config: { response_modalities: ['AUDIO'] }, shopper_session: { mode: 'echo' } },
}
const silent = { onSentence() {}, onIdle() {} }

/** Plays sentences through the live socket exactly as a shopper hears them. Returns what stops it. */
export function playSentences(address: string, sentences: readonly string[], events: PlayEvents): () => void {
  const speaker = speakerOf()
  const progress = createProgress(sentences)
  let over = false

  function end(tell: () => void) {
    if (over) return
    over = true
    speaker.listen(silent)
    speaker.flush()
    client.close()
    tell()
  }
  speaker.listen({
    onSentence: (text) => events.onSentence(progress.heard(text)),
    onIdle() {
      if (progress.done()) end(events.onEnd)
    },
  })
  const openSocket = (url: string) => new WebSocket(url) as Socket
  const client = openLive(address, [setup], openSocket, (news) => {
    if (news.type === 'setupComplete') for (const sentence of sentences) client.say(sentence)
    else if (news.type === 'said') speaker.begin(news.text)
    else if (news.type === 'audio') speaker.play(news.pcm, news.rateHz)
    else if (news.type === 'turnComplete') {
      progress.turn()
      if (progress.done() && !speaker.playing()) end(events.onEnd)
    } else if (news.type === 'closed' || news.type === 'refused') end(events.onFailed)
  })
  void speaker.wake()
  return () => end(() => {})
}
