import { expect, test } from 'vitest'
import { progressLines } from './download.ts'

const MIB = 1024 * 1024

test.each([
  ['a small file: one line a MiB and one at the end', 2.5 * MIB, 0, 3],
  ['a large file: one line each two per cent', 500 * MIB, 0, 50],
  ['going on from half: only what is left', 500 * MIB, 250 * MIB, 25],
  ['a tiny file: one line', 1000, 0, 1],
])('%s', (_name, total, start, lines) => {
  const said: string[] = []
  const report = progressLines('m', total, start, (line) => said.push(line))
  const piece = Math.min(MIB / 4, total)
  for (let have = start + piece; have < total; have += piece) report(have)
  report(total)
  expect(said).toHaveLength(lines)
  expect(said.at(-1)).toContain('(100 %)')
})
