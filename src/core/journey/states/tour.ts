import { isSectionWord } from '../../language/meaning.ts'
import type { SpokenId } from '../../texts/en/spoken.ts'
import { choicesOf } from '../choices.ts'
import { choose, sectionChoices } from '../sections.ts'
import type { Stage, State } from '../state.ts'

const parts: readonly SpokenId[] = ['tour.1', 'tour.2', 'tour.3', 'tour.4', 'tour.5', 'tour.end']
/** The introduction, part by part; a tap or "skip" ends a part, a section's name ends it all. */
export function tour(stage: Stage): State {
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
    choices: choicesOf(['Skip', ...sectionChoices(stage), 'Repeat'], ['Not required']),
    enter: tell,
    word(word) {
      if (isSectionWord(word)) choose(stage, word)
      else if (word === 'notRequired') stage.go('section')
      else if (word === 'back') {
        at = Math.max(0, at - 1)
        tell()
      } else return false
      return true
    },
    help: () => [stage.line('tour.5')],
    again: tell,
  }
}
