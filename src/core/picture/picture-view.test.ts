import { describe, expect, it } from 'vitest'
import type { PictureCommand } from '../language/en/page-forms.ts'
import { commanded, moved, type PictureView, panned, type Side } from './picture-view.ts'

const live: PictureView = { frozen: false, zoom: 1, x: 0.5, y: 0.5 }
const frozen: PictureView = { ...live, frozen: true }

describe('the large picture', () => {
  it.each<[string, PictureView | null, PictureCommand, boolean, Partial<PictureView> | null, string]>([
    ['shows the camera', null, 'show', true, live, 'shown'],
    ['has nothing to show', null, 'show', false, null, 'none'],
    ['freezes at once', null, 'freeze', true, { frozen: true }, 'frozen'],
    ['has nothing to freeze', null, 'freeze', false, null, 'none'],
    ['freezes nothing of a camera that is gone', live, 'freeze', false, null, 'none'],
    ['goes on', { ...frozen, zoom: 3 }, 'thaw', true, { frozen: false, zoom: 1 }, 'thawed'],
    ['cannot go on', frozen, 'thaw', false, { frozen: true }, 'none'],
    ['is larger when it is asked for twice', frozen, 'show', true, { frozen: true, zoom: 1.5 }, 'larger'],
    ['opens for larger', null, 'larger', true, { zoom: 1.5 }, 'larger'],
    ['goes no further in', { ...frozen, zoom: 8 }, 'larger', true, { zoom: 8 }, 'limit'],
    ['goes no further out', frozen, 'smaller', true, { zoom: 1 }, 'limit'],
    ['keeps what stands still when the camera goes', frozen, 'larger', false, { zoom: 1.5 }, 'larger'],
    ['goes to a side', { ...frozen, zoom: 2 }, 'left', true, { x: 0.375 }, 'left'],
    ['goes no further to a side', frozen, 'up', true, { y: 0.5 }, 'limit'],
    ['closes', { ...frozen, zoom: 4 }, 'close', true, null, 'closed'],
    ['is closed already', null, 'close', true, null, 'none'],
  ])('%s', (_, view, command, seen, to, outcome) => {
    const [after, said] = commanded(view, command, seen)
    if (to) expect(after).toMatchObject(to)
    else expect(after).toBeNull()
    expect(said).toBe(outcome)
  })

  it.each<[Side, { x: number; y: number }]>([
    ['left', { x: 0.375, y: 0.5 }],
    ['right', { x: 0.625, y: 0.5 }],
    ['up', { x: 0.5, y: 0.375 }],
    ['down', { x: 0.5, y: 0.625 }],
  ])('moves %s by a quarter of what is in sight', (side, to) =>
    expect(moved({ ...frozen, zoom: 2 }, side)).toMatchObject(to),
  )

  it('never shows what is beyond the edge', () => {
    expect(panned({ ...frozen, zoom: 2 }, 100, -100)).toMatchObject({ x: 0.75, y: 0.25 })
    expect(panned(frozen, 1, 1)).toMatchObject({ x: 0.5, y: 0.5 })
    const atEdge = panned({ ...frozen, zoom: 1.5 }, 100, 100)
    expect(commanded(atEdge, 'smaller', true)[0]).toMatchObject({ zoom: 1, x: 0.5, y: 0.5 })
  })
})
