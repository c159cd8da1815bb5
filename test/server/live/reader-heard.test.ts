import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerFrame, serverFrameSchema } from '../../../src/core/contract/live.ts'
import { createVoice, type Speak } from '../../fixtures/voice.ts'
import { audio, hearingHouse, hush } from './hearing-house.ts'
import type { Dialled } from './socket-server.ts'

/** What a screen reader says of each state of the page; a test of the page keeps it as it is. */
const log = readFileSync(new URL('../../fixtures/reader-log.txt', import.meta.url), 'utf8')

const PATIENCE_MS = 300_000

let house: Awaited<ReturnType<typeof hearingHouse>>
let speak: Speak

beforeAll(async () => {
  ;[house, speak] = await Promise.all([hearingHouse(), createVoice()])
}, PATIENCE_MS)

afterAll(() => house.close())

interface State {
  name: string
  question: string
  said: string[]
  read: string[]
}

/** What is read in several states is spoken in the first. */
function states(): State[] {
  const spoken = new Set<string>()
  return log.split('# ').flatMap((part) => {
    const [head = '', ...lines] = part.trim().split('\n')
    const [name = '', question = ''] = head.split(': ')
    const of = (kind: string) =>
      lines.flatMap((line) => (line.startsWith(kind) ? [line.slice(kind.length)] : []))
    const read = together(of('read: ')).filter((phrase) => isTold(phrase) && !spoken.has(phrase))
    for (const phrase of read) spoken.add(phrase)
    return name === '' ? [] : [{ name, question, said: of('said: '), read }]
  })
}

/** Whose words a line is stands before it and is read with it. */
const together = (read: readonly string[]) =>
  read.flatMap((phrase, at) => {
    if (phrase === 'You:') return []
    return read[at - 1] === 'You:' ? [`You: ${phrase}`] : [phrase]
  })

/** What is too short to be told from an answer counts for a moment only, which tests of the page try. */
const LEAST_WORDS = 6
const isTold = (phrase: string) =>
  /^(?:button, |You: )/.test(phrase) || phrase.split(' ').length >= LEAST_WORDS

/** A button as TalkBack and VoiceOver say it; everything else as it stands. */
function asSpoken(phrase: string, at: number): string {
  const [, name, ...more] = /^button, ([^,]+)(.*)$/.exec(phrase) ?? []
  if (name === undefined) return phrase
  return `${name} button${more.join('')}${at % 2 === 0 ? '' : ', double tap to activate'}`
}

/** What followed from what the microphone was given: each turn, until the stream's end is dealt with. */
async function verdicts(peer: Dialled): Promise<NonNullable<ServerFrame['heard']>[]> {
  for (;;) {
    const { heard, error } = serverFrameSchema.parse(await peer.next())
    expect(error).toBeUndefined()
    if (heard) return [heard]
  }
}

it.each(states())(
  'of what a reader’s voice says nothing acts: $name',
  async ({ question, said, read }) => {
    const mode = question === 'checking' ? 'scan' : 'echo'
    const peer = await house.talk({ shopper_session: { mode, leads: true } })
    peer.send({ listen_for: question, question: { id: 1, own: [] } })
    for (const [at, text] of said.entries())
      peer.send({ saying: { id: `p${at}`, text }, played: { id: `p${at}`, ms: 900 } })
    const acted: string[] = []
    for (const [at, phrase] of read.entries()) {
      const words = asSpoken(phrase, at)
      peer.send(audio(hush(0.5)))
      peer.send(audio(await speak(words, 'rms')))
      peer.send({ realtimeInput: { audioStreamEnd: true } })
      // What is asked back has not acted, and "repeat", as which "Repeat, button" is taken now and then, chooses nothing.
      for (const { text, meaning, verdict } of await verdicts(peer))
        if (verdict === 'act' && meaning !== 'repeat') acted.push(`${words} → ${text}: ${verdict} ${meaning}`)
    }
    expect(acted).toEqual([])
  },
  PATIENCE_MS,
)
