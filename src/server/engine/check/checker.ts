import type { Clock } from '../../../core/clock.ts'
import type { AnswerAbout, LookFor, Resume, Told } from '../../../core/contract/live.ts'
import type { Product } from '../../../core/contract/product.ts'
import { doubt, respond, tellFound } from '../../../core/facts/check-response.ts'
import {
  type Checking,
  nothingChecked,
  productBefore,
  resumed,
  unasked,
} from '../../../core/facts/checking.ts'
import { packInHand } from '../../../core/facts/recalls.ts'
import { nextLine, type Response, type Surroundings, type Unanswered } from '../../../core/facts/response.ts'
import { tellDate, tellLine } from '../../../core/facts/tell-looked.ts'
import type { Meaning } from '../../../core/language/meaning.ts'
import type { SeeingSession } from '../see/seeing.ts'
import { findingProduct } from './finding-product.ts'
import type { Finding, LookObserver, LookOutcome } from './inquiry.ts'
import { type Look, openLook } from './look.ts'
import { namingProduct, withoutCamera } from './naming-product.ts'
import { readingDate } from './reading-date.ts'
import type { Voice } from './voice.ts'

/** A product is looked for among others so long: a shelf has many. */
const FINDS_FOR_MS = 90_000

export interface CheckerOptions {
  clock: Clock
  seeing: SeeingSession
  voice: Voice
  surroundings: () => Around
  /** The client leads: it keeps its own volume. */
  leads: boolean
  /** Frames are wanted, or no longer. */
  look: (open: boolean, id: string, lookFor?: LookFor) => void
  /** How near the print of the newest picture is to being readable, 0 to 1. */
  aimed?: ((readable: number) => void) | undefined
  /** Another connection would go on with something else than before. */
  changed: (resume: Resume) => void
  /** Counts looks. */
  looked?: LookObserver | undefined
  /** Counts questions that the list could not answer. */
  unanswered?: ((unanswered: Unanswered) => void) | undefined
  unreadable: (error: unknown) => void
}

type Around = Surroundings & { timeZone: string }
type LookAction = Extract<Response['actions'][number], { do: 'look' }>

/** The conversation of a product check: what was understood → speech and looks. */
export interface Checker {
  /** `also`: further requests of the same turn. */
  heard(meaning: Meaning | undefined, also?: readonly Meaning[]): void
  /** It may not be what was meant: asks, and what is heard next answers it. */
  doubt(meaning: Meaning): void
  /** The client does what was said: what was asked back is not open any more. */
  leftToClient(): void
  /** Ends a look and falls silent: the client says what is to be said. */
  quiet(): void
  /** The shopper walks: what was looked at may be out of the hand. */
  walks(): void
  /** True when it is looked at. */
  frame(jpeg: Uint8Array, lookId: string | undefined): boolean
  /** The phone has no camera for this look: it ends with the ways that are left. */
  noCamera(lookId: string): void
  /** Goes on where a broken connection's check was. A look that was under way begins anew, but for whoever has `left`. */
  resume(from: Resume, left?: boolean): void
  /** What another connection goes on with. */
  resumable(): Resume
  close(): void
}

