import * as z from 'zod/mini'
import { languageSchema } from '../../core/contract/language.ts'
import { listenForSchema } from '../../core/contract/modes.ts'
import { meaningName } from '../../core/language/meaning.ts'
import type { ProductNames } from '../../core/language/named-products.ts'
import { understandTurn } from '../engine/understand-turn.ts'
import { linesOf } from '../files/read-file.ts'
import { type CommandOptions, catalogueOf } from './command.ts'

const lineSchema = z.object({
  question: listenForSchema,
  text: z.string(),
  language: z.optional(languageSchema),
})

/**
 * `understand [--products FILE]`: for people who write the vocabulary. Reads `{"question": "section", "text": "i need
 * bread"}`, with `"language": "hi-IN"` for Hindi, line by line and writes `{"meaning": "breads", "also": [], "verdict":
 * "act"}` for each; needs no server.
 */
export async function understandCommand(rest: readonly string[], options: CommandOptions): Promise<0 | 1> {
  const [flag, file, ...others] = rest
  if ((flag !== undefined && flag !== '--products') || (flag && file === undefined) || others.length > 0) {
    options.say('understand takes one option: npm run cli -- understand [--products products.csv]')
    return 1
  }
  const { spokenForms } = await catalogueOf(file, options.settings.BRAND_NAME)
  return understandLines(linesOf(process.stdin), spokenForms, options.say, (line) => console.error(line))
}

/**
 * Answers each line; one that cannot be read is told of with its number, and makes the outcome a 1.
 * @internal A test hands in its own lines.
 */
export async function understandLines(
  lines: AsyncIterable<string> | Iterable<string>,
  names: readonly ProductNames[],
  say: (line: string) => void,
  complain: (line: string) => void,
): Promise<0 | 1> {
  let outcome: 0 | 1 = 0
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    const read = lineSchema.safeParse(parsed(line))
    if (!read.success) {
      complain(`line ${number}: not {"question": "section", "text": "…"}`)
      outcome = 1
      continue
    }
    const { meaning, also, verdict } = understandTurn({ ...read.data, source: 'spoken', names })
    say(
      JSON.stringify({
        meaning: meaning ? meaningName(meaning) : null,
        also: also.map(meaningName),
        verdict,
      }),
    )
  }
  return outcome
}

function parsed(line: string): unknown {
  try {
    // Editors begin a file with a mark that nobody sees.
    return JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
