import { mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type MeanRule, telephoneMean, wideMean } from '../../../core/hearing/starting-mean.ts'
import { isAcousticModel } from '../../models/model-folder.ts'

/** Paths as the decoder's configuration names them, and where the model expects speech to lie. */
export interface AcousticModel {
  hmm: string
  dict: string
  fdict: string
  featparams: string
  meanRule: MeanRule
}

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

/** The folder of the speech decoder's own models, with the trailing slash that it needs. */
export function ownModelBase(): string {
  return `${join(dirname(createRequire(import.meta.url).resolve('soundswallower')), 'model')}/`
}

/**
 * The wide model of `folder` when it is whole, with the package's own dictionary; the package's telephone-band
 * model otherwise.
 */
export async function acousticModel(folder: string | undefined): Promise<AcousticModel> {
  const own = join(ownModelBase(), 'en-us')
  const words = { dict: join(own, 'dict.txt'), fdict: join(own, 'noisedict.txt') }
  if (folder === undefined || !isAcousticModel(folder)) {
    return { hmm: own, ...words, featparams: join(own, 'feat_params.json'), meanRule: telephoneMean }
  }
  // The decoder takes these figures from a file only, and the file of a packed model is in a format it cannot read.
  const featparams = join(await mkdtemp(join(tmpdir(), 'hearing-')), 'feat_params.json')
  await writeFile(featparams, JSON.stringify(WIDE_FEATURES))
  return { hmm: folder, ...words, featparams, meanRule: wideMean }
}
