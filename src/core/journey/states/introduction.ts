import { isSectionWord } from '../../language/meaning.ts'
import type { SpokenId } from '../../texts/en/spoken.ts'
import { choicesOf } from '../choices.ts'
import { createQuestion } from '../question.ts'
import { choose, sectionChoices } from '../sections.ts'
import type { Stage, State } from '../state.ts'

/** Who was here before is offered the introduction. */
export function introduction(stage: Stage): State {
  const question = createQuestion(stage, () => [stage.line('intro.offer')], [
    'intro.offer.r1',
    'intro.offer.r2',
  ])
  return {
    ...question.state,
    where: 'introduction',
    listenFor: 'introduction',
    choices: choicesOf(['Continue', 'Not required', 'Repeat', 'Help', 'Pause'], sectionChoices(stage)),
    word(word) {
      if (word === 'continue') stage.go('tour')
      else if (word === 'notRequired' || (word === 'skip' && !stage.speaking())) stage.go('section')
      else if (isSectionWord(word)) choose(stage, word)
      else return false
      return true
    },
  }
}

/** The introduction, part by part; a tap or "skip" ends a part, a section's name ends it all. */
export const tour = (stage: Stage): State => {
  stage.trip.toured = true
  return tourOf(stage, ['tour.1', 'tour.2', 'tour.3', 'tour.4', 'tour.5', 'tour.end'], 'tour.5')
}

/** What nobody can do without, and how to hear the rest: a newcomer is asked something within half a minute. */
export const brief = (stage: Stage): State => tourOf(stage, ['tour.short'], 'tour.short')

function tourOf(stage: Stage, parts: readonly SpokenId[], help: SpokenId): State {
  let at = 0

  function tell() {
    const part = parts[at]
    if (!part) return stage.go('section')
    stage.say([stage.line(part)], () => {
      at += 1
      tell()
    })
  }

  return {
    where: 'introduction',
    listenFor: 'introduction',
    choices: choicesOf(
      ['Skip', ...sectionChoices(stage), 'Repeat'],
      ['Not required', ...(parts.length === 1 ? (['Continue'] as const) : [])],
    ),
    enter: tell,
    word(word) {
      if (isSectionWord(word)) choose(stage, word)
      // Of a tale in six parts it is the tale that is to stop, and not the one sentence.
      else if (word === 'notRequired' || (word === 'stop' && stage.speaking() && !stage.options.literal))
        stage.go('section')
      else if (word === 'continue' && parts.length === 1) stage.go('tour')
      // Asked back and agreed to, with nothing being said: the part that was cut is told.
      else if (word === 'continue' && !stage.speaking()) tell()
      else if (word === 'back') {
        at = Math.max(0, at - 1)
        tell()
      } else return false
      return true
    },
    help: () => [stage.line(help)],
    again: tell,
  }
}
