import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toFloat } from '../../src/core/audio/pcm.ts'
import { decodeWav } from '../../src/core/audio/wav.ts'
import type { clipOptions } from './clip-options.ts'
import { type Clip, readTruth } from './clips.ts'
import { inNoise, type Scene } from './sound.ts'

/** Samples of noise, or of a quiet room, on either side of the words: 1.5 s. */
const AROUND = 24_000

export type ClipOptions = ReturnType<typeof clipOptions>

/** The chosen clips of a folder, and each of them in a condition: `clean`, or a noise and its dB (`babble:10`). */
export function openClipFolder({ folder, classes, kinds, every, from }: ClipOptions) {
  const truth = readTruth(folder)
  const read = (file: string) => toFloat(decodeWav(readFileSync(join(folder, file))).pcm)
  const noises = new Map(Object.entries(truth.noise).map(([name, file]) => [name, read(file)]))

  function noiseOf(condition: string) {
    const [name = '', snr] = condition.split(':')
    if (name === 'clean') return undefined
    const sound = noises.get(name)
    if (!sound) throw new Error(`no noise called ${name} in ${folder}`)
    return { sound, snrDb: Number(snr) }
  }

  return {
    clips: truth.clips
      .filter((clip) => classes.split(',').includes(clip.class) && kinds.split(',').includes(clip.kind))
      .filter((_, i) => i % Number(every) === Number(from)),
    scene: (clip: Clip, condition: string): Scene =>
      inNoise(read(clip.file), noiseOf(condition), truth.clips.indexOf(clip), AROUND, AROUND),
  }
}

/** Plays every clip in every condition, as many at a time as there are sessions. */
export async function playAll(
  clips: readonly Clip[],
  { conditions, sessions }: ClipOptions,
  play: (clip: Clip, condition: string) => Promise<void>,
): Promise<void> {
  const work = conditions.split(',').flatMap((condition) => clips.map((clip) => ({ clip, condition })))
  let next = 0
  let played = 0
  const players = Array.from({ length: Number(sessions) }, async () => {
    for (let job = work[next++]; job; job = work[next++]) {
      await play(job.clip, job.condition)
      if (++played % 100 === 0) console.error(`${played} of ${work.length}`)
    }
  })
  await Promise.all(players)
}
