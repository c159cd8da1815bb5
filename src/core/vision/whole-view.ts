import { distance } from './geometry.ts'
import type { PrintedLine, Sight } from './sight.ts'
import { bareText } from './similarity.ts'

/** A word beside or below a line of a name has to be in view as well: so many heights of the line from the edge. */
const ROOM = { along: 0.6, across: 1 }
/** Pieces of words that are shorter stand in many. */
const LEAST_LETTERS = 3

/** Whether a line holds one of the words, or what the edge left of one. */
function isOfName({ text }: PrintedLine, words: readonly string[]): boolean {
  const bare = bareText(text)
  return words.some((word) => bare.includes(word) || (bare.length >= LEAST_LETTERS && word.includes(bare)))
}

/**
 * Whether the edge of the picture leaves no room for another word of the name: "Milk Bikis" at its foot may go on as
 * "Milk Bikis Atta". `words`: those of the name, bare.
 */
export function mayGoOn({ width, height, lines }: Sight, words: readonly string[]): boolean {
  return lines.some((line) => {
    if (!isOfName(line, words)) return false
    const [a, b, , d] = line.corners
    const tall = distance(a, d)
    // Print that stands runs along the picture's height.
    const runsAcross = Math.abs(b.x - a.x) >= Math.abs(b.y - a.y)
    const [across, down] = runsAcross ? [ROOM.along, ROOM.across] : [ROOM.across, ROOM.along]
    const xs = line.corners.map(({ x }) => x)
    const ys = line.corners.map(({ y }) => y)
    return (
      Math.min(...xs, width - Math.max(...xs)) < across * tall ||
      Math.min(...ys, height - Math.max(...ys)) < down * tall
    )
  })
}
