import type { Product } from '../../src/core/contract/product.ts'
import { indexCatalogueWords } from '../../src/core/vision/catalogue-words.ts'
import { type PackPicture, wordsToTeach } from '../../src/core/vision/pictured.ts'
import type { Sight } from '../../src/core/vision/sight.ts'
import { judgeFrame } from '../../src/core/vision/verdict.ts'
import { judge, named } from './names.ts'
import { tellOffList } from './off-list.ts'
import { Tally } from './tally.ts'
import type { Truth } from './truth.ts'
import { scan, type Viewer } from './viewer.ts'

/** Photographs of each product that teach; the others are a shopper's frames. */
const TEACHERS = 2

type Shots = Truth['grocery']

/**
 * Each product's photographs in turn: all but one in `TEACHERS + 1` are saved as its photographs, the rest asked about.
 * `off`: the pack's own product is not in the list, so that any name is wrong.
 */
export async function benchTaught(
  truth: Truth,
  viewer: Viewer,
  products: readonly Product[],
): Promise<Tally[]> {
  const frame = new Tally('taught-photo-frame')
  const repeated = new Tally('taught-photo-scan')
  const off = new Tally('taught-photo-own-product-not-listed')
  const lessons = new Map<string, PackPicture>()
  for (const { file } of truth.grocery) {
    const { lines, colours } = await viewer.look(file, 'pack')
    lessons.set(file, { words: wordsToTeach(lines), colours })
  }
  for (let turn = 0; turn <= TEACHERS; turn++) {
    const isAsked = askedIn(truth.grocery, turn)
    const taught = products.map((product) => ({
      ...product,
      pictures: truth.grocery
        .filter((shot) => shot.className === product.id && !isAsked(shot))
        .flatMap(({ file }) => lessons.get(file) ?? []),
    }))
    viewer.know(`taught-${turn}`, '', taught)
    const index = indexCatalogueWords('', taught)
    const one = (sight: Pick<Sight, 'candidates' | 'pictured'>) => {
      const verdict = judgeFrame(sight, false, index)
      return verdict.kind === 'one' ? verdict.productId : undefined
    }
    for (const { file, className } of truth.grocery.filter(isAsked)) {
      const sight = await viewer.look(file, 'name')
      frame.add(judge(one(sight), className), file)
      repeated.add(judge(named(scan([sight], products, '')), className), file)
    }
    await tellOffList(off, truth.grocery.filter(isAsked), taught, viewer)
  }
  return [frame, repeated, off]
}

/** Which of each product's photographs a turn asks about: every photograph in one turn. */
function askedIn(shots: Shots, turn: number): (shot: Shots[number]) => boolean {
  const counts = new Map<string, number>()
  const asked = new Set<string>()
  for (const { file, className } of shots) {
    const at = counts.get(className) ?? 0
    counts.set(className, at + 1)
    if (at % (TEACHERS + 1) === turn) asked.add(file)
  }
  return ({ file }) => asked.has(file)
}
