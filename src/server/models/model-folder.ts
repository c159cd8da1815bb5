import { statSync } from 'node:fs'
import path from 'node:path'

/** What a PocketSphinx acoustic model consists of. @internal Tests lay out a folder of them. */
export const ACOUSTIC_MODEL_FILES = ['mdef', 'means', 'variances', 'sendump', 'transition_matrices'] as const

/** Name of the wide-band model in models.lock.json. @internal A test installs one of this name. */
export const WIDE_MODEL = 'en-us-wide'

/** Where Debian's package pocketsphinx-en-us puts the same model. */
const DEBIAN_MODEL_FOLDER = '/usr/share/pocketsphinx/model/en-us/en-us'

/**
 * The folder of an installed 16 kHz wide-band English acoustic model: the one that `models install` brought, else
 * Debian's, else undefined and hearing uses the model that ships. It holds the acoustic files only: dictionary,
 * phone set and feature parameters are the recogniser's own. Looks at the disk once, without reading the files.
 */
export function modelFolder(
  dataFolder: string,
  systemFolder: string = DEBIAN_MODEL_FOLDER,
): string | undefined {
  return [path.join(dataFolder, 'models', WIDE_MODEL), systemFolder].find(isAcousticModel)
}

export function isAcousticModel(folder: string): boolean {
  return ACOUSTIC_MODEL_FILES.every((name) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false })
    return found?.isFile() === true && found.size > 0
  })
}
