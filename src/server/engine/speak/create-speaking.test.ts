import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createSpeaking } from './create-speaking.ts'
import { sentenceKey, speechVersion } from './fixed-store.ts'
import type { Speaking } from './speaking.ts'

const FIXED = ['Please wait.', 'Looking.']
const version = speechVersion(FIXED)
let folder: string
let open: Speaking[] = []
/** For what does not care about the folder: starting a voice takes a third of a second. */
let shared: Speaking

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speaking-'))
  shared = createSpeaking({ cacheFolder: join(folder, 'shared'), fixed: [] })
})
afterEach(async () => {
  await Promise.all(open.map((speaking) => speaking.close()))
  open = []
})
afterAll(async () => {
  await shared.close()
  await rm(folder, { recursive: true })
})

function start(cacheFolder = folder, lines: string[] = []): Speaking {
  const speaking = createSpeaking({ cacheFolder, fixed: FIXED, log: (line) => lines.push(line) })
  open.push(speaking)
  return speaking
}

const seconds = (pcm: Int16Array) => pcm.length / 24_000
const files = () => readdir(join(folder, version))

it('speaks with the real voice, slower longer', async () => {
  const speaking = shared
  await speaking.ready()
  expect(speaking.healthy()).toBe(true)
  const once = await speaking.say('This is ginger snaps.')
  expect(seconds(once)).toBeGreaterThan(1)
  expect(seconds(once)).toBeLessThan(2.5)
  const slower = await speaking.say('This is ginger snaps.', 0.8)
  expect(slower.length / once.length).toBeGreaterThan(1.15)
  expect(slower.length / once.length).toBeLessThan(1.35)
})

it('gives a long text the same samples again, and a short one those that it has', async () => {
  const long = 'From our list: may contain milk, nuts, soya and sesame.'
  const [once, again] = [await shared.say(long), await shared.say(long)]
  expect(again).toEqual(once)
  expect(again).not.toBe(once)
  const short = await shared.say('From our list:')
  expect(await shared.say('From our list:')).toBe(short)
  expect(await shared.say('From our list:', 0.8)).not.toHaveLength(short.length)
})

it.each(['', ' ', '...', '\ud83c\udf6a'])('has nothing to say for %j', async (text) => {
  expect(await shared.say(text)).toHaveLength(0)
})

it('says of letters that it cannot read that they are there', async () => {
  expect(await shared.say('\u0939\u093f\u0928\u094d\u0926\u0940')).not.toHaveLength(0)
})

it.each(['-t', '-voice kal', "'; rm -rf /", '$HOME', '\u0000 zero', 'a'.repeat(300)])(
  'reads %j as words',
  async (text) => {
    expect(seconds(await shared.say(text))).toBeGreaterThan(0.2)
  },
)

it('renders the fixed sentences once and reads them from disk afterwards', async () => {
  const first = start()
  const said = await first.say('Please wait.')
  await first.say('Looking.')
  await first.close()
  expect((await files()).toSorted()).toEqual(FIXED.map((text) => `${sentenceKey(text)}.pcm`).toSorted())
  const again = start()
  expect(await again.say(' Please wait. ')).toEqual(said)
  expect(await again.say('Please wait.')).toBe(await again.say('Please wait.'))
})

it('writes nothing but the fixed sentences', async () => {
  const speaking = start()
  await speaking.say('I want biscuits.')
  await speaking.say('Looking.', 0.8)
  await Promise.all(FIXED.map((text) => speaking.say(text)))
  await speaking.close()
  expect(await files()).toHaveLength(FIXED.length)
})

it('renders anew what is damaged, and removes what older texts left', async () => {
  const said = await start().say('Looking.')
  await Promise.all(open.map((speaking) => speaking.close()))
  await truncate(join(folder, version, `${sentenceKey('Looking.')}.pcm`), 3)
  await mkdir(join(folder, '0123456789abcdef'))
  await writeFile(join(folder, 'notes.txt'), 'not ours')
  const speaking = start()
  expect(await speaking.say('Looking.')).toEqual(said)
  await speaking.close()
  expect((await readdir(folder)).toSorted()).toEqual([version, 'notes.txt'].toSorted())
})

it('speaks without a folder it can write to, and says so', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const lines: string[] = []
  const speaking = start(join(folder, 'a-file'), lines)
  expect(seconds(await speaking.say('Looking.'))).toBeGreaterThan(0.4)
  await speaking.close()
  expect(lines.join()).toContain('not kept on disk')
})

it('is not healthy and says nothing once closed', async () => {
  const speaking = start()
  await speaking.ready()
  await speaking.close()
  expect(speaking.healthy()).toBe(false)
  await expect(speaking.say('Hello.')).rejects.toThrow('closed')
})

it('changes its version with the text, and only then', () => {
  expect(speechVersion(['a', 'b'])).toBe(speechVersion(['a', 'b']))
  expect(speechVersion(['a', 'b'])).not.toBe(speechVersion(['ab']))
  expect(version).toMatch(/^[0-9a-f]{16}$/)
})
