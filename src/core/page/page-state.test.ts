import { describe, expect, it } from 'vitest'
import { addLine, LINES_KEPT, type PageLine } from './page-state.ts'

const asked: PageLine = { id: 1, who: 'heard', text: 'What is this?' }

describe('the conversation on the screen', () => {
  it.each<[string, readonly PageLine[], PageLine['who'], string, readonly string[]]>([
    ['takes the first line', [], 'said', 'Looking.', ['Looking.']],
    ['trims', [], 'said', '  Looking. ', ['Looking.']],
    ['leaves out nothing said', [], 'said', '   ', []],
    ['shows tapped words once', [asked], 'heard', 'what is this', ['What is this?']],
    ['shows a second question', [asked], 'heard', 'ingredients', ['What is this?', 'ingredients']],
    [
      'lets the product repeat the words',
      [asked],
      'said',
      'What is this?',
      ['What is this?', 'What is this?'],
    ],
  ])('%s', (_, lines, who, text, shown) => {
    expect(addLine(lines, who, text).map((line) => line.text)).toEqual(shown)
  })

  it('keeps a sentence said twice: it was heard twice', () => {
    const once = addLine([], 'said', 'Looking.')
    expect(addLine(once, 'said', 'Looking.')).toHaveLength(2)
  })

  it('lets old lines go without giving their number again', () => {
    let lines: readonly PageLine[] = []
    for (let i = 0; i < LINES_KEPT + 5; i++) lines = addLine(lines, 'said', `line ${i}`)
    expect(lines).toHaveLength(LINES_KEPT)
    expect(lines.at(-1)?.id).toBe(LINES_KEPT + 5)
    expect(new Set(lines.map((line) => line.id)).size).toBe(LINES_KEPT)
  })
})
