import { parseArgs } from 'node:util'

/**
 * The command line of a bench over a folder of clips (its README says what each is). `--every N` takes each N-th clip
 * and `--from K` the first of them, `--classes a,b` and `--kinds a,b` choose, `--conditions clean,babble:10,…` sets the
 * noise, `--line phone` what the page does to the sound (pauses and compression), `--sessions N` how many are played at a time, `--verbose` prints what went wrong, `--real-time` plays 100 ms a
 * 100 ms (delays need it). Without a folder it ends the process.
 */
export function clipOptions(bench: string, conditions: string) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      every: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      classes: { type: 'string', default: 'natural,human' },
      kinds: { type: 'string', default: 'journey,question,out,real-word,real-out' },
      conditions: { type: 'string', default: conditions },
      sessions: { type: 'string', default: '2' },
      line: { type: 'string', default: 'plain' },
      'real-time': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  if (folder === undefined) {
    console.error(`usage: bench ${bench} <folder of clips>`)
    process.exit(2)
  }
  return { ...values, folder }
}
