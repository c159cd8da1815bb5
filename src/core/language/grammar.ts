import { DEFAULT_LANGUAGE, type Language } from '../contract/language.ts'
import { type ListenFor, listenForSchema } from '../contract/modes.ts'
import { AFTER_ANY } from './en/jsgf-parts.ts'
import { screenHeard } from './en/page-forms.ts'
import { questionRules } from './en/question-forms.ts'
import { aroundCommand, hindiPhrases, hindiQuestions } from './hi/heard.ts'
import { screenHeardInHindi } from './hi/own-forms.ts'
import { linesHeard } from './words.ts'

/**
 * Every phrase of an open question, those that are always heard included, as JSGF alternatives without repeats.
 * @internal Tests walk every phrase of a question.
 */
export function phrasesFor(question: ListenFor): string[] {
  return [...new Set(linesHeard(question).flatMap(topAlternatives))]
}

/** Splits at the `|` that stand outside brackets. */
function topAlternatives(line: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= line.length; at++) {
    const letter = line[at]
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (at === line.length || (letter === '|' && depth === 0)) {
      found.push(line.slice(from, at).trim())
      from = at + 1
    }
  }
  return found
}

/** True when the open question takes questions about products and their names. */
export function hearsProducts(listenFor: ListenFor): boolean {
  return listenFor === 'checking' || listenFor === 'all'
}

/** What an open question takes in Hindi, as it is written. */
export function phrasesInHindi(question: ListenFor): string[] {
  const all = new Set(listenForSchema.options.filter((one) => one !== 'all').flatMap(phrasesFor))
  return hindiPhrases(new Set(phrasesFor(question)), all, hearsProducts(question))
}

/** Heard in place of product names while the catalogue has none that can be said. */
const NO_NAMES = ['this product']

/**
 * The JSGF of an open question. Names are lower case words, each of them known to the decoder's dictionary; they
 * count only where products are asked about.
 */
export function grammarFor(
  listenFor: ListenFor,
  names: readonly string[],
  language: Language = DEFAULT_LANGUAGE,
): string {
  const inHindi = language === 'hi-IN'
  const phrases = new Set([
    ...phrasesFor(listenFor),
    ...screenHeard,
    ...(inHindi ? [...phrasesInHindi(listenFor), ...screenHeardInHindi] : []),
  ])
  const command = inHindi ? aroundCommand('<command>') : `<command> ${AFTER_ANY}`
  const head = '#JSGF V1.0;\ngrammar shop;\n'
  const commands = `<command> = ${[...phrases].join(' | ')};\n`
  if (!hearsProducts(listenFor)) {
    return `${head}${commands}public <top> = ${command};\n`
  }
  const said = names.length === 0 ? NO_NAMES : names
  const bare = said.filter((name) => name.includes(' '))
  const alone = bare.length === 0 ? '' : ` | ${bare.join(' | ')}`
  return [
    head + commands.trimEnd(),
    `<product> = ${said.join(' | ')};`,
    ...questionRules(),
    ...(inHindi ? hindiQuestions() : []),
    `public <top> = ${command} | <question> ${AFTER_ANY}${inHindi ? ' | <asked>' : ''}${alone};\n`,
  ].join('\n')
}

/** Every word a grammar can hear, without rule names. */
export function grammarWords(jsgf: string): string[] {
  const rules = jsgf.split('\n').filter((line) => !line.startsWith('#') && !line.startsWith('grammar '))
  const text = rules
    .join(' ')
    .replace(/<\w+>/g, ' ')
    .replace(/\bpublic\b/g, ' ')
  return [...new Set(text.match(/[a-z'\p{L}\p{M}]+/gu) ?? [])]
}
