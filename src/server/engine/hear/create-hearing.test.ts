import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openEar } from '../../../../test/fixtures/ear-recorder.ts'
import { inNoise, shopNoise } from '../../../../test/fixtures/noise.ts'
import { createVoice, type Speak } from '../../../../test/fixtures/voice.ts'
import { createResampler } from '../../../core/audio/resample.ts'
import type { ListenFor } from '../../../core/contract/modes.ts'
import { understand } from '../../../core/language/understand.ts'
import { readingsByWords } from '../learned-readings.ts'
import { createHearing } from './create-hearing.ts'
import type { Hearing } from './hearing.ts'

const SECOND = 16_000
// A second of words takes a fifth of that to decode alone on a core, and many seconds on a machine full of other work.
vi.setConfig({ testTimeout: 90_000 })
const quiet = (seconds: number) =>
  inNoise(new Int16Array(0), Number.POSITIVE_INFINITY, (seconds / 2) * SECOND)

let hearing: Hearing
let speak: Speak
const lines: string[] = []
beforeAll(async () => {
  hearing = createHearing({ workers: 1, log: (line) => lines.push(line) })
  speak = await createVoice()
  await hearing.ready()
})
afterAll(() => hearing.close())

/** What is heard of one sound with half a second of quiet around it. */
async function heard(listenFor: ListenFor, sound: Int16Array): Promise<string> {
  const ear = openEar(hearing, listenFor)
  ear.play(quiet(0.5), sound, quiet(1))
  const [text] = await ear.finals(1)
  ear.session.close()
  return text ?? ''
}

describe('what is heard', () => {
  it.each<[ListenFor, string]>([
    ['introduction', 'not required'],
    ['section', 'i want biscuits'],
    ['entrance', 'not there'],
    ['walking', 'how many left'],
    ['checking', 'what are the ingredients'],
    ['buy_more', 'next time'],
    ['all', 'what is this'],
  ])('%s: "%s"', async (listenFor, words) => {
    expect(await heard(listenFor, await speak(words))).toBe(words)
  })

  it('tells that speech began, then words while they are said, then all of them', async () => {
    const ear = openEar(hearing, 'walking')
    ear.play(quiet(0.5), await speak('take me to the cash counter'))
    await ear.until('partial')
    expect(ear.events.map(({ type }) => type)).toEqual(['speechStart', 'partial'])
    ear.play(quiet(1))
    expect(await ear.finals(1)).toEqual(['take me to the cash counter'])
    expect(ear.events.at(-1)).toMatchObject({ type: 'final', score: expect.any(Number) })
    ear.session.close()
  })

  it.each<[ListenFor, string]>([
    ['section', 'the cricket match starts at seven'],
    ['all', 'my sister is coming by train on friday'],
    ['checking', 'please remind me to water all the plants'],
  ])('%s: nothing that it would act upon in "%s"', async (listenFor, words) => {
    const text = await heard(listenFor, await speak(words))
    expect(understand({ text, question: listenFor, source: 'spoken', names: [] }).meaning).toBeUndefined()
  })

  it.each<[ListenFor, string]>([
    ['section', 'no no i want some bread'],
    ['all', 'my sister is coming by train on friday'],
  ])('%s: words of any order, "%s"', async (listenFor, words) => {
    expect(await heard(listenFor, await speak(words))).toBe(words)
  })

  it.each<[ListenFor, string, string, string[]]>([
    ['section', 'i want', 'some bread', ['i want some bread']],
    ['checking', 'is there', 'milk in it', ['is there milk in it']],
    ['section', 'biscuits', 'breads', ['biscuits', 'breads']],
  ])('%s: "%s" … "%s", with a pause of 0.6 s, as %j', async (listenFor, before, after, texts) => {
    const ear = openEar(hearing, listenFor)
    ear.play(quiet(0.5), await speak(before), quiet(0.6), await speak(after), quiet(1))
    expect(await ear.finals(texts.length)).toEqual(texts)
    ear.session.close()
  })

  it('the first word of a session, without a moment before it', async () => {
    const ear = openEar(hearing, 'all')
    ear.play(await speak('help'), quiet(1))
    expect(await ear.finals(1)).toEqual(['help'])
    ear.session.close()
  })

  it('what was said when the stream ends without a pause', async () => {
    const ear = openEar(hearing, 'place')
    ear.play(quiet(0.5), await speak('at home'))
    ear.session.end()
    expect(await ear.finals(1)).toEqual(['at home'])
    ear.session.close()
  })

  it('a question that was open as the words began', async () => {
    const ear = openEar(hearing, 'entrance')
    ear.play(quiet(0.5), await speak('not there'))
    ear.session.listenFor('buy_more')
    ear.play(quiet(1))
    expect(await ear.finals(1)).toEqual(['not there'])
    ear.play(await speak('next time'), quiet(1))
    expect(await ear.finals(2)).toEqual(['not there', 'next time'])
    ear.session.close()
  })
})

