import type { Readable } from 'node:stream'
import { RefusedFile } from './file-errors.ts'

/** Ten times what a photograph takes in a backup. */
const LONGEST_LINE = 20_000_000

/**
 * The lines of a text, ended by LF or CR LF and by nothing else: JSON may hold U+2028 and U+2029 as they are, where newer
 * versions of Node's own reader of lines begin another. Throws `RefusedFile` where one is too long to be held.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  // Only what comes is searched: a line of megabytes comes in many pieces.
  let rest: string[] = []
  let letters = 0
  for await (const text of stream) {
    const [first = '', ...others] = String(text).split('\n')
    rest.push(first)
    letters += first.length
    if (letters > LONGEST_LINE) throw new RefusedFile(`it has a line of more than ${LONGEST_LINE / 1e6} MB`)
    for (const next of others) {
      yield withoutReturn(rest.join(''))
      rest = [next]
      letters = next.length
    }
  }
  const last = rest.join('')
  if (last !== '') yield withoutReturn(last)
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
