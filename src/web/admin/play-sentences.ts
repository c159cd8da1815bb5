import { createSharedAudio } from '../devices/audio-context.ts'
import type { Speaker } from '../devices/devices.ts'
import { createSpeaker } from '../devices/speaker.ts'
import { openLive, type Socket } from '../live/live-client.ts'
import type { PlayEvents } from './devices.ts'

/** One speaker for the page's life: browsers limit how many sounds a page may open. */
let shared: Speaker | undefined
function speakerOf(): Speaker {
  shared ??= createSpeaker(createSharedAudio(), navigator.userAgent)
  return shared
}

/** What a shopper's page sends to hear its own texts: the same server, the same voice, word for word. */
const setup = {
  setup: {
    generation_config: { response_modalities: ['AUDIO'] },
    shopper_session: { mode: 'echo', leads: true },
  },
}

/** Plays sentences through the live socket exactly as a shopper hears them. Returns what stops it. */
export function playSentences(address: string, sentences: readonly string[], events: PlayEvents): () => void {
  const speaker = speakerOf()
  const ids = sentences.map((_, index) => `s${index}`)
  const begun = new Set<string>()
  let beganAtMs = 0
  let over = false

  function end(tell: () => void) {
    if (over) return
    over = true
    speaker.listen({ began() {}, ended() {} })
    speaker.drop(ids)
    client.close()
    tell()
  }
  speaker.listen({
    began(id) {
      beganAtMs = performance.now()
      events.onSentence(ids.indexOf(id))
    },
    ended(id) {
      client.played({ id, ms: Math.round(performance.now() - beganAtMs) })
      if (id === ids.at(-1)) end(events.onEnd)
    },
  })
  const openSocket = (url: string) => new WebSocket(url) as Socket
  const client = openLive(address, [setup], openSocket, (news) => {
    if (news.type === 'setupComplete')
      for (const [index, text] of sentences.entries()) client.say(`s${index}`, text)
    else if (news.type === 'closed' || news.type === 'refused') end(events.onFailed)
    if (news.type !== 'utterance') return
    if (!begun.has(news.id)) speaker.begin(news.id, news.text)
    begun.add(news.id)
    for (const { pcm, rateHz } of news.sound) speaker.play(news.id, pcm, rateHz)
    if (news.last) speaker.end(news.id)
  })
  void speaker.wake()
  return () => end(() => {})
}
