import { connectPhone, heardIn, saidIn } from '../test/fixtures/live-client.ts'
import { startServer } from '../test/fixtures/server-process.ts'
import { createVoice, voices } from '../test/fixtures/voice.ts'
import { printFigures, printMachine } from './figures.ts'
import { clipsOf, recordQuestions } from './questions.ts'
import { askOnce } from './talk.ts'

/**
 * `npm run bench -- babble <minutes>`: a shopper stands among people who never stop talking and says nothing. What
 * is said to them, what is taken for their words, what the server keeps of it, and whether it still hears afterwards.
 */
const RATE_HZ = 16_000
const MB = 2 ** 20
const minutes = Number(process.argv[2] ?? 10)
if (!(minutes > 0)) throw new Error('bench babble takes the minutes to run')

const talkAmongPeople = [
  'the weather was not so good yesterday and my brother came late to the office',
  'we should ask him about the tickets before the train leaves on monday',
  'she put those boxes behind the counter near the big window last week',
  'did you watch the match or were you still working when they won it',
]

printMachine()
const speak = await createVoice()
const people = await Promise.all(
  talkAmongPeople.map((text, i) => speak(text, voices[i % voices.length] ?? 'slt')),
)
const babble = Int16Array.from({ length: minutes * 60 * RATE_HZ }, (_, i) =>
  people.reduce(
    (sum, clip, person) => sum + (clip[(i + person * 5000) % clip.length] ?? 0) / people.length,
    0,
  ),
)
const [question] = await clipsOf(speak, recordQuestions, Number.POSITIVE_INFINITY)
const server = await startServer({ LOG_LEVEL: 'warn' })
try {
  const phone = await connectPhone(server.url)
  const before = await server.usage()
  await phone.speak(babble)
  await phone.speak(new Int16Array(5 * RATE_HZ))
  const after = await server.usage()
  const frames = phone.received.map(({ frame }) => frame)
  const answeredMs = question && (await askOnce(phone, question))
  phone.close()
  printFigures([
    ['minutes', minutes, 'min'],
    ['lines-said', frames.filter((frame) => saidIn(frame) !== undefined).length, 'times'],
    ['taken-for-words', frames.filter((frame) => heardIn(frame) !== undefined).length, 'times'],
    ['rss-grown', (after.rss - before.rss) / MB, 'MB'],
    ['first-sound-afterwards', answeredMs ?? Number.NaN, 'ms'],
  ])
} finally {
  await server.stop()
}
