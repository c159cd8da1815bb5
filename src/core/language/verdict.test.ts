import { describe, expect, it } from 'vitest'
import type { ListenFor } from '../contract/modes.ts'
import { understand } from './understand.ts'
import { verdictOf } from './verdict.ts'

const turn = (text: string, question: ListenFor) =>
  understand({ text, question, source: 'spoken', names: [] })

describe('words in silence', () => {
  it.each([
    ['section', 'dairy', 'act'],
    ['section', 'hello there', 'askAgain'],
    ['section', '…', 'nothing'],
    ['walking', 'and then she told me', 'nothing'],
    ['checking', 'does it contain nuts', 'act'],
    ['checking', 'yes', 'act'],
  ] as const)('under %s, "%s": %s', (question, text, verdict) => {
    expect(verdictOf({ understood: turn(text, question), question }).verdict).toBe(verdict)
  })

  it('ask again under a walk when they were typed: nobody types to a neighbour', () => {
    const typed = { text: 'hello there', question: 'walking', source: 'typed', names: [] } as const
    expect(understand(typed).verdict).toBe('askAgain')
  })
})

describe('words over the product’s voice', () => {
  const BEING_SAID = 'Say repeat, slower, help or pause whenever you like. Say dairy or breads.'
  it.each([
    ['section', 'biscuits', 299, 'nothing'],
    ['section', 'biscuits', 300, 'act'],
    ['section', 'hello', 300, 'nothing'],
    ['section', 'stop', 10, 'act'],
    ['section', 'help me', 10, 'act'],
    ['section', 'skip', undefined, 'act'],
    ['section', 'biscuits', undefined, 'nothing'],
    ['section', 'hello', 10, 'nothing'],
    ['section', 'repeat', 10, 'nothing'],
    ['section', 'dairy', 300, 'act'],
    ['place', 'biscuits', 10, 'act'],
    ['introduction', 'biscuits', 10, 'act'],
    ['introduction', 'dairy', 10, 'nothing'],
    ['checking', 'does it contain nuts', 200, 'nothing'],
    ['checking', 'does it contain nuts', 300, 'act'],
    ['checking', 'yes', 200, 'nothing'],
    ['checking', 'repeat', 300, 'nothing'],
    ['checking', 'repeat that', 10, 'act'],
    ['checking', 'stop', 10, 'act'],
    ['checking', 'okay', 400, 'nothing'],
    ['checking', 'mm hm', 400, 'nothing'],
    ['walking', 'right', 400, 'nothing'],
    ['checking', 'mummy wait for me there', 900, 'nothing'],
  ] as const)('under %s, "%s" ending %s ms after it fell silent: %s', (question, text, afterMs, verdict) => {
    const overVoice = {
      silencedAtMs: afterMs === undefined ? undefined : 500,
      endedAtMs: 500 + (afterMs ?? 0),
      beingSaid: BEING_SAID,
    }
    expect(verdictOf({ understood: turn(text, question), question, overVoice }).verdict).toBe(verdict)
  })

  it('takes an okay into a question for its answer', () => {
    const overVoice = { silencedAtMs: 0, endedAtMs: 400, beingSaid: 'Shall I read the use by date?' }
    const understood = turn('okay', 'checking')
    expect(verdictOf({ understood, question: 'checking', overVoice }).verdict).toBe('act')
  })

  it.each([
    ['what is this', 'Pick one up and ask: what is this?', true],
    ['what is that', 'Pick one up and ask: what is this?', false],
    ['what is this', 'Ask: what is thistle?', false],
    ['use by date', 'Shall I read the use by date?', true],
    ['use by date', '', false],
    ['what is this', "Pick one up and ask: what's this?", true],
    ['use by twelve march', 'Use by 12 March.', true],
    ['use by twelve march twenty twenty six', 'Use by 12 March 2026.', true],
    ['use by twelve march two thousand twenty six', 'Use by 12 March 2026.', true],
    ['use by date', 'Use by 12 March 2026.', false],
  ])('"%s" while "%s" is said is its echo: %s', (text, beingSaid, echo) => {
    const overVoice = { silencedAtMs: 0, endedAtMs: 900, beingSaid }
    const { verdict } = verdictOf({ understood: turn(text, 'checking'), question: 'checking', overVoice })
    expect(verdict).toBe(echo ? 'nothing' : 'act')
  })
})