export function createChecker(options: CheckerOptions): Checker {
  const { clock, seeing, voice, surroundings } = options
  let checking: Checking = nothingChecked
  let look: Look | undefined
  let lookFor: LookFor | undefined
  let sought: readonly Product[] = []
  let looks = 0
  let count = (_outcome: LookOutcome) => {}
  let toldLast = '{}'

  const resumable = (): Resume => ({
    ...(checking.scanned && { lastProductId: checking.scanned.id, lastSeenAtMs: checking.seenAtMs }),
    ...idOfBefore(),
    ...(lookFor && { lookFor }),
    ...(lookFor && sought.length > 0 && { find: sought.map(({ id }) => id) }),
    ...(checking.dateOffered && { dateOffered: true }),
    ...(checking.told && { told: checking.told }),
  })

  function idOfBefore(): Pick<Resume, 'beforeProductId'> {
    const before = productBefore(checking)
    return before ? { beforeProductId: before.id } : {}
  }

  function tell() {
    const now = JSON.stringify(resumable())
    if (now === toldLast) return
    toldLast = now
    options.changed(resumable())
  }

  function shut() {
    lookFor = undefined
    if (!look) return
    look.cancel()
    count('cancelled')
    options.look(false, look.id)
    look = undefined
  }

  /** One scan or date question, fed by a tracker that turns sights into a decision. */
  function open({ lookFor: question, again, find = [] }: Omit<LookAction, 'do'>) {
    shut()
    lookFor = question
    sought = find
    looks += 1
    const id = `look-${looks}`
    const openedAtMs = clock.now()
    // A look may outlast a record: what is found is told by the list as it is then.
    const around: Around = { ...surroundings(), product: (productId) => surroundings().product(productId) }
    const isSearch = find.length > 0
    const tracker = isSearch ? findingProduct(around, find) : asking(question, again, around)
    count = (outcome) => options.looked?.(question, outcome, clock.now() - openedAtMs, checking.scanned?.id)
    look = openLook({
      id,
      lookFor: question,
      seeing,
      clock,
      observe: tracker.observe,
      conclude: tracker.conclude,
      concludeBlind: () => withoutCamera(question, around.texts),
      goesOn: tracker.goesOn,
      longestMs: isSearch ? FINDS_FOR_MS : undefined,
      undecided(atMs) {
        if (!around.asSpecified) options.aimed?.(tracker.readable())
        const hint = tracker.hint(atMs, !voice.speaking())
        if (hint !== undefined) voice.begin(hint)
      },
      decided(finding) {
        look = undefined
        lookFor = undefined
        options.look(false, id)
        count(finding.outcome)
        // Whoever passes pack after pack is told at once which one it was.
        if (finding.outcome === 'noCamera' || isSearch) voice.stop()
        follow(told(finding))
      },
      unreadable: options.unreadable,
    })
    voice.begin(tracker.opening)
    options.look(true, id, question)
  }

  const asking = (question: LookFor, again: Told | undefined, around: Around) =>
    question === 'name'
      ? namingProduct({ ...around, again: again?.look === 'name' ? again : undefined })
      : readingDate(
          {
            ...around,
            ...packInHand(checking, around),
            again: again?.look === 'date' ? again.date : undefined,
          },
          clock.date(),
          () => [nextLine(surroundings())],
        )

  function told(finding: Finding): Response {
    const around = surroundings()
    if (finding.outcome === 'product')
      return tellFound(checking, finding.product, finding.notes, around, finding.how)
    const { sentences } = finding
    if (finding.outcome === 'date') {
      const { date, pack, isOfOther } = finding
      // The product that was looked at before may be out of the hand.
      return tellDate(isOfOther ? { ...checking, seenAtMs: 0 } : checking, sentences, around, date, pack)
    }
    const stays = finding.outcome === 'noCamera' || (finding.outcome === 'unconfirmed' && finding.unseen)
    return tellLine(checking, sentences, stays ? checking.told : undefined)
  }

  /** To the letter of the specification an answer says nothing of what it is about. */
  const aboutOf = ({ about }: { about?: readonly AnswerAbout[] }) =>
    surroundings().asSpecified ? undefined : about

  /** What answers the same turn is heard first: a look would fall into its middle. */
  function openAfterwards({ lookFor: question, find = [] }: LookAction) {
    shut()
    lookFor = question
    sought = find
    voice.afterwards(() => open({ lookFor: question, find }))
  }

  function lookNext(look: LookAction, answers: boolean) {
    const { lookFor: question, again } = look
    // Doubted once, it counts once.
    if (again && !again.unseen) {
      const productId = again.look === 'name' ? again.productId : checking.scanned?.id
      options.looked?.(question, 'takenBack', surroundings().nowMs - again.atMs, productId)
    }
    if (answers) return openAfterwards(look)
    voice.stop()
    open(look)
  }

  function follow(response: Response) {
    const { calledBack } = checking
    checking = response.checking
    for (const each of response.unanswered ?? []) options.unanswered?.(each)
    let answers = false
    for (const action of response.actions) {
      switch (action.do) {
        case 'say':
          answers = true
          voice.say(action.sentences, aboutOf(action))
          break
        case 'look':
          lookNext(action, answers)
          break
        case 'volume':
          if (options.leads) voice.say(action.sentences, aboutOf(action))
          else {
            // Not said again: what is called back since is still to be told.
            checking = { ...checking, calledBack }
            voice.say([surroundings().texts.spoken(action.by === 1 ? 'volume.most' : 'volume.least')])
          }
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
    tell()
  }

  return {
    heard(meaning, also = []) {
      const around = surroundings()
      // A record that was mended since the scan is told as it is now; one that is gone is not told any more.
      const scanned = checking.scanned && around.product(checking.scanned.id)
      const before = checking.before.flatMap(({ id }) => around.product(id) ?? [])
      follow(respond({ ...checking, scanned, before }, meaning, around, also))
    },
    doubt: (meaning) => follow(doubt(checking, meaning, surroundings())),
    leftToClient() {
      checking = unasked(checking)
    },
    quiet() {
      checking = unasked(checking)
      shut()
      voice.stop()
      tell()
    },
    walks() {
      checking = { ...unasked(checking), seenAtMs: 0, told: undefined }
      tell()
    },
    noCamera(lookId) {
      if (look?.id === lookId) look.blind()
    },
    frame: (jpeg, lookId) => look?.frame(jpeg, lookId) ?? false,
    resume(from, left = false) {
      const { lastProductId, beforeProductId, lookFor: was, find = [], told } = from
      toldLast = JSON.stringify(from)
      const { product } = surroundings()
      const known = (id: string | undefined) => (id === undefined ? undefined : product(id))
      checking = resumed(
        known(lastProductId),
        known(beforeProductId),
        from.dateOffered ?? false,
        from.lastSeenAtMs ?? 0,
        surroundings().texts,
        told,
      )
      const again = told?.unseen && told.look === was ? { again: told } : {}
      if (was && !left) open({ lookFor: was, ...again, find: find.flatMap((id) => known(id) ?? []) })
      tell()
    },
    resumable,
    close() {
      shut()
      tell()
    },
  }
}
