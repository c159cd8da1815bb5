import { describe, expect, it } from 'vitest'
import { fixedSentences } from '../../speaking/fixed.ts'
import { walkText } from './walk.ts'

describe('walking texts', () => {
  it.each([
    ['nav.first', { n: 6 }, 'Start with the door behind you. Move forward 6 steps.'],
    ['nav.straight', { n: 1 }, 'Move forward 1 step.'],
    ['nav.left', { n: 8 }, 'Stop. Turn left, a quarter turn. Then move forward 8 steps.'],
    ['nav.custom', { action: 'Pass the pillar', n: 21 }, 'Pass the pillar, 21 steps.'],
    ['nav.end.section', { section: 'dairy' }, 'You have arrived at dairy. If it is not here, say lost.'],
    ['nav.more', { more: 5, move: 'turn right' }, 'Five more steps, then turn right.'],
    ['nav.more', { more: 1, move: 'stop' }, 'One more step, then stop.'],
    [
      'nav.left',
      { n: 8, own: 11 },
      'Stop. Turn left, a quarter turn. Then move forward about eleven of your steps.',
    ],
  ] as const)('%s', (id, blanks, text) => {
    expect(walkText(id, blanks)).toBe(text)
  })

  it('puts what is given in as it is', () => {
    expect(walkText('nav.custom.only', { action: 'Pass {n} $& doors' })).toBe('Pass {n} $& doors.')
  })

  it('throws when a blank has no value', () => {
    expect(() => walkText('nav.keep')).toThrow('nav.keep needs More')
  })

  it('names the texts that can be rendered ahead', () => {
    const ids = fixedSentences('Brand').map(({ id }) => id)
    expect(ids).toContain('nav.lost')
    expect(ids).not.toContain('nav.keep')
  })
})
