import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pcmFromBytes, pcmToBytes } from '../../../core/audio/pcm.ts'
import { VOICE } from './flite.ts'

/** To be raised by whoever changes how a sentence sounds: respelling, trimming, level, chimes. */
const SOUND_VERSION = 1

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * What the fixed sentences sound like, as sixteen hex figures: another text, brand, voice or way of rendering
 * gives another. Part of addresses that are cached for ever.
 */
export function speechVersion(fixed: readonly string[]): string {
  return digest(JSON.stringify([SOUND_VERSION, VOICE, fixed]))
}

/** The file name of one fixed sentence's samples. @internal A test looks for the file by it. */
export const sentenceKey = (text: string) => digest(text)

/**
 * Rendered fixed sentences on disk, `<folder>/<version>/<key>.pcm`, 24 kHz s16le. Only sentences of the product
 * itself are written here, never what somebody said. A file is whole or absent: it is written aside and renamed.
 */
export function createFixedStore(folder: string, version: string) {
  const own = join(folder, version)
  const path = (text: string) => join(own, `${sentenceKey(text)}.pcm`)
  return {
    /** Undefined when it was not rendered yet or the file is damaged. */
    async read(text: string): Promise<Int16Array | undefined> {
      const bytes = await readFile(path(text)).catch(() => undefined)
      return bytes && bytes.length > 0 && bytes.length % 2 === 0 ? pcmFromBytes(bytes) : undefined
    },
    /** Rejects when the disk is full or may not be written. */
    async write(text: string, pcm: Int16Array): Promise<void> {
      await mkdir(own, { recursive: true })
      const aside = `${path(text)}.${randomUUID()}`
      try {
        await writeFile(aside, pcmToBytes(pcm))
        await rename(aside, path(text))
      } finally {
        await rm(aside, { force: true })
      }
    },
    /** Removes what older texts and voices left behind. */
    async sweep(): Promise<void> {
      const names = await readdir(folder).catch(() => [])
      const old = names.filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== version)
      await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true, force: true })))
    },
  }
}
