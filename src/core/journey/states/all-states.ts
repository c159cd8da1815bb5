import type { StateMaker } from '../state.ts'
import type { StateName } from '../trip.ts'
import { asking } from './asking.ts'
import { blocked } from './blocked.ts'
import { checking } from './checking.ts'
import { leaving, restarting, stopping } from './confirming.ts'
import { danger } from './danger.ts'
import { detour } from './detour.ts'
import { buyMore, ending, keepApp } from './ending.ts'
import { entrance } from './entrance.ts'
import { brief, introduction, tour } from './introduction.ts'
import { prepare } from './prepare.ts'
import { resuming } from './resuming.ts'
import { atShelf, section } from './section.ts'
import { sounds } from './sounds.ts'
import { crossing, standing, turning } from './turning.ts'
import { walking } from './walking.ts'
import { place, welcome } from './welcome.ts'

/** Every state by its name: states name each other and never import each other. */
export const allStates: Readonly<Record<StateName, StateMaker>> = {
  welcome,
  brief,
  tour,
  introduction,
  place,
  section,
  entrance,
  prepare,
  walking,
  leaving,
  standing,
  turning,
  crossing,
  checking,
  detour,
  buyMore,
  keepApp,
  ending,
  stopping,
  restarting,
  asking,
  danger,
  sounds,
  resuming,
  atShelf,
  blocked,
}
