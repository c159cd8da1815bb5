import type { Product } from '../contract/product.ts'
import type { Compared, Word } from '../language/meaning.ts'
import { facts, justName } from '../texts/en/facts.ts'
import { spoken } from '../texts/en/spoken.ts'
import { aboutScanned } from './about-product.ts'
import { type Checking, forgotten, nothingChecked, productBefore } from './checking.ts'
import { shorter } from './describe.ts'
import { stockSentences } from './list-answers.ts'
import { act, answer, nextLine, type Response, remark, type Surroundings, sayLast } from './response.ts'
import { spellSentences } from './spelling.ts'
import { compareSentences } from './two-products.ts'

type WordRule = (checking: Checking, around: Surroundings, compared?: Compared) => Response

const yes: WordRule = (checking) =>
  checking.dateOffered ? readDate(checking) : remark(checking, [spoken('help.scan')])

const readDate = (checking: Checking): Response =>
  act({ ...checking, dateOffered: false }, { do: 'look', lookFor: 'date' })

/** Says what can be said of the product in hand, or how one comes into it. */
const ofScanned =
  (sentences: (product: Product) => string[]): WordRule =>
  (checking, around) => {
    const { scanned, dateOffered } = checking
    if (!scanned) return answer(checking, [spoken('scan.retry')])
    return answer(
      checking,
      aboutScanned(checking, scanned, undefined, sentences(scanned), around),
      dateOffered,
      [scanned],
    )
  }

const stock: WordRule = (checking, { section, products, brand }) =>
  answer(
    checking,
    stockSentences(products, section ?? checking.scanned?.section ?? undefined, brand),
    checking.dateOffered,
  )

const volume =
  (by: 1 | -1): WordRule =>
  (checking) =>
    act(checking, { ...sayLast(checking), do: 'volume', by })

/** What the words of a product check lead to; what the others mean is the journey's to say. */
export const rules: Readonly<Partial<Record<Word, WordRule>>> = {
  whatIsThis: (checking) => act(forgotten(checking), { do: 'look', lookFor: 'name' }),
  date: readDate,
  repeat: (checking) =>
    checking.lastAnswer.length > 0
      ? act(checking, sayLast(checking))
      : remark(checking, [spoken('scan.hello')]),
  help: (checking) => remark(checking, [spoken('help.scan')]),
  stop: (checking) => act(checking, { do: 'stop' }),
  // The page pauses the visit; here the voice only falls silent.
  pause: (checking) => act(checking, { do: 'stop' }),
  back: (checking) => remark(checking, [spoken('scan.hello')]),
  slower: (checking) => act(checking, { do: 'pace', by: -1 }, sayLast(checking)),
  faster: (checking) => act(checking, { do: 'pace', by: 1 }, sayLast(checking)),
  louder: volume(1),
  quieter: volume(-1),
  skip: (checking) => act(checking, { do: 'skip' }),
  shorter: ofScanned(shorter),
  sayName: ofScanned(({ name }) => [justName(name)]),
  spell: ofScanned(({ name }) => spellSentences(name)),
  compare: (checking, _, compared) => {
    const { scanned, dateOffered } = checking
    const before = productBefore(checking)
    const both = before && scanned ? [before, scanned] : []
    return answer(checking, compareSentences(before, scanned, compared), dateOffered, both)
  },
  stock,
  startAgain: () => answer(nothingChecked, [spoken('scan.hello')]),
  callStaff: (checking) => remark(checking, [spoken('staff.call')]),
  danger: (checking) => act(checking, { do: 'stop' }, { do: 'say', sentences: [spoken('danger.here')] }),
  changeSection: (checking, { inStore }) =>
    remark(checking, [inStore ? facts.allSections : spoken('home.sorry')]),
  yes,
  no: (checking, around) => remark({ ...checking, dateOffered: false }, [nextLine(around)]),
  thanks: (checking, { brand }) => remark({ ...checking, dateOffered: false }, [spoken('thanks', { brand })]),
  counter: (checking, { inStore }) => remark(checking, [spoken(inStore ? 'nav.nopath' : 'home.sorry')]),
}
