import type { Move } from '../../src/core/vision/aiming.ts'
import type { HintId } from '../../src/core/vision/hints.ts'
import type { PrintedLine, Sight } from '../../src/core/vision/sight.ts'
import { lineAt, sightWith } from '../../test/fixtures/sights.ts'
import type { createRandom } from '../steps/random.ts'

type Random = ReturnType<typeof createRandom>

export interface HandKind {
  /** From hearing a word to moving. */
  reactsMs: number
  /** Shares of words that are not followed, and that are followed the wrong way. */
  ignores: number
  reverses: number
  /** Spread of a movement, as a share of it. */
  clumsy: number
}

const HALF = [{ productId: 'p', coverage: 0.6, gain: 2 }]
export const TICK_MS = 250
const [WIDTH, HEIGHT] = [960, 1280]
const TURN_DEG_PER_S = 45
/** Without a word somebody tries something by themselves about so often. */
const TRIES_EVERY_MS = 4000
/** Print is readable from here on, in pixels of a line's height. */
export const NEEDED_PX = { name: 14, date: 24 } as const
const PRINT_PX = { name: 34, date: 30, small: 13 } as const
/** Pictures of a pack that is turned slowly are sharp so often. */
const SHARP_WHILE_TURNED = 0.5
/** A side shows its print within so many degrees. */
const FACING_DEG = 40

/** A pack in a hand before the camera: where it is, how large it looks, which side shows, whether it shakes. */
export function createHand(random: Random, kind: HandKind, lookFor: 'name' | 'date') {
  const { uniform, normal } = random
  const about = (mean: number) => mean * Math.max(0.2, 1 + kind.clumsy * normal())
  let [x, y, scale] = [0.35 * (2 * uniform() - 1), 0.35 * (2 * uniform() - 1), 0.25 * 7 ** uniform()]
  let angle = 360 * uniform()
  let shakesUntilMs = uniform() < 0.4 ? Number.POSITIVE_INFINITY : 0
  let stillUntilMs = 0
  let turnsUntilMs = 0
  let way = 1
  let nowMs = 0
  let moves: { atMs: number; move: Move }[] = []
  /** The wanted print is on one side, at 0°; names are on the front and the back of a pack. */
  const sides = lookFor === 'name' ? [0, 180] : [0]

  function go(move: Move) {
    if (move === 'nearer') scale *= about(1.4)
    if (move === 'further') scale /= about(1.4)
    if (move === 'left') x -= about(0.2)
    if (move === 'right') x += about(0.2)
    if (move === 'up') y -= about(0.2)
    if (move === 'down') y += about(0.2)
    if (move === 'turn') turnsUntilMs = nowMs + about(2500)
    if (move === 'hold') {
      shakesUntilMs = nowMs
      turnsUntilMs = nowMs
      stillUntilMs = nowMs + 4000
    }
    scale = Math.min(2, Math.max(0.2, scale))
    x = Math.min(0.45, Math.max(-0.45, x))
    y = Math.min(0.45, Math.max(-0.45, y))
  }

  const opposite: Partial<Record<Move, Move>> = {
    ...{ nearer: 'further', further: 'nearer', left: 'right', right: 'left', up: 'down', down: 'up' },
  }
  const any: readonly Move[] = ['nearer', 'further', 'left', 'right', 'up', 'down', 'turn', 'turn', 'hold']

  return {
    hear(move: Move) {
      if (uniform() < kind.ignores) return
      const other = opposite[move]
      const done = other && uniform() < kind.reverses ? other : move
      if (!other) way = uniform() < kind.reverses ? -1 : 1
      moves.push({ atMs: nowMs + about(kind.reactsMs), move: done })
    },
    tick() {
      nowMs += TICK_MS
      const due = moves.filter(({ atMs }) => atMs <= nowMs)
      moves = moves.filter(({ atMs }) => atMs > nowMs)
      for (const { move } of due) go(move)
      if (nowMs < turnsUntilMs) angle += (way * TURN_DEG_PER_S * TICK_MS) / 1000
      else if (nowMs > stillUntilMs && uniform() < TICK_MS / TRIES_EVERY_MS)
        go(any[Math.floor(uniform() * any.length)] ?? 'turn')
      x += 0.008 * normal()
      y += 0.008 * normal()
    },
    /** What the camera has now, and whether the wanted print can be read in it. */
    look(): { sight: Sight; readable: boolean } {
      const facing = sides.some((side) => Math.abs(((angle - side + 540) % 360) - 180) < FACING_DEG)
      const isSharp = nowMs >= shakesUntilMs && (nowMs >= turnsUntilMs || uniform() < SHARP_WHILE_TURNED)
      const px = scale * (facing ? PRINT_PX[lookFor] : PRINT_PX.small)
      const box = boxOf(x, y, scale)
      const inside = box && !box.isCut
      const lines: PrintedLine[] =
        box && isSharp && px > 5
          ? [lineAt(facing && lookFor === 'date' ? '05/11/2027' : 'PRINT', [...box.place, px])]
          : []
      const quality = { sharpness: isSharp ? 500 : 60, luma: 120, contrast: 40, shine: 0 }
      return {
        sight: sightWith({
          lines,
          dateLines: [lines],
          quality,
          candidates: facing && lines.length > 0 ? HALF : [],
        }),
        readable: facing && isSharp && inside === true && px >= NEEDED_PX[lookFor],
      }
    },
  }
}

function boxOf(x: number, y: number, scale: number) {
  const half = 0.22 * scale * WIDTH
  const [cx, cy] = [WIDTH * (0.5 + x), HEIGHT * (0.5 + y)]
  const [left, right] = [Math.max(0, cx - half), Math.min(WIDTH, cx + half)]
  if (right - left < half || cy < 0 || cy > HEIGHT) return undefined
  const isCut = left === 0 || right === WIDTH || cy < 20 || cy > HEIGHT - 40
  return { place: [left, cy, right - left] as [number, number, number], isCut }
}

/** What the one hint of today asks for. */
export const moveOf: Readonly<Record<HintId, Move>> = {
  closer: 'nearer',
  steady: 'hold',
  turn: 'turn',
  light: 'light',
  tilt: 'tilt',
}
