import type { SoundSwallowerModule } from 'soundswallower'
import type { SentenceGraph } from '../../../core/language/sentence-graph.ts'

/** The parts of a WebAssembly module that text is handed over with. */
interface TextModule {
  HEAPU8: Uint8Array
  _malloc(bytes: number): number
  _free(address: number): void
}

/** Lays a text into the module's memory, ended by a zero, for as long as `use` runs. */
export function withText<Result>(module: TextModule, text: string, use: (address: number) => Result): Result {
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
export interface GraphModule extends SoundSwallowerModule, TextModule {
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
export function searchGraph(
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
