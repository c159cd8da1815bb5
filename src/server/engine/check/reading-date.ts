import { type PrintedDate, todayIn } from '../../../core/dates/calendar.ts'
import { createDateTracker, type DateDecision, joinDates } from '../../../core/dates/date-tracker.ts'
import type { PackData } from '../../../core/vision/gs1.ts'
import { type HeldCode, heldCodes } from '../../../core/vision/held-codes.ts'
import { createHinter } from '../../../core/vision/hints.ts'
import type { SeenFrame } from '../../../core/vision/other-maker.ts'
import { createSides } from '../../../core/vision/sides.ts'
import type { Sight } from '../../../core/vision/sight.ts'
import { tellDateAgain } from './doubted-answer.ts'
import { type Finding, HINT_AFTER_MS, type Inquiry, type LookSurroundings, newPictures } from './inquiry.ts'
import { createHandLead } from './lead-hand.ts'

/** A code is read at once, print in a second or two: so long it is waited for, to be compared. */
const PRINT_MAY_TAKE_MS = 3000

/** A hand that turns the pack has shown another side within this. */
const SIDE_TAKES_MS = 8000

export interface DateLookOptions extends LookSurroundings {
  /** What the code on the pack in hand said a moment ago. */
  known?: PackData | undefined
  /** Whether a code can be of the pack in hand, as far as anybody knows what that is. */
  isOfPack?: ((gtin: string) => boolean) | undefined
  /** The date that was told before, which the shopper doubts. */
  again?: PrintedDate | undefined
}

/**
 * "What is the use-by date?": sights of this question alone → the date of the code and the date as printed, or the line
 * that asks to turn the pack. `next` is said after a date.
 */
export function readingDate(options: DateLookOptions, now: Date, next: () => readonly string[]): Inquiry {
  const { texts, timeZone, asSpecified, again } = options
  const today = todayIn(timeZone, now)
  const tracker = createDateTracker({ today, times: again && 2 })
  const hinter = createHinter('date')
  const isNew = newPictures()
  const code = createCodeWatch(options)
  const lead = createHandLead('date', texts)
  const isNewSide = createSides()
  let newSideAtMs = Number.NEGATIVE_INFINITY

  function ofPrint(decision: DateDecision): Finding {
    const said = texts.sayUseBy(decision, today)
    if (!said || (decision.kind === 'unsure' && asSpecified))
      return { outcome: 'noDate', sentences: [texts.spoken('scan.nodate')] }
    if (decision.kind === 'unsure') return { outcome: 'noDate', sentences: said }
    const date = decision.kind === 'date' ? decision.date : undefined
    return { outcome: 'date', date, sentences: [...said, ...next()] }
  }

  const finding = (print: DateDecision): Finding =>
    again ? tellDateAgain(again, found(print), texts) : found(print)

  function found(print: DateDecision): Finding {
    const { pack, isHeld } = code.seen() ?? {}
    const both = pack && joinDates(pack, print, today)
    if (!both) return withOther(ofPrint(print))
    // Of a code that was seen in an earlier look alone, the pack may have been changed since.
    if (!isHeld && both.kind === 'code' && both.print !== 'same')
      return withBefore(ofPrint(print), texts.codeBefore(both.date))
    const sentences = [...texts.sayBoth(both, today), ...next()]
    return { outcome: 'date', date: both.kind === 'code' ? both.date : undefined, pack, sentences }
  }

  const withOther = (finding: Finding): Finding =>
    finding.outcome === 'date' && code.sawOther()
      ? { ...finding, isOfOther: true, sentences: [...finding.sentences, texts.codeTexts.ofOther] }
      : finding

  return {
    opening: again ? texts.secondTexts.showDate : texts.spoken('scan.wait'),
    observe(sight, atMs) {
      if (!isNew(sight)) return undefined
      code.observe(sight, atMs)
      lead.observe(sight, atMs)
      if (isNewSide(sight.dateLines[0] ?? [])) newSideAtMs = atMs
      const decision = tracker.observe(sight.dateLines)
      if (decision) return finding(decision)
      if (code.seen()?.isSettled(atMs) && found(tracker.conclude()).outcome === 'date')
        return finding(tracker.conclude())
      hinter.observe(sight)
      return undefined
    },
    conclude() {
      const found = finding(tracker.conclude())
      return asSpecified || tracker.conclude().kind === 'unsure' ? found : lead.explained(found)
    },
    hint(atMs, quiet) {
      if (!asSpecified) return lead.hint(atMs, quiet)
      const id = atMs < HINT_AFTER_MS ? undefined : hinter.take()
      return id && texts.hintTexts[id]
    },
    readable: lead.readable,
    goesOn: (atMs) => !asSpecified && (atMs - newSideAtMs < SIDE_TAKES_MS || lead.uncovers(atMs)),
  }
}

const withBefore = (finding: Finding, sentence: string): Finding =>
  finding.outcome === 'product' ? finding : { ...finding, sentences: [...finding.sentences, sentence] }

/** Follows the codes of the held pack through the pictures of a look. */
function createCodeWatch({ asSpecified, known, isOfPack = () => true }: DateLookOptions) {
  const frames: SeenFrame[] = []
  let held: readonly HeldCode[] = []
  let firstAtMs: number | undefined
  const inView = () => held.filter(({ code, pack }) => pack && isOfPack(code))
  return {
    /** A code of another product than the one in hand was held into view. */
    sawOther: () => held.some(({ code }) => !isOfPack(code)),
    observe(sight: Sight, atMs: number) {
      if (asSpecified) return
      frames.push({ sight: { ...sight, lines: sight.dateLines[0] ?? [] }, atMs })
      held = heldCodes(frames)
      if (inView().length > 0) firstAtMs ??= atMs
    },
    /** What the pack's code says, and whether print has had the time to be read beside it. */
    seen(): { pack: PackData; isHeld: boolean; isSettled: (atMs: number) => boolean } | undefined {
      const [own, ...others] = inView()
      if (others.length > 0) return undefined
      // What was known of the pack is of another one now, where this look saw a code of another.
      const pack = own?.pack ?? (held.every(({ code }) => isOfPack(code)) ? known : undefined)
      if (!pack || asSpecified) return undefined
      return {
        pack,
        isHeld: own !== undefined,
        isSettled: (atMs) => own?.sure === true && atMs - (firstAtMs ?? atMs) >= PRINT_MAY_TAKE_MS,
      }
    },
  }
}
