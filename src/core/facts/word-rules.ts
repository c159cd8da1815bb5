import type { Product } from '../contract/product.ts'
import type { Word } from '../language/meaning.ts'
import { facts, justName, onlyBrand } from '../texts/en/facts.ts'
import { secondTexts } from '../texts/en/second-look.ts'
import { spoken } from '../texts/en/spoken.ts'
import { aboutScanned } from './about-product.ts'
import { type Checking, forgotten, nothingChecked, productBefore } from './checking.ts'
import { shorter } from './describe.ts'
import { stockSentences } from './list-answers.ts'
import { act, answer, nextLine, type Response, remark, type Surroundings } from './response.ts'
import { spellSentences } from './spelling.ts'
import { compareSentences } from './two-products.ts'

type WordRule = (checking: Checking, around: Surroundings) => Response

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
    act(checking, { do: 'volume', by, sentences: checking.lastAnswer })

/** What was told is taken back and looked at once more; whatever else was asked of it since goes with it. */
const wrong: WordRule = (checking, { brand, asSpecified }) => {
  const { told, scanned, ...rest } = checking
  if (asSpecified) return remark(checking, [onlyBrand(brand)])
  if (!told) return remark(checking, [secondTexts.nothingTold])
  const left = told.look === 'name' ? forgotten({ ...rest, scanned: undefined }) : { ...rest, scanned }
  return act(left, { do: 'look', lookFor: told.look, again: told })
}

/** What the words of a product check lead to; what the others mean is the journey's to say. */
export const rules: Readonly<Partial<Record<Word, WordRule>>> = {
  whatIsThis: (checking) => act(forgotten(checking), { do: 'look', lookFor: 'name' }),
  date: readDate,
  repeat: (checking) =>
    remark(checking, checking.lastAnswer.length > 0 ? checking.lastAnswer : [spoken('scan.hello')]),
  help: (checking) => remark(checking, [spoken('help.scan')]),
  stop: (checking) => act(checking, { do: 'stop' }),
  // The page pauses the visit; here the voice only falls silent.
  pause: (checking) => act(checking, { do: 'stop' }),
  back: (checking) => remark(checking, [spoken('scan.hello')]),
  slower: (checking) => act(checking, { do: 'pace', by: -1 }, { do: 'say', sentences: checking.lastAnswer }),
  faster: (checking) => act(checking, { do: 'pace', by: 1 }, { do: 'say', sentences: checking.lastAnswer }),
  louder: volume(1),
  quieter: volume(-1),
  skip: (checking) => act(checking, { do: 'skip' }),
  shorter: ofScanned(shorter),
  sayName: ofScanned(({ name }) => [justName(name)]),
  spell: ofScanned(({ name }) => spellSentences(name)),
  compare: (checking) =>
    answer(checking, compareSentences(productBefore(checking), checking.scanned), checking.dateOffered),
  stock,
  startAgain: () => answer(nothingChecked, [spoken('scan.hello')]),
  callStaff: (checking) => remark(checking, [spoken('staff.call')]),
  danger: (checking) => act(checking, { do: 'stop' }, { do: 'say', sentences: [spoken('danger.here')] }),
  changeSection: (checking, { inStore }) =>
    remark(checking, [inStore ? facts.allSections : spoken('home.sorry')]),
  wrong,
  yes,
  no: (checking, around) => remark({ ...checking, dateOffered: false }, [nextLine(around)]),
  thanks: (checking, { brand }) => remark({ ...checking, dateOffered: false }, [spoken('thanks', { brand })]),
  counter: (checking, { inStore }) => remark(checking, [spoken(inStore ? 'nav.nopath' : 'home.sorry')]),
}
