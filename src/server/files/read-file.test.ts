import { Readable } from 'node:stream'
import { expect, it, onTestFinished, vi } from 'vitest'
import { linesOf } from './read-file.ts'

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

it('takes as long for a line as for its pieces, however many there are', async () => {
  const pieces = 300
  const text = 'x'.repeat(1000)
  async function* stream() {
    for (let at = 0; at < pieces; at++) yield text
    yield '\n'
  }
  const searched = vi.spyOn(String.prototype, 'split')
  onTestFinished(() => searched.mockRestore())
  const lines = linesOf(Readable.from(stream(), { objectMode: false }))
  expect((await lines.next()).value).toHaveLength(pieces * text.length)
  const letters = searched.mock.contexts.reduce<number>((sum, each) => sum + String(each).length, 0)
  expect(letters).toBeLessThan(2 * pieces * text.length)
})

it('holds no line that is longer than any of a backup', async () => {
  let sent = 0
  async function* stream() {
    for (;;) {
      sent += 1
      yield 'x'.repeat(1_000_000)
    }
  }
  const lines = linesOf(Readable.from(stream(), { objectMode: false }))
  await expect(lines.next()).rejects.toThrow('it has a line of more than 20 MB')
  expect(sent).toBeLessThan(30)
})
