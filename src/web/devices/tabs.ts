/** The page's other tabs on this phone. */
export interface Tabs {
  /** Another one has a visit. */
  othersTalk(): boolean
  /** This one has it from now on; `silence` is called when another takes it. */
  talk(silence: () => void): void
  /** The visit of this one is over. */
  rest(): void
}

type Word = 'who' | 'here' | 'taken' | 'silent'

/** Older browsers have none, and one that blocks all cookies refuses it. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('visit')
  } catch {
    return undefined
  }
}

/** The page's other tabs on this phone: one visit has one voice. Where tabs cannot speak to each other, each is alone. */
export function createTabs(): Tabs {
  const channel = openChannel()
  if (!channel) return { othersTalk: () => false, talk() {}, rest() {} }
  const tell = (word: Word) => channel.postMessage(word)
  let others = false
  let onTaken: (() => void) | undefined

  function hear(word: Word) {
    if (word === 'who' && onTaken) return tell('here')
    if (word !== 'who') others = word !== 'silent'
    if (word !== 'taken') return
    const silenced = onTaken
    onTaken = undefined
    silenced?.()
  }

  function rest() {
    if (onTaken) tell('silent')
    onTaken = undefined
  }

  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data)
  addEventListener('pagehide', rest)
  tell('who')
  return {
    othersTalk: () => others,
    talk(silence) {
      others = false
      onTaken = silence
      tell('taken')
    },
    rest,
  }
}
