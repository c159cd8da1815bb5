import { expect, it } from 'vitest'
import type { Engine, EngineSession, EngineSessionOptions } from '../engine/engine.ts'
import { measureEngine } from './measure-engine.ts'

const options: EngineSessionOptions = {
  mode: 'scan',
  storeId: undefined,
  modality: 'AUDIO',
  systemInstruction: undefined,
  resume: undefined,
  leads: false,
  prefix: '',
}
const session: EngineSession = {
  audio() {},
  frame() {},
  text() {},
  say() {},
  saying() {},
  played() {},
  setMode() {},
  listenFor() {},
  question() {},
  close() {},
}

function counted(open: Engine['open']) {
  const notes: string[] = []
  const engine = measureEngine(
    { ready: async () => {}, healthy: () => true, open, close: async () => {} },
    {
      opened: (resumes) => void notes.push(`opened ${resumes ?? 'anew'}`),
      closed: () => void notes.push('closed'),
    },
  )
  return { engine, notes }
}

it.each<[string, Partial<EngineSessionOptions>]>([
  ['opened anew', {}],
  ['opened anew', { cloud: { model: 'm' } }],
  ['opened product', { resume: { lastProductId: 'p1' } }],
  ['opened handle', { resume: { lastProductId: 'p1' }, cloud: { handle: 'h' } }],
])('counts a session %s, and its end once', (expected, more) => {
  const { engine, notes } = counted(() => session)
  const opened = engine.open({ ...options, ...more }, () => {})
  opened.close()
  opened.close()
  expect(notes).toEqual([expected, 'closed'])
})

it('counts no session that could not be opened', () => {
  const { engine, notes } = counted(() => {
    throw new Error('no voice')
  })
  expect(() => engine.open(options, () => {})).toThrow('no voice')
  expect(notes).toEqual([])
})
