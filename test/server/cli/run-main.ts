import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { compiledProgram } from '../../fixtures/compiled-program.ts'

const main = compiledProgram('server/cli/main.ts')

/** Runs a command as a process of its own, to its own end. */
export async function runMain(words: readonly string[], dataFolder: string, input = '') {
  const command = spawn(process.execPath, [main, ...words], {
    env: { ...process.env, DATA_DIR: dataFolder },
  })
  command.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve))
  const [out, complaints, code] = await Promise.all([text(command.stdout), text(command.stderr), ended])
  return { out, complaints, code }
}
