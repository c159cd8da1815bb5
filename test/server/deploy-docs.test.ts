import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { ALLOCATOR } from '../../scripts/process-options.mjs'
import { createMetrics } from '../../src/server/metrics/create-metrics.ts'
import { deployText, settingNames } from './deploy-files.ts'

const text = deployText('docs/operations.md')
const inCode = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

it('names settings that there are', () => {
  const ofOthers = new Set(['DOMAIN', ...Object.keys(ALLOCATOR)])
  const named = inCode.flatMap((code) => /^[A-Z][A-Z_]{3,}(?==|$)/.exec(code)?.[0] ?? [])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !settingNames.has(name) && !ofOthers.has(name))).toEqual([])
})

it('names measurements that there are', async () => {
  const metrics = createMetrics()
  onTestFinished(() => metrics.close())
  const exported = await metrics.text()
  const named = text.match(/\b(shop|nodejs|process)_[a-z]\w+/g) ?? []
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(exported).toContain(`# TYPE ${name.replace(/_count$/, '')} `)
})

it('names files that there are', () => {
  const linked = [...text.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => `docs/${name}`)
  const deployed = inCode.filter((code) => /^(deploy|test)\/[\w./-]+$/.test(code) && !code.endsWith('.env'))
  for (const name of [...linked, ...deployed]) {
    expect([name, existsSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)))]).toEqual([name, true])
  }
})
