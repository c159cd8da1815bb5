import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { joinPcm } from '../../../src/core/audio/pcm.ts'
import { resampleWhole } from '../../../src/core/audio/resample.ts'
import { encodeWav } from '../../../src/core/audio/wav.ts'
import type { ListenFor } from '../../../src/core/contract/modes.ts'
import { hearCommand, heardFile } from '../../../src/server/cli/hear-command.ts'
import { readEnvironment } from '../../../src/server/config.ts'
import { createVoice } from '../../fixtures/voice.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { runMain } from './run-main.ts'

type Final = Parameters<typeof heardFile>[0][number]
const surely = (text: string): Final => ({ text, score: 0 })

it.each<[string, ListenFor, Final[], object]>([
  ['a silence', 'all', [], { text: '', meaning: null, verdict: 'nothing', confidence: 0 }],
  [
    'sound without words',
    'section',
    [{ text: '', score: 5 }],
    { text: '', meaning: null, verdict: 'nothing', confidence: 0 },
  ],
  [
    'a word of the question',
    'section',
    [surely('dairy')],
    { text: 'dairy', meaning: 'dairy', verdict: 'act', confidence: 0.953 },
  ],
  [
    'two utterances as one sentence, as surely as the less sure',
    'checking',
    [surely('does milk bikis'), { text: '', score: -99 }, { text: 'contain nuts', score: -12 }],
    { text: 'does milk bikis contain nuts', meaning: 'contains nuts', verdict: 'act', confidence: 0.5 },
  ],
  [
    'words of another question',
    'entrance',
    [surely('dairy')],
    { text: 'dairy', meaning: 'dairy', verdict: 'confirm', confidence: 0.953 },
  ],
])('writes of %s what it means to %s', (_, question, finals, expected) => {
  expect(heardFile(finals, question, [{ id: 'mb', spoken: ['milk bikis'] }])).toEqual(expected)
})

it('is the surer the better the words fit the sound, from 0 to 1', () => {
  const scores = [-48, -18, -15, -12, -5, 0, 17]
  const sure = scores.map((score) => heardFile([{ text: 'yes', score }], 'all', []).confidence)
  expect(sure).toEqual([0, 0.182, 0.321, 0.5, 0.852, 0.953, 0.999])
})

it.each([[[]], [['--question', 'weather', 'a.wav']], [['--loud', 'a.wav']], [['a.wav', '--products']]])(
  'says how it is used when it is given %j',
  async (rest) => {
    const lines: string[] = []
    expect(await hearCommand(rest, { settings: readEnvironment({}), say: (line) => lines.push(line) })).toBe(
      1,
    )
    expect(lines.join(' ')).toContain('npm run cli -- hear a.wav b.wav [--question section]')
  },
)

it('runs as a command: several utterances, another rate, silence, and what is no mono WAV file', async () => {
  const folder = await temporaryFolder()
  const speak = await createVoice()
  const pause = new Int16Array(16_000)
  const words = ['i want biscuits', 'dairy', 'breads', 'biscuits'] as const
  const spoken = await Promise.all(words.map((each) => speak(each)))
  const stereo = encodeWav(new Int16Array(100), 16_000)
  stereo[22] = 2
  const files: Record<string, Uint8Array> = {
    'many.wav': encodeWav(joinPcm(spoken.flatMap((pcm) => [pause, pcm])), 16_000),
    'silence.wav': encodeWav(pause, 16_000),
    'text.wav': Buffer.from('no sound'),
    'stereo.wav': stereo,
    'telephone.wav': encodeWav(resampleWhole(spoken[1]!, 16_000, 8000), 8000),
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
  const { out, complaints, code } = await runMain(
    ['hear', ...Object.keys(files).map((name) => join(folder, name)), '--question', 'section'],
    folder,
  )
  const lines = out.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { file: join(folder, 'many.wav'), text: words.join(' '), confidence: expect.any(Number) },
    { file: join(folder, 'silence.wav'), text: '', meaning: null, verdict: 'nothing', confidence: 0 },
    { file: join(folder, 'telephone.wav'), text: 'dairy', meaning: 'dairy', verdict: 'act' },
  ])
  expect(complaints).toContain(`${join(folder, 'text.wav')}: not a WAV file`)
  expect(complaints).toContain(`${join(folder, 'stereo.wav')}: 2 channels: not a mono WAV file`)
  expect(code).toBe(1)
}, 180_000)
