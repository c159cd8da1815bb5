/** Ends that are no ends: the dot belongs to the word. */
const ABBREVIATION = /(?:^|\s)(?:e\.g|i\.e|approx|no|mr|mrs|dr|st|vs|etc|mfg|mfd|pkd|exp|rs|wt)\.$/i

/**
 * Splits text at the ends of sentences, so that the first can be heard while the rest is rendered. Figures
 * ("5.5 g") and abbreviations do not end one; closing quotes and brackets stay with theirs. Joined by one space
 * the parts are the text again, runs of white space apart.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.trim().split(/(?<=[.!?]["')\]]*)\s+|\s*\n+\s*/)) {
    open = open === '' ? piece : `${open} ${piece}`
    if (ABBREVIATION.test(open)) continue
    sentences.push(open.replace(/\s+/g, ' '))
    open = ''
  }
  if (open !== '') sentences.push(open.replace(/\s+/g, ' '))
  return sentences.filter((sentence) => sentence !== '')
}
