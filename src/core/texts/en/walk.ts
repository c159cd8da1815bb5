/**
 * Every sentence of the guided walk, by id. Blanks are {n} (steps, in the path's own count), {section}, {action},
 * {part} and {of}. Phrased as docs/voice.md says: one action, one distance, quarter turns only.
 */
export const walkTexts = {
  'nav.prepare': 'Hold the phone upright in your hand, and move it gently up and down.',
  'nav.go': 'Good. Now move the phone once, and we begin.',
  'nav.first': 'Start with the door behind you. Move forward {n} steps.',
  'nav.first.only': 'Start with the door behind you.',
  'nav.straight': 'Move forward {n} steps.',
  'nav.straight.only': 'Move forward.',
  'nav.left': 'Stop. Turn left, a quarter turn. Then move forward {n} steps.',
  'nav.left.only': 'Stop. Turn left, a quarter turn.',
  'nav.right': 'Stop. Turn right, a quarter turn. Then move forward {n} steps.',
  'nav.right.only': 'Stop. Turn right, a quarter turn.',
  'nav.custom': '{action}, {n} steps.',
  'nav.custom.only': '{action}.',
  'nav.keep': 'Keep going. {n} steps left.',
  'nav.near': 'Three steps left, then stop.',
  'nav.pause': 'You have stopped. Say repeat, or move on when you are ready.',
  'nav.where': 'This is part {part} of {of}. {n} steps left.',
  'nav.where.part': 'This is part {part} of {of}.',
  'nav.end.section': 'You have arrived at {section}. If it is not here, say lost.',
  'nav.end.counter': 'You are at the cash counter.',
  'nav.end.demo': 'You have arrived at your destination.',
  'nav.lost': 'If this does not feel right, stop here. Say repeat, back, or call staff.',
  'nav.manual': 'I cannot count steps on this phone. Say next after each part, or tap the Next button.',
  'nav.return': 'Let us go to the cash counter. Turn around, so that the shelf is behind you.',
  'nav.cross': 'Let us go there. Turn around, so that the shelf is behind you.',
  'nav.skipped': 'I cannot read one part of this path. Take care here, or call staff.',
} as const

export type WalkTextId = keyof typeof walkTexts
type WalkBlank = 'n' | 'section' | 'action' | 'part' | 'of'
export type WalkBlanks = Partial<Record<WalkBlank, string | number>>

/** Fills the blanks of a walking text, one step in the singular. A blank without a value throws: a caller's mistake. */
export function walkText(id: WalkTextId, blanks: WalkBlanks = {}): string {
  const template: string =
    Number(blanks.n) === 1 ? walkTexts[id].replace('{n} steps', '{n} step') : walkTexts[id]
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = blanks[name as WalkBlank]
    if (value === undefined) throw new Error(`walking text ${id} needs ${name}`)
    return String(value)
  })
}

/** The ids whose text has no blank: these are rendered ahead of time. */
export function fixedWalkIds(): WalkTextId[] {
  return (Object.keys(walkTexts) as WalkTextId[]).filter((id) => !walkTexts[id].includes('{'))
}
