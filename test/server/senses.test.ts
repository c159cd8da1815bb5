import { expect, it, onTestFinished, vi } from 'vitest'
import { openPageLine } from '../fixtures/page-line.ts'
import { SENSES_SECRET, startSenses } from '../fixtures/senses-process.ts'
import { started } from './main-process.ts'
import { answerTo } from './nodes/two-nodes.ts'
import { temporaryFolder } from './temporary-folder.ts'

vi.setConfig({ testTimeout: 180_000 })

it('a node without senses of its own answers, says when they are gone, and has them back', async () => {
  const senses = await startSenses()
  onTestFinished(async () => void (await senses.close()))
  const { said, output } = started({
    DATA_DIR: await temporaryFolder(),
    HEAR_WORKERS: '1',
    SENSES_URL: senses.url,
    SENSES_SECRET,
  })
  await said(/Ready after/)
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? ''
  const readiness = async () => {
    const reply = await fetch(`${url}/readyz`)
    const { missing = [] } = (await reply.json()) as { missing?: string[] }
    return [reply.status, missing]
  }
  const line = openPageLine(url)
  onTestFinished(line.close)
  await line.until(() => line.events.includes('ready'))
  expect(await answerTo(line, 'what can you do')).not.toBe('')
  await senses.kill()
  await expect.poll(readiness).toEqual([503, ['hear', 'see', 'speak']])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  // What it has rendered before it goes on saying.
  const saidBefore = line.said.length
  line.ask('what is this')
  await line.until(() => line.said.length > saidBefore)
  expect(line.said[saidBefore]).toBe('Looking.')
  await senses.start()
  await expect.poll(readiness, { timeout: 60_000 }).toEqual([200, []])
  expect(await answerTo(line, 'what can you do')).not.toBe('')
  expect(line.awayMs).toEqual([])
})
