import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import createModule, { type SoundSwallowerModule, type Decoder as SsDecoder } from 'soundswallower'
import { AUDIO_IN } from '../../../core/constants.ts'
import type { SentenceGraph } from '../../../core/language/sentence-graph.ts'

/** The parts of a WebAssembly module that text is handed over with. */
interface TextModule {
  HEAPU8: Uint8Array
  _malloc(bytes: number): number
  _free(address: number): void
}

/** Lays a text into the module's memory, ended by a zero, for as long as `use` runs. */
function withText<Result>(module: TextModule, text: string, use: (address: number) => Result): Result {
  const bytes = new TextEncoder().encode(`${text}\0`)
  const address = module._malloc(bytes.length)
  module.HEAPU8.set(bytes, address)
  try {
    return use(address)
  } finally {
    module._free(address)
  }
}

/** The parts of the WebAssembly module that make a graph by hand; addresses and logarithms are whole numbers. */
interface GraphModule extends SoundSwallowerModule, TextModule {
  _decoder_logmath(decoder: number): number
  _decoder_set_fsg(decoder: number, graph: number): number
  _logmath_log(logmath: number, value: number): number
  _fsg_model_init(name: number, logmath: number, weight: number, states: number): number
  _fsg_set_states(graph: number, start: number, final: number): void
  _fsg_model_word_add(graph: number, word: number): number
  _fsg_model_trans_add(graph: number, from: number, to: number, log: number, word: number): void
  _fsg_model_null_trans_add(graph: number, from: number, to: number, log: number): number
}

/**
 * Makes the decoder listen for the sentences of a graph; `weight` is the decoder's `lw`. Throws when a word is not in
 * its dictionary.
 */
function searchGraph(
  module: GraphModule,
  decoder: number,
  { states, start, final, arcs }: SentenceGraph,
  weight: number,
): void {
  const logmath = module._decoder_logmath(decoder)
  const graph = withText(module, 'shop', (name) => module._fsg_model_init(name, logmath, weight, states))
  module._fsg_set_states(graph, start, final)
  const words = new Map<string, number>()
  for (const { word } of arcs) {
    if (word === undefined || words.has(word)) continue
    words.set(
      word,
      withText(module, word, (text) => module._fsg_model_word_add(graph, text)),
    )
  }
  for (const { from, to, word, share } of arcs) {
    const log = module._logmath_log(logmath, share)
    const id = word === undefined ? undefined : words.get(word)
    if (id === undefined) module._fsg_model_null_trans_add(graph, from, to, log)
    else module._fsg_model_trans_add(graph, from, to, log, id)
  }
  // The decoder owns the graph from here on; it looks every word up before it takes it.
  if (module._decoder_set_fsg(decoder, graph) < 0) throw new Error('the decoder refuses the graph')
}

/**
 * Beams: how much worse than the best a path may be and still be followed. The weight of the grammar is one: a
 * grammar shares each choice out evenly, and weighed as a language model's probabilities would be (6.5, the
 * decoder's own) a word under many choices loses to one that stands alone.
 */
const GRAMMAR_SEARCH = { beam: 1e-120, wbeam: 1e-100, pbeam: 1e-120, lw: 1 }
const LOOP_SEARCH = { beam: 1e-60, wbeam: 1e-40, pbeam: 1e-60, lw: 6.5 }
const PHONES =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
    ' ',
  )

/** The parts of the WebAssembly module that its types leave out. */
interface Raw extends GraphModule {
  HEAP32: Int32Array
  _decoder_hyp(decoder: number, score: number): number
  _decoder_init_feat_s3file(decoder: number, transform: number): number
  /** `update` 0: the search takes no notice of the word until it is built anew. */
  _decoder_add_word(decoder: number, word: number, sounds: number, update: 0 | 1): number
  _acmod_reinit_feat(acousticModel: number, frontEnd: number, features: number): number
}

