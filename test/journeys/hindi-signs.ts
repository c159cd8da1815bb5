import type { StateName } from '../../src/core/journey/trip.ts'
import { spokenTexts } from '../../src/core/texts/hi/spoken.ts'
import { walkTexts } from '../../src/core/texts/hi/walk.ts'
import type { buttons } from '../../src/core/texts/hi/word-names.ts'

export type Button = keyof typeof buttons
/** The page that waits for leave to feel motion is the specification's, which speaks English. */
export type State = Exclude<StateName, 'blocked'>

/** By what a shopper knows each state of the journey: a sentence that it begins with, and the first of its choices. */
export const signs: Readonly<Record<State, readonly [sentence: string, ...choices: Button[]]>> = {
  welcome: [spokenTexts['welcome.store'], 'Skip'],
  brief: [spokenTexts['tour.short'], 'Skip'],
  tour: [spokenTexts['tour.1'], 'Skip'],
  introduction: [spokenTexts['intro.offer'], 'Continue', 'Not required'],
  place: [spokenTexts['place.ask'], 'Store', 'Home'],
  section: [spokenTexts['aisle.ask'], 'Biscuits', 'Dairy', 'Breads'],
  entrance: [spokenTexts['entrance.ask'], 'Entrance', 'Not there'],
  prepare: [walkTexts['nav.prepare'], 'Next', 'Repeat', 'Back', 'Help'],
  walking: [walkTexts['nav.first'], 'Next', 'Repeat', 'Back', 'What is this?'],
  leaving: [spokenTexts['counter.confirm'], 'Back', 'No', 'Pause'],
  standing: [spokenTexts['standing.ask'], 'Yes', 'No', 'Back'],
  turning: [walkTexts['nav.return'], 'Next', 'Repeat', 'Back', 'Help'],
  crossing: [walkTexts['nav.cross'], 'Next', 'Repeat', 'Back', 'Help'],
  checking: [spokenTexts['scan.hello'], 'What is this?', 'Use-by date'],
  detour: [spokenTexts['scan.wait'], 'Use-by date', 'Repeat', 'Next'],
  buyMore: [spokenTexts['more.ask'], 'Buy more', 'Next time'],
  keepApp: [spokenTexts['save.ask'], 'Save', 'Thank you'],
  ending: [spokenTexts.thanks, 'Back', 'Repeat'],
  stopping: [spokenTexts['stop.confirm'], 'No', 'Yes', 'Back'],
  restarting: [spokenTexts['restart.ask'], 'Yes', 'No', 'Back'],
  asking: [spokenTexts['walk.leave'], 'Yes', 'No', 'Back'],
  danger: [spokenTexts['danger.walk'], 'Repeat', 'Back', 'Help'],
  sounds: [spokenTexts['signs.first'], 'Skip', 'Back', 'Repeat'],
  resuming: [spokenTexts['resume.ask'], 'Yes', 'No', 'Repeat'],
  atShelf: [spokenTexts['shelf.ask'], 'Yes', 'No', 'Repeat'],
}

/** No button says them: what stands on the button "Stop" pauses at once, and nobody in danger looks for a button. */
export const byWordsAlone: readonly State[] = ['stopping', 'danger']
