import type { Readable } from 'node:stream'

/**
 * The lines of a text, ended by LF or CR LF and by nothing else: JSON may hold U+2028 and U+2029 as they are, where newer
 * versions of Node's own reader of lines begin another.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  // Only what comes is searched: a line of megabytes comes in many pieces.
  let rest: string[] = []
  for await (const text of stream) {
    const [first = '', ...others] = String(text).split('\n')
    rest.push(first)
    for (const next of others) {
      yield withoutReturn(rest.join(''))
      rest = [next]
    }
  }
  const last = rest.join('')
  if (last !== '') yield withoutReturn(last)
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
