import { closers, openers } from './commands.ts'

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
