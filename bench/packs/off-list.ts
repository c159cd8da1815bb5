import { indexCatalogueWords } from '../../src/core/vision/catalogue-words.ts'
import { judgeFrame } from '../../src/core/vision/verdict.ts'
import type { SeenCatalogue } from '../../src/server/engine/see/seeing.ts'
import type { Tally } from './tally.ts'
import type { Truth } from './truth.ts'
import type { Viewer } from './viewer.ts'

/** Each picture looked at with its own product not in the list, so that any name is wrong. */
export async function tellOffList(
  tally: Tally,
  shots: Truth['grocery'],
  products: SeenCatalogue['products'],
  viewer: Viewer,
): Promise<void> {
  for (const { id } of products) {
    const mine = shots.filter(({ className }) => className === id)
    if (mine.length === 0) continue
    const others = products.filter((product) => product.id !== id)
    const index = indexCatalogueWords('', others)
    viewer.know(`${tally.name} ${id} ${mine[0]?.file}`, '', others)
    for (const { file } of mine) {
      const verdict = judgeFrame(await viewer.look(file, 'name'), false, index)
      const said = verdict.kind === 'one' ? verdict.productId : undefined
      tally.add(said === undefined ? 'right' : 'wrong', `${file} taken for ${said}`)
    }
  }
}
