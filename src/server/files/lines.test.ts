import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { linesOf } from './lines.ts'

it.each<[string, (string | Buffer)[], string[]]>([
  ['none', [], []],
  ['one without an end', ['a'], ['a']],
  ['a last one that is ended', ['a\nb\n'], ['a', 'b']],
  ['both kinds of ends, and an empty one', ['a\r\n\nb'], ['a', '', 'b']],
  ['pieces that end anywhere', ['a', 'b\r', '\nc'], ['ab', 'c']],
  ['a letter in two pieces', [Buffer.from('é\n').subarray(0, 1), Buffer.from('é\n').subarray(1)], ['é']],
  ['what JSON may hold as it is', ['"a\u2028b\u2029c\u0085d\re"\n'], ['"a\u2028b\u2029c\u0085d\re"']],
])('reads lines: %s', async (_, pieces, lines) => {
  const stream = Readable.from(
    pieces.map((piece) => Buffer.from(piece)),
    { objectMode: false },
  )
  const read: string[] = []
  for await (const line of linesOf(stream)) read.push(line)
  expect(read).toEqual(lines)
})
