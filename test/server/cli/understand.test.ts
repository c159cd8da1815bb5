import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { understandLines } from '../../../src/server/cli/understand-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { runMain } from './run-main.ts'

const names = [{ id: 'mb', spoken: ['milk bikis'] }]

it.each([
  ['section', 'I want bread', '{"meaning":"breads","also":[],"verdict":"act"}'],
  ['checking', 'does milk bikis contain nuts', '{"meaning":"contains nuts","also":[],"verdict":"act"}'],
  ['section', 'the weather is nice', '{"meaning":null,"also":[],"verdict":"askAgain"}'],
  ['walking', 'and then she told me', '{"meaning":null,"also":[],"verdict":"nothing"}'],
])('says what a sentence means under %s: "%s"', async (question, sentence, expected) => {
  const said: string[] = []
  const lines = [JSON.stringify({ question, text: sentence })]
  expect(await understandLines(lines, names, (line) => said.push(line), expect.unreachable)).toBe(0)
  expect(said).toEqual([expected])
})

it('reads Hindi in either alphabet where the line says so', async () => {
  const said: string[] = []
  const texts = ['मलाई कितनी है इस दूध में', 'fridge mein rakhna zaroori hai kya', 'रास्ते में ट्रॉली खड़ी है']
  const lines = texts.map((text) => JSON.stringify({ question: 'checking', text, language: 'hi-IN' }))
  expect(await understandLines(lines, names, (line) => said.push(line), expect.unreachable)).toBe(0)
  expect(said.map((line) => JSON.parse(line).meaning)).toEqual(['fat', 'storage', 'danger'])
})

it('reads a file that begins with a byte-order mark', async () => {
  const said: string[] = []
  const lines = ['\uFEFF{"question":"section","text":"dairy"}']
  expect(await understandLines(lines, names, (line) => said.push(line), expect.unreachable)).toBe(0)
  expect(said).toEqual(['{"meaning":"dairy","also":[],"verdict":"act"}'])
})

it('tells of a line that it cannot read by its number, and answers the rest', async () => {
  const said: string[] = []
  const complaints: string[] = []
  const lines = ['{"question":"section","text":"dairy"}', '', '{', '{"question":"no","text":""}']
  const outcome = await understandLines(
    [...lines, '{"question":"all","text":"stop"}'],
    names,
    (line) => said.push(line),
    (line) => complaints.push(line),
  )
  expect(outcome).toBe(1)
  expect(said).toHaveLength(2)
  expect(complaints.map((line) => line.split(':')[0])).toEqual(['line 3', 'line 4'])
})

it('runs as a command, with the products of a file', async () => {
  const file = join(await temporaryFolder(), 'products.csv')
  await writeFile(file, 'name,description\nHappy Rusk,Crisp.\n')
  const input = '{"question":"checking","text":"tell me about happy rusk"}\nnot json\n'
  const { out, complaints, code } = await runMain(['understand', '--products', file], dirname(file), input)
  expect(out).toBe('{"meaning":"describe","also":[],"verdict":"act"}\n')
  expect(complaints).toContain('line 2')
  expect(code).toBe(1)
}, 60_000)
