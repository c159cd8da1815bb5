import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { compiledProgram } from '../fixtures/compiled-program.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Started {
  child: ChildProcess
  output(): string
  /** Resolves once the output matches; rejects with it when the process ends before. */
  said(pattern: RegExp): Promise<void>
}

/** The program itself, with settings; ended with the test. */
export function started(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [compiledProgram('server/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
    child.emit('said')
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return {
    child,
    output: () => output,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => pattern.test(output) && resolve()
        child.on('said', look)
        child.once('exit', () => reject(new Error(output)))
        look()
      }),
  }
}
