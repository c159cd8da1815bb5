import {
  type Checking,
  nextLine,
  nothingChecked,
  type Response,
  respond,
  type Surroundings,
  tellLine,
  tellProduct,
} from '../../../core/checking/respond.ts'
import type { Clock } from '../../../core/clock.ts'
import type { Product } from '../../../core/contract/product.ts'
import type { Intent } from '../../../core/language/intent.ts'
import type { Media } from '../engine.ts'
import type { SeeingSession } from '../see/seeing.ts'
import { readingDate } from './date-look.ts'
import type { LookObserver, LookOutcome } from './finding.ts'
import { type Look, openLook } from './look.ts'
import { namingProduct } from './name-look.ts'
import type { Voice } from './voice.ts'

export interface CheckerOptions {
  clock: Clock
  seeing: SeeingSession
  voice: Voice
  surroundings: () => Surroundings & { products: readonly Product[]; timeZone: string }
  /** Frames are wanted, or no longer. */
  look: (open: boolean, id: string) => void
  /** Counts looks. */
  looked?: LookObserver | undefined
  unreadable: (error: unknown) => void
}

/** The conversation of a product check: what was understood → speech and looks. */
export interface Checker {
  heard(intent: Intent): void
  frame(picture: Media<Uint8Array>, lookId: string | undefined): void
  /** The product a broken connection's shopper was hearing about. */
  recall(product: Product): void
  /** The id of the product that "this" means, if a scan has named one. */
  scanned(): string | undefined
  close(): void
}

export function createChecker(options: CheckerOptions): Checker {
  const { clock, seeing, voice, surroundings } = options
  let checking: Checking = nothingChecked
  let look: Look | undefined
  let looks = 0
  let count = (_outcome: LookOutcome) => {}

  function shut() {
    if (!look) return
    look.cancel()
    count('cancelled')
    options.look(false, look.id)
    look = undefined
  }

  /** One scan or date question, fed by a tracker that turns sights into a decision. */
  function open(lookFor: 'name' | 'date') {
    shut()
    looks += 1
    const id = `look-${looks}`
    const openedAtMs = clock.now()
    const around = surroundings()
    const tracker =
      lookFor === 'name'
        ? namingProduct(around)
        : readingDate(around.timeZone, clock.date(), () => [nextLine(surroundings())])
    count = (outcome) => options.looked?.(lookFor, outcome, clock.now() - openedAtMs)
    look = openLook({
      id,
      lookFor,
      seeing,
      clock,
      observe: tracker.observe,
      conclude: tracker.conclude,
      undecided(atMs) {
        const hint = tracker.hint(atMs)
        if (hint !== undefined) voice.begin(hint)
      },
      decided(finding) {
        look = undefined
        options.look(false, id)
        count(finding.outcome)
        follow(
          finding.product
            ? tellProduct(checking, finding.product, finding.notes)
            : tellLine(checking, finding.sentences),
        )
      },
      unreadable: options.unreadable,
    })
    voice.begin(tracker.opening)
    options.look(true, id)
  }

  function follow(response: Response) {
    checking = response.checking
    for (const action of response.actions) {
      switch (action.do) {
        case 'say':
          voice.say(action.sentences)
          break
        case 'look':
          voice.stop()
          open(action.lookFor)
          break
        case 'stop':
          shut()
          voice.stop()
          break
        case 'skip':
          voice.skip()
          break
        case 'pace':
          voice.changePace(action.by)
          break
      }
    }
  }

  return {
    heard: (intent) => follow(respond(checking, intent, surroundings())),
    frame: (picture, lookId) => look?.frame(picture, lookId),
    recall(product) {
      checking = { ...nothingChecked, scanned: product }
    },
    scanned: () => checking.scanned?.id,
    close: shut,
  }
}
