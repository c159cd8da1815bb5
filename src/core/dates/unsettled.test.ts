import { expect, it } from 'vitest'
import { linesOf } from './lines-of.test-help.ts'
import { isUnsettled } from './unsettled.ts'

const A = linesOf(['USE BY 14/03/27'])
const B = linesOf(['USE BY 14/08/27'])
const LABEL_ONLY = linesOf(['USE BY 14/0?/27'])
const COUNTED = linesOf(['BEST BEFORE 6 MONTHS FROM PKD', 'PKD 14/09/26'])
const PACKED = linesOf(['PKD 14/09/26', 'MRP RS. 20.00'])

it.each<[string, (typeof A)[], boolean]>([
  ['nothing was read', [[], []], false],
  ['no label was seen', [PACKED, PACKED], false],
  ['two sizes say the same', [A, A], false],
  ['two sizes count the same', [COUNTED, COUNTED], false],
  ['two sizes differ', [A, B], true],
  ['one size lost the date', [A, LABEL_ONLY], true],
  ['one size lost the label too', [[], A], true],
  ['both lost the date', [LABEL_ONLY, LABEL_ONLY], true],
  ['a third settles it', [A, LABEL_ONLY, A], false],
])('%s', (_, readings, unsettled) => {
  expect(isUnsettled(readings)).toBe(unsettled)
})
