import { spokenNames } from '../src/core/language/spoken-names.ts'
import { ASKED } from '../src/core/language/spoken-text.ts'
import { runWhole } from '../src/core/steps.ts'
import { spokenFormsOf } from '../src/server/engine/check/prepared-catalogue.ts'
import { createHearing } from '../src/server/engine/hear/create-hearing.ts'
import { printFigures, printMachine } from './figures.ts'
import { isMeant } from './intent/expected.ts'
import { meaningOf } from './intent/meaning.ts'
import { createTally, type Verdict } from './intent/tally.ts'
import { openClipFolder, playAll } from './speech/clip-folder.ts'
import { clipOptions } from './speech/clip-options.ts'
import { BENCH_PRODUCTS, type Clip, openQuestion } from './speech/clips.ts'
import { listen } from './speech/listen.ts'
import { createPhoneLine, plainLine } from './speech/phone-line.ts'

/**
 * From a clip to what the visit does: heard by the product's own hearing with the open question's words, what was
 * heard given to the journey (while products are checked to the engine as well), and that held against the clip's
 * intent. `written` gives them the clip's text instead: what of the faults is not the ear's. What is out of every
 * grammar is played to the questions in turn, and is right when nothing happens.
 */
const options = clipOptions('intent', 'written,clean,babble:20,babble:10')
const { clips, scene } = openClipFolder(options)
const products = BENCH_PRODUCTS.map((name) => ({ id: name, name: `Britannia ${name}`, section: null }))
const names = spokenNames(products)
const forms = runWhole(spokenFormsOf(products, 'Britannia'))
const tally = createTally()

printMachine()
const hearing = createHearing({ log: (line) => console.error(line) })
await hearing.ready()

async function play(clip: Clip, condition: string): Promise<void> {
  const asked = openQuestion(clip)
  const question = asked === 'all' ? (ASKED[clips.indexOf(clip) % ASKED.length] ?? asked) : asked
  const written = condition === 'written'
  if (written && clip.text === null) return
  const heard = written
    ? { text: clip.text ?? '', doubtful: false }
    : await listen(
        hearing,
        scene(clip, condition),
        question,
        names,
        options['real-time'],
        options.line === 'phone' ? createPhoneLine() : plainLine(),
      )
  const { meant, asked: askedBack } = meaningOf(heard, question, forms)
  const verdict = judge(clip, meant, askedBack)
  const groups = clip.intent == null ? [clip.kind] : [clip.kind, `while-${question}`]
  tally.add(groups, condition, verdict)
  if (options.verbose && verdict !== 'right')
    console.log(
      `${condition} ${question} ${clip.file}: "${clip.text}" heard "${heard.text}" is ${meant}${askedBack ? '?' : ''}`,
    )
}

function judge(clip: Clip, meant: string | undefined, askedBack: boolean): Verdict {
  if (meant === undefined) return clip.intent == null ? 'right' : 'nothing'
  if (askedBack) return 'asked'
  return clip.intent != null && isMeant(clip, meant) ? 'right' : 'wrong'
}

await playAll(clips, options, play)
await hearing.close()
tally.print()
printFigures(tally.figures())
