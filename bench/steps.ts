import { printFigures, printMachine } from './figures.ts'
import { readRecordings } from './steps/recordings.ts'
import { benchSynthetic } from './steps/synthetic-bench.ts'
import { createTally } from './steps/tally.ts'

/**
 * Counts steps in made-up walking and, given a folder, in recordings with step-by-step truth: `<id>.csv` with
 * t_ms,ax,ay,az beside `<id>.json` with group, steps and step times. Ends in `overall … % cane … %`.
 */
printMachine()
const folder = process.argv[2]
benchSynthetic('specification')
let accurate = benchSynthetic('accurate')

if (folder) {
  accurate = createTally('accurate')
  const specification = createTally('specification')
  for (const { group, set, samples, steps, stepsMs } of readRecordings(folder)) {
    if (steps === null) continue
    for (const tally of [accurate, specification])
      if (steps === 0) tally.still('handling', { samples })
      else tally.walk([group, ...(set ? [`${set} half`] : []), 'overall'], { samples, steps, stepsMs })
  }
  specification.print('Recordings')
  accurate.print('Recordings')
}
printFigures(accurate.figures(['cane', 'dog', 'sighted']))