describe('bad sound', () => {
  const clipped = (pcm: Int16Array) => pcm.map((sample) => Math.max(-32_768, Math.min(32_767, sample * 8)))
  const telephone = (pcm: Int16Array) => {
    const down = createResampler(SECOND, 8000)
    const up = createResampler(8000, SECOND)
    return up.push(down.push(pcm))
  }
  it.each([
    ['clipped', clipped],
    ['at 8 kHz', telephone],
    ['in a shop, 20 dB', (pcm: Int16Array) => inNoise(pcm, 20, SECOND)],
    ['soft', (pcm: Int16Array) => pcm.map((sample) => Math.round(sample / 30))],
  ])('%s is heard', async (_, spoil) => {
    expect(await heard('section', spoil(await speak('biscuits and snacks')))).toBe('biscuits and snacks')
  })

  it.each([
    ['in one breath', false],
    ['in a hold', true],
  ])('one word said twenty times %s is nothing', async (_, held) => {
    const ear = openEar(hearing, 'section')
    const word = await speak('dairy')
    const many = Int16Array.from({ length: 20 * word.length }, (_, i) => word[i % word.length] ?? 0)
    ear.play(quiet(0.5))
    if (held) ear.session.hold(true, 0)
    ear.play(many)
    if (held) ear.session.hold(false, 0)
    ear.play(quiet(1), await speak('biscuits'), quiet(1))
    expect(await ear.finals(2)).toEqual(['', 'biscuits'])
    ear.session.close()
  })

  it('silence, zeros and noise say nothing', async () => {
    const ear = openEar(hearing, 'all')
    ear.play(new Int16Array(2 * SECOND), quiet(2), shopNoise(4 * SECOND))
    ear.session.end()
    ear.play(quiet(1), await speak('help'), quiet(1))
    expect(await ear.finals(1)).toEqual(['help'])
    ear.session.close()
  })

  it('ten minutes of babble at once end, are bounded, and words after them are heard', async () => {
    const sentences = [
      'we should paint the garden wall before the rain',
      'two kilos of onions and a dozen bananas please',
      'she said the meeting was cancelled this morning',
      'how far is the railway station from your house',
    ]
    const voices = await Promise.all(sentences.map((text, i) => speak(text, i % 2 ? 'rms' : 'awb')))
    const babble = Int16Array.from({ length: 10 * SECOND }, (_, i) =>
      Math.round(voices.reduce((sum, pcm, v) => sum + (pcm[(i + v * 5000) % pcm.length] ?? 0), 0) / 6),
    )
    const ear = openEar(hearing, 'place')
    for (let minute = 0; minute < 10; minute++) for (let i = 0; i < 6; i++) ear.play(babble)
    const before = process.memoryUsage().arrayBuffers
    ear.session.end()
    const done = openEar(hearing, 'place')
    done.play(quiet(0.5), await speak('at home'), quiet(1))
    expect(await done.finals(1)).toEqual(['at home'])
    expect(lines.join()).toContain('faster than it can be heard')
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(before + 8 * 2 ** 20)
    const starts = ear.events.filter(({ type }) => type === 'speechStart').length
    expect((await ear.finals(starts)).length).toBe(starts)
    ear.session.close()
    done.session.close()
  })
})

