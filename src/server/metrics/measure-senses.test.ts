import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import type { Engine, EngineSession, EngineSessionOptions } from '../engine/engine.ts'
import type { Hearing, HearingEvent } from '../engine/hear/hearing.ts'
import type { Seeing } from '../engine/see/seeing.ts'
import type { Speaking } from '../engine/speak/speaking.ts'
import { measureEngine, measureHearing, measureSeeing, measureSpeaking } from './measure-senses.ts'
import type { WorkObserver } from './observers.ts'

function noted() {
  const notes: string[] = []
  const observe: WorkObserver = {
    began: () => void notes.push('began'),
    ended: (tookMs, outcome) => void notes.push(`${outcome} ${tookMs}`),
  }
  return { clock: createFakeClock(), notes, observe }
}

const rest = { ready: async () => {}, healthy: () => true, close: async () => {} }
const final = (text: string, speechMs: number): HearingEvent => ({ type: 'final', text, score: 1, speechMs })
const START: HearingEvent = { type: 'speechStart' }
const END: HearingEvent = { type: 'speechEnd' }

describe('hearing', () => {
  function listening() {
    const { clock, notes, observe } = noted()
    const passed: HearingEvent[] = []
    let say = (_event: HearingEvent) => {}
    let closed = 0
    const hearing: Hearing = {
      ...rest,
      open(_, emit) {
        say = emit
        return { audio() {}, listenFor() {}, setNames() {}, hold() {}, end() {}, close: () => void closed++ }
      },
    }
    const names = { products: [], sections: [] } as never
    const session = measureHearing(hearing, clock, observe).open({ listenFor: 'all', names }, (event) =>
      passed.push(event),
    )
    return { clock, notes, passed, session, say: (event: HearingEvent) => say(event), closed: () => closed }
  }

  it.each<[string, (HearingEvent | number)[], string[]]>([
    ['the wait after the last sound', [START, 704, END, 200, final('yes', 600)], ['began', 'words 400']],
    ['speech that is not over', [START, 904], []],
    ['words that are waited for', [START, 904, END], ['began']],
    ['what was no word', [START, 904, final('', 600)], ['began', 'nothing 400']],
    ['sound that came faster than speech', [START, 10, final('yes', 600)], ['began', 'words 0']],
    ['not a final without a beginning', [final('yes', 600)], []],
    [
      'two at a time in their order',
      [START, 1000, END, START, 404, END, final('one', 900), final('two', 300)],
      ['began', 'began', 'words 600', 'words 200'],
    ],
  ])('measures %s', (_, script, expected) => {
    const { clock, notes, passed, say } = listening()
    for (const step of script) {
      if (typeof step === 'number') clock.advance(step)
      else say(step)
    }
    expect(notes).toEqual(expected)
    expect(passed).toEqual(script.filter((step) => typeof step !== 'number'))
  })

  it('leaves nothing in work when the shopper goes', () => {
    const { notes, session, say, closed } = listening()
    for (const event of [START, END, START]) say(event)
    session.close()
    session.close()
    expect(notes).toEqual(['began', 'left 0'])
    expect(closed()).toBe(2)
  })
})

describe('sight', () => {
  const eye = (look: Promise<never> | Promise<object | undefined>): Seeing => ({
    ...rest,
    setCatalogue() {},
    open: () => ({ look: () => look as never, close() {} }),
  })

  it.each([
    ['a picture', Promise.resolve({}), 'read 0'],
    ['one that was replaced', Promise.resolve(undefined), 'replaced 0'],
  ])('measures %s', async (_, look, expected) => {
    const { clock, notes, observe } = noted()
    expect(await measureSeeing(eye(look), clock, observe).open().look(new Uint8Array(), 'name')).toBe(
      await look,
    )
    expect(notes).toEqual(['began', expected])
  })

  it('measures what fails, and passes the reason on', async () => {
    const { clock, notes, observe } = noted()
    const seeing = measureSeeing(eye(Promise.reject(new Error('torn'))), clock, observe)
    await expect(seeing.open().look(new Uint8Array(), 'date')).rejects.toThrow('torn')
    expect(notes).toEqual(['began', 'failed 0'])
  })
})

it('measures a sentence until its sound is there', async () => {
  const { clock, notes, observe } = noted()
  const pcm = new Int16Array(3)
  const speaking: Speaking = {
    ...rest,
    async say(sentence, rate) {
      expect([sentence, rate]).toEqual(['Hello.', 0.8])
      clock.advance(120)
      return pcm
    },
  }
  // The voice's work begins within the call.
  expect(await measureSpeaking(speaking, clock, observe).say('Hello.', 0.8)).toBe(pcm)
  expect(notes[0]).toBe('began')
  expect(notes[1]).toMatch(/^spoken /)
})

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
