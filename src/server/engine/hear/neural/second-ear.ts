import { DEFAULT_LANGUAGE } from '../../../../core/contract/language.ts'
import type { ListenFor } from '../../../../core/contract/modes.ts'
import { boundOpinion } from '../../../../core/hearing/bound-opinion.ts'
import { largerOpinion } from '../../../../core/hearing/larger-opinion.ts'
import {
  type BothHeard,
  isClear,
  type Opinion,
  secondOpinion,
  wasQuiet,
} from '../../../../core/hearing/second-opinion.ts'
import { thirdOpinion } from '../../../../core/hearing/third-opinion.ts'
import type { AskedSentence, Transcript } from '../../../../core/hearing/transcript.ts'
import { isHindiInLatin } from '../../../../core/language/hi/in-english.ts'
import { meaningName } from '../../../../core/language/meaning.ts'
import type { ProductNames } from '../../../../core/language/named-products.ts'
import type { SpokenNames } from '../../../../core/language/spoken-names.ts'
import { type Understood, understand } from '../../../../core/language/understand.ts'
import { isCry } from '../../../../core/language/words.ts'
import { readingsByWords } from '../../learned-readings.ts'
import type { LargerEar } from '../larger/larger-ear.ts'
import type { Recognition } from '../recogniser.ts'
import type { Transcribe } from '../transcriber/transcripts.ts'
import { loadPhoneNet } from './phone-net.ts'
import { type AskedOf, createWordEar, type WordsHeard } from './word-ear.ts'

/** What the grammar's decoder made of an utterance, and how it stood in its room. */
export interface FirstHeard extends Pick<BothHeard, 'standsOutDb' | 'speechMs' | 'held'> {
  grammar: { text: string; z: number; heard?: string }
}

/** What others made of an utterance. */
interface OthersHeard {
  /** The words of a larger model. */
  larger?: string | undefined
  transcript?: Transcript | undefined
}

/** The neural ear of a thread, beside the grammar's decoder. */
export interface SecondEar {
  /** Makes ready what hearing an answer to that takes, so that no utterance waits for it. */
  prepare(asked: AskedOf): void
  /** What judging an answer to a question takes, but for its language model: that is read when it is asked for. */
  prepareToUnderstand(question: ListenFor): void
  /** A whole utterance, 16 kHz. */
  hear(samples: Float32Array, asked: AskedOf): Promise<WordsHeard>
  /** What was said, by both, if this is all; `isClear`: its sound leaves no doubt that it is these words and no more. */
  soFar(first: FirstHeard, neural: WordsHeard, asked: AskedOf): { said: string; isClear: boolean }
  /** What was said, by both, and by the transcriber and a larger model where they told. */
  judge(first: FirstHeard, neural: WordsHeard, asked: AskedOf, others?: OthersHeard): Opinion
}

/** Sentences of the neural ear that the transcriber is asked about. */
const ASKED_ABOUT = 5

const isEnglish = ({ language = DEFAULT_LANGUAGE }: AskedOf) => language === DEFAULT_LANGUAGE

/** Has the transcriber judge what both ears heard; undefined where it has not the visit's language. */
export function transcriptOf(
  transcribe: Transcribe,
  { encoded, sentences: found }: WordsHeard,
  recognition: Pick<Recognition, 'soFar'>,
  asked: AskedOf,
): ReturnType<Transcribe> | undefined {
  if (!isEnglish(asked)) return undefined
  const sentences: AskedSentence[] = found.slice(0, ASKED_ABOUT).map(({ text, score }) => ({ text, score }))
  const grammar = recognition.soFar().text
  if (grammar !== '') sentences.push({ text: grammar })
  return transcribe({ encoded, sentences })
}

/**
 * @param soundsOf every way of saying a word that the dictionary has
 * @param larger a model for English that somebody brought
 * @returns undefined where the network cannot be loaded: the grammar's decoder then hears alone
 */
