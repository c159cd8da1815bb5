import type { Readable } from 'node:stream'

/**
 * The lines of a text, ended by LF or CR LF and by nothing else: JSON may hold U+2028 and U+2029 as they are, where newer
 * versions of Node's own reader of lines begin another.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  let rest = ''
  for await (const text of stream) {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield withoutReturn(line)
  }
  if (rest !== '') yield withoutReturn(rest)
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
