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