describe('what is said while the shopper holds to talk', () => {
  /** People who talk all around, `db` below the words. */
  async function people(db: number): Promise<(seconds: number) => Int16Array> {
    const talk = [
      'we should paint the garden wall before the rain',
      'two kilos of onions and a dozen bananas please',
      'she said the meeting was cancelled this morning',
    ]
    const voices = await Promise.all(talk.map((text, i) => speak(text, i % 2 ? 'rms' : 'awb')))
    let at = 0
    return (seconds) =>
      Int16Array.from({ length: seconds * SECOND }, () => {
        at += 1
        const sum = voices.reduce((sum, pcm, v) => sum + (pcm[(at + v * 5000) % pcm.length] ?? 0), 0)
        return Math.round((sum / 3) * 1.7 * 10 ** (-db / 20))
      })
  }
  const over = (babble: Int16Array, words: Int16Array) => babble.map((sample, i) => sample + (words[i] ?? 0))

  it.each<[ListenFor, string, number]>([
    ['section', 'biscuits and snacks', 20],
    ['checking', 'what are the ingredients', 10],
    ['walking', 'how many left', 10],
    ['section', 'dairy', 6],
  ])('%s: "%s" out of babble %i dB below, at once', async (listenFor, words, db) => {
    const babble = await people(db)
    const clip = await speak(words)
    const ear = openEar(hearing, listenFor)
    ear.play(babble(3))
    ear.session.hold(true, 0)
    ear.play(babble(0.6), over(babble(clip.length / SECOND + 0.2), clip))
    ear.session.hold(false, 0)
    const texts = await ear.finals(1)
    // As visits understand: whether the transcriber was in time, words differ and mean the same.
    const meantBy = (text: string) =>
      understand({ text, question: listenFor, source: 'spoken', names: [], learned: readingsByWords() })
        .meaning
    expect(meantBy(texts.at(-1) ?? '')).toEqual(meantBy(words))
    expect(ear.events.at(-1)).toMatchObject({ type: 'final', held: true })
    ear.session.close()
  })

  it('is one utterance with its pauses, from before the hand was known to rest', async () => {
    const ear = openEar(hearing, 'checking')
    const clip = await speak('what are the ingredients')
    ear.play(quiet(1), clip.subarray(0, 0.4 * SECOND))
    ear.session.hold(true, 400)
    ear.play(clip.subarray(0.4 * SECOND), quiet(0.2))
    ear.session.hold(false, 0)
    expect(await ear.finals(1)).toEqual(['what are the ingredients'])
    expect(ear.events.filter(({ type }) => type === 'speechStart')).toHaveLength(1)
    ear.session.close()
  })

  it('has a final where only the end of the hold was told', async () => {
    const ear = openEar(hearing, 'checking')
    ear.play(quiet(0.5), await speak('what are the ingredients'), quiet(0.1))
    ear.session.hold(false, 0)
    expect(await ear.finals(1)).toEqual(['what are the ingredients'])
    ear.session.close()
  })

  it('is nothing in a hum, and a sound too short to be a word', async () => {
    const ear = openEar(hearing, 'all')
    ear.play(quiet(0.5))
    for (const sound of [shopNoise(2 * SECOND), new Int16Array(0), quiet(0.1)]) {
      ear.session.hold(true, 0)
      ear.play(sound)
      ear.session.hold(false, 0)
    }
    expect(await ear.finals(3)).toEqual(['', '', ''])
    ear.session.close()
  })
})

describe('names and turns', () => {
  it('hears a name from the moment that the catalogue has it', async () => {
    const ear = openEar(hearing, 'checking', { version: 'one', names: ['tiger'] })
    const question = await speak('tell me about golden kestrel')
    ear.play(quiet(0.5), question, quiet(1))
    expect((await ear.finals(1))[0]).not.toContain('kestrel')
    ear.session.setNames({ version: 'two', names: ['tiger', 'golden kestrel'] })
    ear.play(question, quiet(1))
    expect((await ear.finals(2))[1]).toBe('tell me about golden kestrel')
    ear.session.close()
  })

  it('leaves out a name that nobody can say, and says so', async () => {
    const ear = openEar(hearing, 'checking', { version: 'odd', names: ['brrr', 'tiger'] })
    ear.play(quiet(0.5), await speak('tell me about tiger'), quiet(1))
    expect(await ear.finals(1)).toEqual(['tell me about tiger'])
    expect(lines.join()).toContain('1 product names cannot be pronounced')
    ear.session.close()
  })

  it('hears three who speak at once with one decoder', async () => {
    const said = ['take me to the breads', 'i want biscuits', 'dairy'] as const
    const clips = await Promise.all(said.map((words) => speak(words)))
    const ears = said.map(() => openEar(hearing, 'section'))
    for (const ear of ears) ear.play(quiet(0.5))
    const longest = Math.max(...clips.map(({ length }) => length))
    for (let at = 0; at < longest; at += 1600) {
      for (const [i, ear] of ears.entries()) ear.play(clips[i]!.subarray(at, at + 1600))
    }
    for (const ear of ears) ear.play(quiet(1))
    expect(await Promise.all(ears.map((ear) => ear.finals(1)))).toEqual(said.map((words) => [words]))
    for (const ear of ears) ear.session.close()
  })

  it('says nothing after a session was closed', async () => {
    const ear = openEar(hearing, 'place')
    ear.play(quiet(0.5), await speak('at home'), quiet(1))
    ear.session.close()
    expect(await heard('place', await speak('store'))).toBe('store')
    expect(ear.events).toEqual([])
  })
})
