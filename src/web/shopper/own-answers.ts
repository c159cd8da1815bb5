import type { AnswerAbout } from '../../core/contract/live.ts'
import { concernsOf, type Sign } from '../../core/needs/concerns.ts'
import { isEmpty, noNeeds, readNeeds } from '../../core/needs/needs.ts'
import { answerNeeds } from '../../core/needs/needs-answer.ts'
import type { NeedsCommand } from '../../core/needs/needs-command.ts'
import { pageCommand } from '../../core/session/page-command.ts'
import type { Line } from '../../core/speech/utterance.ts'
import { needsTexts } from '../../core/texts/en/needs.ts'
import { spokenTexts } from '../../core/texts/en/spoken.ts'
import { isLiteral, type Page } from './page.ts'

/** What the page answers by itself, from what it alone keeps. Nothing of it is in a frame, a log or a request. */
export interface OwnAnswers {
  /** What is said to these words; undefined: they are for the visit, or for the server. */
  to(text: string, how: 'spoken' | 'written'): readonly Line[] | undefined
  /** What is said before an answer of the server's about these products; null: one that has no record. */
  before(about: readonly (AnswerAbout | null)[]): readonly Line[]
}

/** What was last answered about is in the hand for so long, by all that is known. */
const IN_HAND_MS = 60_000

const privately = (text: string, sign?: Sign): Line => ({
  text,
  recording: sign === undefined ? 'needs.written' : `needs.${sign}`,
  private: true,
  ...(sign && { sign }),
})

export function createOwnAnswers(page: Page): OwnAnswers {
  const { devices, store, settings } = page
  const { memory, clock } = devices
  let latest: { about: AnswerAbout; atMs: number } | undefined
  let toldWhoHears = false

  const concerns = (about: AnswerAbout | null): Line[] => {
    const needs = readNeeds(memory.needs())
    if (!needs) return [privately(needsTexts.lookFailed, 'unsure')]
    return concernsOf(needs, about?.product, about?.pack).map(({ text, sign }) => privately(text, sign))
  }

  /** Said once a visit, to who has told it aloud. */
  function whoHears(): Line[] {
    if (toldWhoHears) return []
    toldWhoHears = true
    const isCloud = settings.hearsInCloud === true || store.get().assistant.token !== ''
    const id = isCloud ? 'needs.cloud' : 'needs.server'
    return [{ text: spokenTexts[id], recording: id }]
  }

  function needs(command: NeedsCommand, how: 'spoken' | 'written'): Line[] {
    const read = readNeeds(memory.needs())
    // What cannot be read is not overwritten by a question about it.
    if (!read && command.do === 'tell') return [privately(needsTexts.lookFailed)]
    const { keep, said } = answerNeeds(read ?? noNeeds, command)
    const isKept = keep === undefined || memory.keepNeeds(keep)
    const isNew = command.do === 'change' && !isEmpty(command.add)
    const isInHand = latest !== undefined && clock.now() - latest.atMs < IN_HAND_MS
    return [
      ...said.map((text) => privately(text)),
      ...(isKept ? [] : [privately(needsTexts.cannotKeep)]),
      ...(isNew && isInHand && latest ? concerns(latest.about) : []),
      ...(isNew && how === 'spoken' ? whoHears() : []),
    ]
  }

  // To the letter of the specification there is no such thing.
  if (isLiteral(page)) return { to: () => undefined, before: () => [] }
  // Phones tell of their voices only once they were asked.
  devices.speaker.speaksHere()
  return {
    to(text, how) {
      const command = pageCommand(text)
      return command && needs(command.command, how)
    },
    before(about) {
      const seen = about.findLast((one) => one !== null)
      if (seen) latest = { about: seen, atMs: clock.now() }
      return about.flatMap(concerns)
    },
  }
}