export async function loadSecondEar(
  soundsOf: (word: string) => readonly string[],
  warn: (line: string) => void,
  larger?: Pick<LargerEar, 'hear'>,
): Promise<SecondEar | undefined> {
  const net = await loadPhoneNet().catch((error: Error) =>
    warn(`the neural ear is not used: ${error.message}`),
  )
  if (!net) return undefined
  const words = createWordEar(net, soundsOf)
  const judge: SecondEar['judge'] = ({ grammar, ...room }, neural, asked, others = {}) => {
    const fits = grammar.text === '' ? undefined : neural.as(grammar.text)
    const read = understoodOnce(asked)
    const meaningOf = (text: string) => keyOf(read(text))
    const both = { ...room, grammar: { ...grammar, fits }, neural, meaningOf }
    if (!isEnglish(asked)) return boundOpinion(both, neural.inHindi())
    const { larger: heard = '', transcript } = others
    const packaged = transcript
      ? thirdOpinion({
          ...both,
          transcript,
          isUrgent: (text) => isUrgent(read(text)),
          isForeign: isHindiInLatin,
          sentenceOf: neural.sentence,
        })
      : secondOpinion(both)
    if (heard === '') return packaged
    const larger = { text: heard, fits: neural.as(heard) }
    return largerOpinion({ ...both, larger, names: asked.names.names }, packaged)
  }
  return {
    prepare: words.prepare,
    prepareToUnderstand: words.prepareToUnderstand,
    async hear(samples, asked) {
      const heard = isEnglish(asked) ? larger?.hear(samples, asked) : undefined
      return { ...(await words.hear(samples, asked)), larger: heard }
    },
    judge,
    soFar(first, neural, asked) {
      const { text, doubtful } = judge(first, neural, asked)
      const fits = neural.as(text)
      const isLonger = neural.sentences[0]?.text.startsWith(`${text} `)
      // In noise a network loses sounds that were said.
      const isHeard = wasQuiet(first.standsOutDb) && !doubtful && !isLonger
      return {
        said: text,
        isClear: isHeard && fits !== undefined && isClear(fits, neural.behind(text), neural),
      }
    },
  }
}

const products = new WeakMap<SpokenNames, readonly ProductNames[]>()

/** Names are known by their words in an ear; what product each is matters to nobody. */
export function productsOf(names: SpokenNames): readonly ProductNames[] {
  const known = products.get(names) ?? names.names.map((name) => ({ id: name, spoken: [name] }))
  products.set(names, known)
  return known
}

/** The ears ask of the same few sentences many times: each is read once. */
function understoodOnce(asked: AskedOf): (text: string) => Understood {
  const known = new Map<string, Understood>()
  return (text) => {
    const found = known.get(text) ?? understood(text, asked)
    known.set(text, found)
    return found
  }
}

/** A sentence under the open question. */
function understood(text: string, { listenFor, names, language }: AskedOf): Understood {
  const [question, known, learned] = [listenFor, productsOf(names), readingsByWords()]
  return understand({ text, question, source: 'spoken', names: known, language, learned })
}

/** Whether it may be a cry, whatever is open: one word is enough for it. */
const isUrgent = ({ meaning }: Understood): boolean =>
  meaning?.type === 'word' && (isCry(meaning) || meaning.word === 'help' || meaning.word === 'stop')

/** Tells sentences that mean the same to the open question: equal texts for equal meanings, '' for none. */
export const meaningKey = (text: string, asked: AskedOf): string => keyOf(understood(text, asked))

function keyOf({ meaning, also }: Understood): string {
  const all = meaning ? [meaning, ...also] : []
  return all
    .map((one) => {
      if (one.type === 'word') return meaningName(one)
      const named = one.about.kind === 'named' ? one.about.productIds : []
      return [meaningName(one), one.about.kind, ...named].join(' ')
    })
    .join(' + ')
}
