import { toPcm } from '../../src/core/audio/pcm.ts'
import type { Language } from '../../src/core/contract/language.ts'
import type { ListenFor } from '../../src/core/contract/modes.ts'
import type { SpokenNames } from '../../src/core/language/spoken-names.ts'
import type { Hearing } from '../../src/server/engine/hear/hearing.ts'
import { type PhoneLine, plainLine } from './phone-line.ts'
import type { Scene } from './sound.ts'

const RATE_HZ = 16_000
const CHUNK = 1600
/** After all sound was sent: a final that has not come by then will not come. */
const GIVE_UP_MS = 60_000
/** A second utterance of the same clip comes within this. */
const GRACE_MS = 200

export interface Heard {
  /** Finals joined; '' when nothing was understood. */
  text: string
  /** One of the finals with words is to be asked back. */
  doubtful: boolean
  scores: number[]
  finals: number
  /** End of the words to the first final; undefined when none came, or not in real time. */
  delayMs: number | undefined
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Plays a scene to a session of its own and gathers what it hears. */
export async function listen(
  hearing: Hearing,
  scene: Scene,
  listenFor: ListenFor,
  names: SpokenNames,
  realTime: boolean,
  line: PhoneLine = plainLine(),
  language?: Language,
): Promise<Heard> {
  const pcm = toPcm(scene.sound)
  const texts: string[] = []
  const scores: number[] = []
  let doubtful = false
  let delayMs: number | undefined
  let starts = 0
  let taken = false
  let tell: () => void = () => {}
  const startedAt = performance.now()
  const wordsEndAt = startedAt + (scene.wordsEnd / RATE_HZ) * 1000
  const caughtUp = () => {
    taken = true
    tell()
  }
  const session = hearing.open({ listenFor, names, language, caughtUp }, (event) => {
    if (event.type === 'speechStart') starts++
    if (event.type !== 'final') return
    texts.push(event.text)
    scores.push(event.score)
    doubtful ||= event.text !== '' && event.doubtful === true
    delayMs ??= realTime ? performance.now() - wordsEndAt : undefined
    tell()
  })
  for (let at = 0; at < pcm.length; at += CHUNK) {
    // A microphone hands out a chunk when its last sample was heard.
    if (realTime) await pause(startedAt + ((at + CHUNK) / RATE_HZ) * 1000 - performance.now())
    const { pieces, ends } = line.push(pcm.slice(at, at + CHUNK))
    for (const piece of pieces) {
      taken = false
      session.audio(piece)
    }
    if (ends) session.end()
  }
  session.end()
  const until = performance.now() + GIVE_UP_MS
  while (performance.now() < until && (!taken || texts.length < starts)) {
    await Promise.race([new Promise<void>((resolve) => (tell = resolve)), pause(GRACE_MS * 5)])
  }
  await pause(realTime ? GRACE_MS : 0)
  session.close()
  return {
    text: texts.filter((text) => text !== '').join(' '),
    doubtful,
    scores,
    finals: texts.length,
    delayMs,
  }
}
