import type { LiveClient } from '../live/live-client.ts'
import type { LiveNews } from '../live/read-frame.ts'

/**
 * The specification's way of speaking: own texts are user turns that the assistant, in echo mode, repeats. Once the
 * last is spoken, `done` is called and the session changes to checking products.
 */
export interface EchoStage {
  /**
   * Takes what the server says; true when it is to be played and shown. The echo of a spoken turn is neither: the
   * shopper knows what they said.
   */
  wants(news: LiveNews): boolean
}

const folded = (text: string) => text.trim().toLowerCase()

export function startEchoStage(client: LiveClient, lines: readonly string[], done: () => void): EchoStage {
  let left = lines.length
  let heard: string | undefined
  let echoing = false
  for (const line of lines) client.ask(line)

  function turnComplete() {
    if (left === 0) return
    left -= 1
    if (left === 0) done()
  }

  return {
    wants(news) {
      if (news.type === 'heard') heard = folded(news.text)
      if (news.type === 'said' && heard === folded(news.text)) {
        heard = undefined
        echoing = true
      }
      const wanted = !echoing || news.type === 'heard' || news.type === 'look'
      if (news.type !== 'turnComplete') return wanted
      if (!echoing) turnComplete()
      echoing = false
      return wanted
    },
  }
}
