import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** WCAG 2.2 contrast of two "#rrggbb" colours, 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [a, b].map(luminance).sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightBlock = '', darkBlock = ''] = css.split('@media (prefers-color-scheme: dark)')
const read = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  )
const light = read(lightBlock)
const themes = { light, dark: { ...light, ...read(darkBlock.split('}')[0] ?? '') } }

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  const ratio = (a: string, b: string) => contrast(tokens[a] ?? '', tokens[b] ?? '')
  it.each([
    ...['ink', 'quiet', 'link', 'fault', 'done'].flatMap((text) => [
      [text, 'paper', 4.5] as const,
      [text, 'raised', 4.5] as const,
    ]),
    ['warning', 'warning-ground', 4.5],
    ['line', 'paper', 3],
    ['focus', 'paper', 3],
    ['focus', 'raised', 3],
    ['drawn', 'raised', 3],
  ] as const)('%s on %s is at least %f', (text, ground, least) =>
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(least),
  )
  it('white words on the brand’s colour can be read', () =>
    expect(contrast('#ffffff', tokens.brand ?? '')).toBeGreaterThanOrEqual(4.5))
})
