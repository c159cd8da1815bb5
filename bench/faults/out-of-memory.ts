import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createHearing } from '../../src/server/engine/hear/create-hearing.ts'
import { createSeeing } from '../../src/server/engine/see/create-seeing.ts'
import { type SpawnSense, spawnHere } from '../../src/server/engine/sense-threads.ts'
import { createSpeaking } from '../../src/server/engine/speak/create-speaking.ts'
import type { Figure } from '../figures.ts'

/** A thread that takes all the memory that it may have, and is ended for it. */
const greedy = () =>
  new Worker('const held = []; for (;;) held.push(new Array(1e5).fill({}))', {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })

interface Sense {
  ready(): Promise<void>
  close(): Promise<void>
}

/** From the end of the first thread, which ran out of memory, until the sense is ready. */
async function readyAfter(make: (spawn: SpawnSense, log: (line: string) => void) => Sense): Promise<number> {
  let spawned = 0
  let endedAtMs = Number.NaN
  const spawn: SpawnSense = (...asked) => (spawned++ === 0 ? greedy() : spawnHere(...asked))
  const sense = make(spawn, (line) => {
    if (/another is started/.test(line)) endedAtMs = performance.now()
  })
  await sense.ready()
  const readyMs = performance.now() - endedAtMs
  await sense.close()
  return readyMs
}

/** How long each sense is gone after its thread ran out of memory. That the process lives is shown by the next line. */
export async function outOfMemory(): Promise<Figure[]> {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'shop-speech-'))
  try {
    return [
      ['memory-hear', await readyAfter((spawn, log) => createHearing({ workers: 1, spawn, log })), 'ms'],
      ['memory-see', await readyAfter((spawn, log) => createSeeing({ spawn, log })), 'ms'],
      [
        'memory-speak',
        await readyAfter((spawn, log) => createSpeaking({ cacheFolder, fixed: [], spawn, log })),
        'ms',
      ],
    ]
  } finally {
    rmSync(cacheFolder, { recursive: true, force: true })
  }
}
