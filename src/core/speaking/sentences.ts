/** Words whose dot is never an end. */
const ABBREVIATION = /(?:^|\s)(?:e\.g|i\.e|mr|mrs|dr|st|vs)\.$/i
/** Words whose dot is an end only where a sentence may begin behind it: "nuts, etc. Contains milk." are two claims. */
const MAYBE_ABBREVIATION = /(?:^|\s)(?:approx|no|etc|mfg|mfd|pkd|exp|rs|wt)\.$/i

const goesOn = (open: string, next: string | undefined) =>
  ABBREVIATION.test(open) || (MAYBE_ABBREVIATION.test(open) && next !== undefined && !/^\p{Lu}/u.test(next))

/**
 * Splits text at the ends of sentences, so that the first can be heard while the rest is rendered. Figures
 * ("5.5 g") and abbreviations do not end one; closing quotes and brackets stay with theirs. Joined by one space
 * the parts are the text again, runs of white space apart.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  const pieces = text.trim().split(/(?<=[.!?]["')\]]*)\s+|\s*\n+\s*/)
  let open = ''
  for (const [index, piece] of pieces.entries()) {
    open = open === '' ? piece : `${open} ${piece}`
    if (goesOn(open, pieces[index + 1])) continue
    sentences.push(open.replace(/\s+/g, ' '))
    open = ''
  }
  if (open !== '') sentences.push(open.replace(/\s+/g, ' '))
  return sentences.filter((sentence) => sentence !== '')
}

/** A text that is shorter is heard as soon whole. */
const WORTH_SPLITTING = 40
/** What a colon leads to: "From our list: ", but not "8: ". */
const LEAD_IN = /^[^:]*\p{L}{3,}: (?=\S)/u

/**
 * What a text begins with, and the rest of it: up to the end of its first sentence, or the colon in that. Short enough to be
 * heard while the rest is rendered, and where a voice rests anyhow. Joined by one space they are the text again.
 */
export function splitBeginning(text: string): string[] {
  if (text.length < WORTH_SPLITTING) return [text]
  const [first = text, ...others] = splitSentences(text)
  const [leadIn = first] = LEAD_IN.exec(first) ?? []
  const rest = [first.slice(leadIn.length), ...others].join(' ').trim()
  return [leadIn.trim(), ...(rest ? [rest] : [])]
}

/**
 * Splits a text without an end of a sentence into pieces of at most `most` characters: behind the last comma of a piece
 * or else between words, and within one only where it is longer than a piece. Joined by one space, where one stood, they
 * are the text again.
 */
export function splitLong(text: string, most: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > most) {
    const room = rest.slice(0, most + 1)
    const comma = Math.max(...[', ', '; ', ': '].map((sign) => room.lastIndexOf(sign))) + 1
    const space = room.lastIndexOf(' ')
    const at = [comma, space].find((end) => end > most / 2) ?? mostWhole(rest, most)
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...pieces, rest].filter((piece) => piece !== '')
}

/** A sign of two halves is not cut in two. */
const mostWhole = (text: string, most: number) =>
  /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most
