import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type EarModelOptions, makeEarModel } from '../../../../../test/fixtures/ear-model.ts'
import { openEar } from '../../../../../test/fixtures/ear-recorder.ts'
import { inNoise } from '../../../../../test/fixtures/noise.ts'
import { createVoice } from '../../../../../test/fixtures/voice.ts'
import { understand } from '../../../../core/language/understand.ts'
import { spawnHereWith } from '../../sense-threads.ts'
import { createHearing } from '../create-hearing.ts'
import { checkEarModel } from './larger-ear.ts'

// A process more than the ear's other tests start, on a machine full of other work.
vi.setConfig({ testTimeout: 240_000 })
const SECOND = 16_000
const quiet = (seconds: number) =>
  inNoise(new Int16Array(0), Number.POSITIVE_INFINITY, (seconds / 2) * SECOND)

/** An ear with a model beside it that was made for this, and a person who speaks to it. */
async function earWith(options: EarModelOptions) {
  const speak = await createVoice()
  const { folder, remove } = await makeEarModel(options)
  const lines: string[] = []
  const spawn = spawnHereWith(folder)
  const hearing = createHearing({ workers: 1, log: (line) => lines.push(line), spawn })
  onTestFinished(async () => {
    await hearing.close()
    await remove()
  })
  await hearing.ready()
  async function heard(
    words: string,
    { held = false, language }: { held?: boolean; language?: 'hi-IN' } = {},
  ) {
    const ear = openEar(hearing, 'checking', undefined, language)
    ear.play(quiet(0.5))
    if (held) ear.session.hold(true, 0)
    ear.play(await speak(words, 'awb'))
    if (held) ear.session.hold(false, 0)
    ear.play(quiet(1.5))
    const [text] = await ear.finals(1)
    ear.session.close()
    return text
  }
  return { heard, lines }
}

const HISSING = 'is sorghum one of the ingredients'
const OTHER = 'our yeoman bore a rum barrel'

describe('a larger model', () => {
  it('has its words heard where they were said, and nowhere else', async () => {
    const { heard, lines } = await earWith({ hissing: `Is ${HISSING.slice(3)}?`, other: OTHER })
    // Without it: "is sore done one a the ingredient".
    const text = (await heard(HISSING)) ?? ''
    expect(text).toBe(HISSING)
    const turn = understand({ text, question: 'checking', source: 'spoken', names: [] })
    expect(turn).toMatchObject({ verdict: 'act', meaning: { type: 'question' } })
    expect(await heard(OTHER)).toBe(OTHER)
    expect(await heard(HISSING, { held: true })).toBe(HISSING)
    expect(await heard(OTHER, { language: 'hi-IN' })).not.toBe(OTHER)
    // It writes the one or the other of these too, which nobody said.
    expect(await heard('what is this')).toBe('what is this')
    expect(await heard('are there peanuts in this')).toBe('are there peanuts in this')
    expect(lines).toEqual([])
  })

  it.each(['throws', 'hangs'] as const)('that %s loses no words, and is replaced', async (how) => {
    const { heard, lines } = await earWith({ other: OTHER, fault: { how, at: 'hiss' } })
    expect(await heard('what are the ingredients')).toBe('what are the ingredients')
    await expect.poll(() => lines.join('\n'), { timeout: 60_000 }).toMatch(/larger ear (failed|hung)/)
    expect(lines.join('\n')).not.toContain('what are the')
    // The packaged ears hear meanwhile.
    expect(await heard('repeat')).toBe('repeat')
    await expect.poll(() => heard(OTHER), { timeout: 60_000 }).toBe(OTHER)
  })
})

describe('a start', () => {
  async function complaint(options: EarModelOptions): Promise<string> {
    const { folder, remove } = await makeEarModel(options)
    onTestFinished(remove)
    const reason = await checkEarModel(folder).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(reason === '' || reason.endsWith(` (it is "${folder}")`), reason).toBe(true)
    return reason.replaceAll(folder, '…')
  }

  it.each<[string, EarModelOptions, string | RegExp]>([
    ['takes a model that can be used', {}, ''],
    [
      'refuses one of no known type',
      { metadata: { model_type: 'whisper-tiny' } },
      /^EAR_MODEL: \S+model\.onnx is of the type "whisper-tiny"; known are zipformer2_ctc, /,
    ],
    [
      'refuses one that does not say all that it has to, with which the package would end the process',
      { metadata: { model_type: 'EncDecCTCModelBPE' } },
      /^EAR_MODEL: the model cannot be used: 'vocab_size' does not exist in the metadata/,
    ],
    [
      'refuses one that cannot hear, at which the package would abort the process',
      { fault: { how: 'throws', at: 'everything' } },
      /^EAR_MODEL: the model cannot be used: Non-zero status code returned while running Gather node/,
    ],
  ])('%s', async (_, options, wrong) => {
    if (wrong === '') expect(await complaint(options)).toBe('')
    else expect(await complaint(options)).toMatch(wrong)
  })

  it('looks at nothing without the setting', async () => {
    await expect(checkEarModel(undefined)).resolves.toBeUndefined()
  })
})
