import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { ALLOCATOR, OPTIONS } from '../../scripts/process-options.mjs'

const said = z.object({ pid: z.number(), told: z.array(z.string()), options: z.array(z.string()) })

/** Starts a small server and waits until it says which process it is, and what its allocator was told. */
async function startTold() {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in ALLOCATOR)))
  const starter = spawn(process.execPath, [fileURLToPath(new URL('../fixtures/told.mjs', import.meta.url))], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void starter.kill('SIGKILL'))
  const [line] = await once(createInterface({ input: starter.stdout }), 'line')
  return { starter, server: said.parse(JSON.parse(line)) }
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.runIf(process.platform === 'linux')(
  'a start tells the allocator and how expressions are compiled, passes a signal on and ends with its code',
  async () => {
    const { starter, server } = await startTold()
    expect(server.told).toEqual(Object.values(ALLOCATOR))
    expect(server.options).toEqual(OPTIONS)
    starter.kill('SIGTERM')
    expect(await once(starter, 'exit')).toEqual([7, null])
    expect(lives(server.pid)).toBe(false)
  },
)

it.runIf(process.platform === 'linux')('a start that is killed leaves no server behind', async () => {
  const { starter, server } = await startTold()
  starter.kill('SIGKILL')
  await vi.waitFor(() => expect(lives(server.pid)).toBe(false), { timeout: 5000 })
})
