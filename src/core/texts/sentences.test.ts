import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../../../', import.meta.url).pathname
const PLACES = ['src/core', 'src/web/shopper', 'src/web/devices', 'src/server/live', 'src/server/engine']

/** Files in which sentences may stand, each with its reason: no shopper is told them in a language of theirs. */
const elsewhere: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^src\/core\/texts\//, 'the folders of the languages, the console and the prompts'],
  [/^src\/core\/language\/en\//, 'the words and buttons of a language'],
  [/^src\/core\/(?:contract\/console|paths)\//, 'told to staff'],
  [
    /^src\/core\/journey\/(?:choices|states\/\w+(?:-\w+)*)\.ts$/,
    'the names of buttons, as the table of words has them',
  ],
  [
    /^src\/core\/(?:navigation\/(?:find-path|find-route|read-legs)|journey\/sections)\.ts$/,
    'warnings for the log',
  ],
  [
    /^src\/core\/live\/look-up\.ts$|^src\/server\/engine\/google\/scan-conversation\.ts$/,
    'told to a cloud model',
  ],
  [/^src\/core\/contract\/product-fields\.ts$/, 'labels and hints of the console'],
  [/^src\/core\/facts\/product-of\.test-help\.ts$/, 'a product of the tests'],
  [/^src\/server\/live\/speech-\w+\.ts$/, 'told to programs that call the wrong way'],
]

/** Three words or more that begin like a sentence or end like one. */
function isSentence(text: string): boolean {
  const line = text.trim()
  const words = line.split(/\s+/).filter((word) => /[A-Za-z]{2,}/.test(word))
  return words.length >= 3 && (/^[A-Z][a-z]/.test(line) || /[a-z][.?!]$/.test(line))
}

const isForNobody = (node: ts.Node, file: ts.SourceFile) =>
  ts.isThrowStatement(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isNewExpression(node) && node.expression.getText(file).endsWith('Error'))

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

/** Told at a glance: reading every file as TypeScript would take half a minute. */
const mayHold = (source: string) =>
  /['"`>]\s*[A-Z][a-z]+ |[a-z][.?!]\s*['"`<]/.test(source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))

/** The sentences that stand in a source text, outside of errors thrown. */
function sentencesIn(path: string, source: string): string[] {
  if (!mayHold(source)) return []
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isForNobody(node, file)) return
    const text = textOf(node)
    if (text !== undefined && isSentence(text)) found.push(`${path}: ${text.trim()}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const sources = PLACES.flatMap((place) =>
  readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
).filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))

it('every sentence for shoppers stands in the folder of its language', () => {
  const searched = sources.filter((path) => !elsewhere.some(([allowed]) => allowed.test(path)))
  expect(searched.length).toBeGreaterThan(100)
  expect(searched.flatMap((path) => sentencesIn(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

it('every exception is still needed', () => {
  for (const [allowed, reason] of elsewhere) {
    const found = sources
      .filter((path) => allowed.test(path))
      .flatMap((path) => sentencesIn(path, readFileSync(join(ROOT, path), 'utf8')))
    expect([reason, found.length > 0]).toEqual([reason, true])
  }
})

describe('a sentence is found', () => {
  it.each([
    ['in a string', "say('Please hold it still.')", 1],
    ['in a template', 'say(`Walk on to the left.`)', 1],
    ['in a screen', 'const page = <p>Your visit is over now</p>', 1],
    ['but not in an error', "throw new Error('No such thing here.')", 0],
    ['and no key or class', "set('walk.ready', 'button primary large')", 0],
  ])('%s', (_, source, count) => {
    expect(sentencesIn('planted.tsx', source)).toHaveLength(count)
  })
})