describe('a cry that the product’s own words name', () => {
  const BEING_SAID =
    'Stay where you are. Say call staff and I will sound for help. Say repeat when you are ready.'
  it.each([
    ['checking', 'call staff', 300, 'act'],
    ['checking', 'call staff', 900, 'act'],
    ['all', 'call staff', 900, 'act'],
    ['walking', 'call staff', 900, 'act'],
    ['checking', 'call staff', 299, 'nothing'],
    ['checking', 'call staff', undefined, 'nothing'],
    ['checking', 'repeat', 900, 'nothing'],
  ] as const)('under %s, "%s" ending %s ms after it fell silent: %s', (question, text, afterMs, verdict) => {
    const overVoice = {
      silencedAtMs: afterMs === undefined ? Number.NEGATIVE_INFINITY : 500,
      endedAtMs: 500 + (afterMs ?? 900),
      beingSaid: BEING_SAID,
    }
    expect(verdictOf({ understood: turn(text, question), question, overVoice }).verdict).toBe(verdict)
  })
})

describe('an echo that runs on into the next sentence', () => {
  const FIRST = 'Contains wheat and milk.'
  it.each([
    ['checking', 'contains wheat and milk shall i read the use by date', 'nothing'],
    ['checking', 'does it contain milk shall i read the use by date', 'act'],
    // Said before the voice came to it.
    ['checking', 'read the use by date', 'act'],
    ['checking', 'call staff', 'act'],
  ] as const)('under %s, "%s": %s', (question, text, verdict) => {
    const overVoice = {
      silencedAtMs: Number.NEGATIVE_INFINITY,
      endedAtMs: 900,
      beingSaid: FIRST,
      saidNext: 'Shall I read the use by date? Or say call staff.',
    }
    expect(verdictOf({ understood: turn(text, question), question, overVoice }).verdict).toBe(verdict)
  })

  it('asks nothing of an okay that was said before it', () => {
    const overVoice = {
      silencedAtMs: Number.NEGATIVE_INFINITY,
      endedAtMs: 900,
      beingSaid: FIRST,
      saidNext: 'Shall I read the use by date?',
    }
    const understood = turn('okay', 'checking')
    expect(verdictOf({ understood, question: 'checking', overVoice }).verdict).toBe('nothing')
  })
})

describe('words of Hindi over the product’s voice', () => {
  it.each([
    ['walking', 'रुकिए', 'रुकिए। बाएँ मुड़िए, चौथाई घूमकर। फिर तीन कदम आगे बढ़िए।', 'nothing'],
    ['walking', 'बाएं मुड़िए', 'रुकिए। बाएँ मुड़िए, चौथाई घूमकर। फिर तीन कदम आगे बढ़िए।', 'nothing'],
    ['walking', 'स्टाफ बुलाओ', 'स्टाफ़ के लिए स्टाफ़ बुलाओ बोलिए।', 'nothing'],
    ['checking', 'स्टाफ बुलाओ', 'Good Day के पैक पर: स्टाफ़ बुलाओ।', 'nothing'],
    ['walking', 'रुको', 'बाएँ मुड़िए, चौथाई घूमकर।', 'act'],
    ['walking', 'स्टाफ़ बुलाओ', 'बाएँ मुड़िए, चौथाई घूमकर।', 'act'],
    // A word within another's is none of ours.
    ['walking', 'रुको', 'यहाँ रुकोगे।', 'act'],
  ] as const)('under %s, "%s" while "%s" is said: %s', (question, text, beingSaid, verdict) => {
    const overVoice = { silencedAtMs: Number.NEGATIVE_INFINITY, endedAtMs: 900, beingSaid }
    const understood = understand({ text, question, source: 'spoken', names: [], language: 'hi-IN' })
    expect(verdictOf({ understood, question, overVoice }).verdict).toBe(verdict)
  })
})
