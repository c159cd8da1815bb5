import { todayIn } from '../../src/core/dates/calendar.ts'
import { createDateTracker, type DateDecision } from '../../src/core/dates/date-tracker.ts'
import type { Sight } from '../../src/core/vision/sight.ts'
import { Tally } from './tally.ts'
import type { DateTruth, Truth } from './truth.ts'
import type { Viewer } from './viewer.ts'

const today = todayIn('Asia/Kolkata', new Date())

/** What frames say, each read at several sizes. */
function decide(frames: readonly Sight['dateLines'][]): DateDecision {
  const tracker = createDateTracker({ today })
  for (const readings of frames) tracker.observe(readings)
  return tracker.conclude()
}

/** What one picture says for itself: its sizes stand in for frames, which a look wants two of. */
const alone = ({ dateLines }: Sight) => decide(dateLines.map((lines) => [lines]))

function asIso(decision: DateDecision): string | undefined {
  if (decision.kind !== 'date') return undefined
  const { year, month, day } = decision.date
  const parts = day === null ? [year, month] : [year, month, day]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Prints whose date can be known, and those of which nothing may be said. */
class DateTallies {
  readonly known: Tally
  readonly silent: Tally

  constructor(name: string) {
    this.known = new Tally(name)
    this.silent = new Tally(`${name}-silent`)
  }

  add(truth: DateTruth, decision: DateDecision, file: string): void {
    const said = asIso(decision)
    const group = `${truth.style === 'dot' ? 'dot' : 'print'} ${truth.severity}`
    const wanted = truth.derived ? null : truth.useBy
    if (wanted === null) this.silent.add(said === undefined ? 'right' : 'wrong', `${file}: ${said}`)
    else if (said === undefined) this.known.add('abstain', file, group)
    else this.known.add(said === wanted ? 'right' : 'wrong', `${file}: ${said} for ${wanted}`, group)
  }
}

/** One crop in its two sizes, three captures of one print, and prints on whole backs. */
export async function benchDates(truth: Truth, viewer: Viewer): Promise<Tally[]> {
  const crops = new DateTallies('date-crop')
  for (const each of truth.dates) crops.add(each, alone(await viewer.look(each.file, 'date')), each.file)
  const frames = new DateTallies('date-3-frames')
  for (const each of truth.dateFrames) {
    const sights: Sight[] = []
    for (const file of each.files) sights.push(await viewer.look(file, 'date'))
    frames.add(each, decide(sights.map(({ dateLines }) => dateLines)), each.files[0] ?? '')
  }
  const backs = new DateTallies('date-back')
  for (const each of truth.backs) backs.add(each, alone(await viewer.look(each.file, 'date')), each.file)
  return [crops, frames, backs].flatMap(({ known, silent }) => [known, silent])
}
