import type { Step } from '../../../core/contract/store.ts'
import { describePath, pathWarnings } from '../../../core/paths/describe-path.ts'
import { drawPath, type PathDrawing, type Point } from '../../../core/paths/draw-path.ts'

/** Drawing units around the path, as a share of its longer side. */
const MARGIN_SHARE = 0.14
const LEAST_SIDE = 8

/** Sizes are shares of the picture, so that a path of ten steps and one of three hundred look alike. */
function frame({ bounds: { left, right, top, bottom } }: PathDrawing) {
  const side = Math.max(right - left, top - bottom, LEAST_SIDE)
  const margin = side * MARGIN_SHARE
  return {
    side,
    viewBox: `${left - margin} ${-top - margin} ${right - left + 2 * margin} ${top - bottom + 2 * margin}`,
  }
}
// On screen up is negative.
const corner = ({ x, y }: Point) => `${x},${-y}`

/** The path to scale, seen from above, and the same in words. */
export function PathPicture({ steps, from, to }: { steps: readonly Step[]; from: string; to: string }) {
  const drawing = drawPath(steps)
  const [first] = drawing.points
  const last = drawing.points.at(-1)
  const { side, viewBox } = frame(drawing)
  const size = side / 18
  return (
    <figure className="picture">
      {drawing.stretches.length > 0 && first && last && (
        <svg viewBox={viewBox} aria-hidden="true" focusable="false">
          <polyline className="way" points={drawing.points.map(corner).join(' ')} strokeWidth={size / 3} />
          {drawing.stretches.map(({ from: at, turn, index }) =>
            turn === 'none' ? null : (
              <circle
                key={index}
                className="mark"
                cx={at.x}
                cy={-at.y}
                r={size / 2.2}
                strokeWidth={size / 6}
              />
            ),
          )}
          <rect
            className="door"
            x={first.x - size / 1.6}
            y={-first.y}
            width={size * 1.25}
            height={size / 2.5}
          />
          <circle className="goal" cx={last.x} cy={-last.y} r={size / 1.7} />
          {drawing.stretches.map(({ from: a, to: b, steps: count, index }) =>
            count === 0 ? null : (
              <text
                key={index}
                x={(a.x + b.x) / 2 + (a.x === b.x ? size / 2 : 0)}
                y={-(a.y + b.y) / 2 - (a.y === b.y ? size / 2 : 0)}
                fontSize={size}
                textAnchor={a.x === b.x ? 'start' : 'middle'}
              >
                {count}
              </text>
            ),
          )}
        </svg>
      )}
      <figcaption>
        <strong>
          {from || 'Start'} → {to || 'end'}
        </strong>{' '}
        {describePath(steps)}
      </figcaption>
    </figure>
  )
}

/** What to look at again. It may be saved all the same. */
export function PathWarnings({ steps }: { steps: readonly Step[] }) {
  const warnings = pathWarnings(steps)
  return (
    <div role="status">
      {warnings.length > 0 && (
        <div className="notice notice-warning">
          <p>Please look again. You can save it all the same.</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
