import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MeanRule, telephoneMean, wideMean } from '../../../core/hearing/starting-mean.ts'
import { ownModelBase } from './model-folder.ts'

/** Paths as the decoder's configuration names them, and where the model expects speech to lie. */
export interface AcousticModel {
  hmm: string
  dict: string
  fdict: string
  featparams: string
  meanRule: MeanRule
}

const WIDE_FILES = ['mdef', 'means', 'variances', 'sendump', 'transition_matrices']

/** How the 16 kHz model's features are made (docs/hearing.md, "Two acoustic models"). */
const WIDE_FEATURES = {
  lowerf: 130,
  upperf: 6800,
  nfilt: 25,
  transform: 'dct',
  lifter: 22,
  feat: '1s_c_d_dd',
  svspec: '0-12/13-25/26-38',
  cmn: 'current',
  varnorm: false,
  remove_noise: true,
}

/** True when the folder holds a whole 16 kHz model. */
export function isWideModel(folder: string): boolean {
  return WIDE_FILES.every((file) => existsSync(join(folder, file)))
}

/**
 * The wide model of `folder` when it is whole, with the package's own dictionary; the package's telephone-band
 * model otherwise.
 */
export async function acousticModel(folder: string | undefined): Promise<AcousticModel> {
  const own = join(ownModelBase(), 'en-us')
  const words = { dict: join(own, 'dict.txt'), fdict: join(own, 'noisedict.txt') }
  if (folder === undefined || !isWideModel(folder)) {
    return { hmm: own, ...words, featparams: join(own, 'feat_params.json'), meanRule: telephoneMean }
  }
  // The decoder takes these figures from a file only, and the file of a packed model is in a format it cannot read.
  const featparams = join(await mkdtemp(join(tmpdir(), 'hearing-')), 'feat_params.json')
  await writeFile(featparams, JSON.stringify(WIDE_FEATURES))
  return { hmm: folder, ...words, featparams, meanRule: wideMean }
}
