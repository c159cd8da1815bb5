/** Politeness and filling at the start of what was said, longest first. */
const openers = [
  'i would like to know',
  'i want to know',
  'can you please tell me',
  'could you please tell me',
  'can you tell me',
  'could you tell me',
  'please tell me',
  'can you please',
  'could you please',
  'would you please',
  'can you',
  'could you',
  'would you',
  'will you',
  'let us',
  'tell me',
  'thank you',
  'thanks',
  'excuse me',
  'please',
  'kindly',
  'okay',
  'ok',
  'so',
  'and',
  'now',
  'then',
  'well',
  'just',
  'oh',
  'um',
  'uh',
  'hey',
  'hi',
  'hello',
  'yes',
  'sir',
  'madam',
]

/** The same at its end. */
const closers = [
  'thank you very much',
  'thank you',
  'thanks',
  'for me',
  'to me',
  'please',
  'now',
  'then',
  'sir',
  'madam',
  'yaar',
  'ji',
  'okay',
  'ok',
]

const atStart = new RegExp(`^(?:${openers.join('|')}) `)
const atEnd = new RegExp(` (?:${closers.join('|')})$`)

/**
 * What was said, then the same with one more polite or filling phrase taken away at a time, so that a whole-sentence
 * rule can be tried on each: "okay repeat please", "repeat please", "repeat". Never empties a sentence.
 */
export function withoutAsides(words: string): string[] {
  const forms = [words]
  for (let form = words; ; ) {
    const shorter = atEnd.test(form) ? form.replace(atEnd, '') : form.replace(atStart, '')
    if (shorter === form) return forms
    forms.push(shorter)
    form = shorter
  }
}