/** One recogniser. It hears one utterance at a time and blocks its thread while it does. */
export interface Decoder {
  /** Every way of saying a word that the dictionary has, sounds with spaces between. */
  soundsOf(word: string): string[]
  /** Adds one more way to say a word, from the next `listenFor` on. False when the decoder refuses the sounds. */
  addWord(word: string, sounds: string): boolean
  /** Listens for these sentences from the next utterance on. Throws when a word is unknown. */
  listenFor(sentences: SentenceGraph): void
  /** Begins an utterance whose cepstral mean is probably `mean`. */
  start(mean: readonly number[]): void
  feed(samples: Float32Array): void
  stop(): void
  /** Best words so far, or of the whole after `stop`. */
  text(): string
  /** Log score of that path. */
  score(): number
}

/** Everything that one thread needs to recognise: a grammar decoder and a phone loop to measure it against. */
export interface DecoderPair {
  grammar: Decoder
  loop: Decoder
}

export async function loadDecoders(): Promise<DecoderPair> {
  // The package's types leave `modelBase` out; without it the working directory is searched.
  const modelBase = `${join(dirname(createRequire(import.meta.url).resolve('soundswallower')), 'model')}/`
  const place: object = { modelBase }
  const module = (await createModule(place)) as Raw
  const folder = join(modelBase, 'en-us')
  const grammar = await openDecoder(module, folder, GRAMMAR_SEARCH)
  const loop = await openDecoder(module, folder, LOOP_SEARCH)
  for (const phone of PHONES) loop.addWord(loopWord(phone), phone)
  loop.listenFor(LOOP)
  return { grammar, loop }
}

const loopWord = (phone: string) => `ph_${phone.toLowerCase()}`

/** Any phones; as likely to end after each as to go on, which is part of the score that z is measured against. */
const LOOP: SentenceGraph = {
  states: 1,
  start: 0,
  final: 0,
  arcs: PHONES.map((phone) => ({ from: 0, to: 0, word: loopWord(phone), share: 0.5 / PHONES.length })),
}

async function openDecoder(module: Raw, folder: string, search: typeof GRAMMAR_SEARCH): Promise<Decoder> {
  const files = {
    hmm: folder,
    dict: join(folder, 'dict.txt'),
    fdict: join(folder, 'noisedict.txt'),
    featparams: join(folder, 'feat_params.json'),
  }
  const decoder = new module.Decoder({ ...files, loglevel: 'FATAL', samprate: AUDIO_IN.rateHz, ...search })
  await decoder.initialize()
  const { cdecoder, cacmod } = decoder as SsDecoder & { cdecoder: number; cacmod: number }
  const said = new Map<string, number>()
  return {
    soundsOf(word) {
      const ways: string[] = []
      for (let way: string | null = decoder.lookup_word(word); way; ) {
        ways.push(way)
        way = decoder.lookup_word(`${word}(${ways.length + 1})`)
      }
      return ways
    },
    addWord(word, sounds) {
      const known = decoder.lookup_word(word) !== null
      let variant = said.get(word) ?? 1
      while (known && decoder.lookup_word(`${word}(${variant + 1})`) !== null) variant++
      const name = known ? `${word}(${variant + 1})` : word
      // The package's own way builds the search anew for every word, which takes seconds for a new catalogue.
      const id = withText(module, name, (text) =>
        withText(module, sounds, (phones) => module._decoder_add_word(cdecoder, text, phones, 0)),
      )
      if (id < 0) return false
      said.set(word, variant + 1)
      return true
    },
    listenFor: (sentences) => searchGraph(module, cdecoder, sentences, search.lw),
    start(mean) {
      // The mean has no setter: the features are made anew from the configuration, which takes no time.
      decoder.set_config('cmninit', mean.map((value) => value.toFixed(2)).join(','))
      const features = module._decoder_init_feat_s3file(cdecoder, 0)
      if (module._acmod_reinit_feat(cacmod, 0, features) < 0) throw new Error('the decoder refuses the mean')
      decoder.start()
    },
    feed: (samples) => void decoder.process_audio(samples, false, false),
    stop: () => decoder.stop(),
    text: () => decoder.get_text(),
    score() {
      const address = module._malloc(4)
      module._decoder_hyp(cdecoder, address)
      const score = module.HEAP32[address >> 2] ?? 0
      module._free(address)
      return score
    },
  }
}
