import { Virtual } from '@guidepup/virtual-screen-reader'

// jsdom has no CSS; the reader looks up ids with it, and ours are plain words.
globalThis.CSS ??= { escape: (id: string) => id } as typeof CSS

/** More than any screen holds. */
const MOST_PHRASES = 200

/** A screen reader that listens to the page from now on. */
export async function startReader() {
  const reader = new Virtual()
  await reader.start({ container: document.body })
  await reader.clearSpokenPhraseLog()
  return {
    /** What it said by itself since this was last asked: live regions, each phrase once in a row. */
    async told(): Promise<string[]> {
      const phrases = (await reader.spokenPhraseLog()).filter((phrase) =>
        /^(polite|assertive): /.test(phrase),
      )
      await reader.clearSpokenPhraseLog()
      return phrases.filter((phrase, at) => phrase !== phrases[at - 1])
    },
    stop: () => reader.stop(),
  }
}

const isFrame = (phrase: string) => /^(paragraph$|end of )/.test(phrase)

/** The whole page as it is read from top to bottom, without the ends of things. Moves the focus, as a reader does. */
export async function readThrough(): Promise<string[]> {
  const reader = new Virtual()
  await reader.start({ container: document.body })
  const phrases: string[] = []
  for (let phrase = ''; phrase !== 'end of document' && phrases.length < MOST_PHRASES; ) {
    await reader.next()
    phrase = await reader.lastSpokenPhrase()
    phrases.push(phrase)
  }
  await reader.stop()
  return phrases.filter((phrase) => !isFrame(phrase))
}
