/**
 * Which phrase of the open question fits best what the head heard, without any rejection: right and wrong by voice.
 *
 *   node --import tsx scripts/train-ear/measure-commands.mts FOLDER [CONDITION…]
 *
 * FOLDER as for `npm run bench -- intent`; conditions as there, `clean babble:10` unless named; `EVERY=3` in the
 * environment takes each third clip.
 */
import { readFileSync } from 'node:fs'
import { isMeant } from '../../bench/intent/expected.ts'
import { meaningOf } from '../../bench/intent/meaning.ts'
import { openClipFolder } from '../../bench/speech/clip-folder.ts'
import { openQuestion } from '../../bench/speech/clips.ts'
import type { ListenFor } from '../../src/core/contract/modes.ts'
import { PHONES } from '../../src/core/hearing/phones.ts'
import { spokenAlso } from '../../src/core/language/en/pronunciations.ts'
import { phrasesFor } from '../../src/core/language/grammar.ts'
import { type Phrase, readJsgf } from '../../src/core/language/jsgf.ts'
import { loadPhoneNet } from '../../src/server/engine/hear/neural/phone-net.ts'

const CLASSES = PHONES.length + 1
const BLANK = PHONES.length
const NEVER = Number.NEGATIVE_INFINITY
/** What the ear keeps around the words is between 0.13 and 0.3 s; more makes it no easier. */
const AROUND = 12_800
const SPARE = 24_000 - AROUND

const DICTIONARY = new Map<string, string[]>()
for (const line of readFileSync('node_modules/soundswallower/model/en-us/dict.txt', 'utf8').split('\n')) {
  const [name = '', ...phones] = line.split(' ')
  if (!name.includes('(')) DICTIONARY.set(name, [phones.join(' ')])
}
for (const [word, said] of Object.entries(spokenAlso))
  DICTIONARY.set(word, [...(DICTIONARY.get(word) ?? []), ...said])

function texts(phrase: Phrase): string[] {
  if (phrase.kind === 'word') return [phrase.word]
  if (phrase.kind === 'choice') return phrase.among.flatMap(texts)
  if (phrase.kind === 'rule') throw new Error('commands have no rules')
  return phrase.parts.reduce<string[]>(
    (so, part) => so.flatMap((left) => texts(part).map((right) => `${left} ${right}`.trim())),
    [''],
  )
}

/** Classes of every way to say a text, four at the most. */
function soundsOf(text: string): Int32Array[] {
  const ways = text
    .split(' ')
    .reduce<string[]>(
      (so, word) => so.flatMap((left) => (DICTIONARY.get(word) ?? []).map((right) => `${left} ${right}`)),
      [''],
    )
  const names: readonly string[] = PHONES
  return ways
    .slice(0, 4)
    .map((way) => Int32Array.from(way.trim().split(' '), (phone) => names.indexOf(phone)))
}

const known = new Map<ListenFor, { text: string; sounds: Int32Array[] }[]>()
function phrasesOf(question: ListenFor) {
  let found = known.get(question)
  if (!found) {
    const said = phrasesFor(question).flatMap((line) => {
      const { byName, top } = readJsgf(`public <top> = (${line}) [please];`)
      return texts(byName.get(top) as Phrase)
    })
    found = [...new Set(said)].map((text) => ({ text, sounds: soundsOf(text) }))
    known.set(question, found)
  }
  return found
}

/** Logarithm of the probability of the best path that says the phones. */
function score(logProbs: Float32Array, phones: Int32Array): number {
  const classes = Int32Array.from([BLANK, ...[...phones].flatMap((phone) => [phone, BLANK])])
  // Two more in front, which nothing is ever in: the first states have somebody to look back at.
  let row = new Float64Array(classes.length + 2).fill(NEVER)
  let next = new Float64Array(row.length).fill(NEVER)
  row[1] = 0
  for (let at = 0; at < logProbs.length; at += CLASSES) {
    for (let state = 0; state < classes.length; state++) {
      const one = classes[state] as number
      let best = Math.max(row[state + 2] as number, row[state + 1] as number)
      if (one !== BLANK && one !== classes[state - 2]) best = Math.max(best, row[state] as number)
      next[state + 2] = best + (logProbs[at + one] as number)
    }
    next[1] = NEVER
    ;[row, next] = [next, row]
  }
  return Math.max(...row.subarray(-2))
}

const [folder = '', ...asked] = process.argv.slice(2)
const conditions = asked.length > 0 ? asked : ['clean', 'babble:10']
const { clips, scene } = openClipFolder({
  folder,
  classes: 'natural,human,formant,accent',
  kinds: 'journey,real-word',
  every: process.env.EVERY ?? '1',
  from: '0',
} as Parameters<typeof openClipFolder>[0])
const net = await loadPhoneNet()

for (const condition of conditions) {
  const tally = new Map<string, { right: number; wrong: number; nothing: number }>()
  for (const clip of clips) {
    const question = openQuestion(clip)
    const heard = await net.logProbs(scene(clip, condition).sound.slice(SPARE, -SPARE))
    const nothing = score(heard, new Int32Array())
    let best = { text: '', score: nothing }
    for (const { text, sounds } of phrasesOf(question)) {
      for (const one of sounds) {
        const fits = score(heard, one)
        if (fits > best.score) best = { text, score: fits }
      }
    }
    const voice = clip.file.match(/__(.*)\.wav/)?.[1] ?? clip.class
    const count = tally.get(voice) ?? { right: 0, wrong: 0, nothing: 0 }
    tally.set(voice, count)
    const meaning = best.text === '' ? undefined : meaningOf(best.text, question, [])
    count[meaning === undefined ? 'nothing' : isMeant(clip, meaning) ? 'right' : 'wrong']++
  }
  for (const [voice, { right, wrong, nothing }] of [...tally].sort()) {
    const all = right + wrong + nothing
    const share = (count: number) => `${((100 * count) / all).toFixed(0).padStart(3)}`
    console.log(
      `${condition.padEnd(10)} ${voice.padEnd(16)} right ${share(right)} wrong ${share(wrong)} nothing ${share(nothing)} % of ${all}`,
    )
  }
}
