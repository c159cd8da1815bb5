import type { StateMaker, StateName } from '../state.ts'
import { asking } from './asking.ts'
import { atShelf } from './at-shelf.ts'
import { blocked } from './blocked.ts'
import { buyMore } from './buy-more.ts'
import { checking } from './checking.ts'
import { danger } from './danger.ts'
import { detour } from './detour.ts'
import { ending } from './ending.ts'
import { entrance } from './entrance.ts'
import { introduction } from './introduction.ts'
import { keepApp } from './keep-app.ts'
import { leaving } from './leaving.ts'
import { place } from './place.ts'
import { prepare } from './prepare.ts'
import { restarting } from './restarting.ts'
import { resuming } from './resuming.ts'
import { section } from './section.ts'
import { sounds } from './sounds.ts'
import { stopping } from './stopping.ts'
import { brief, tour } from './tour.ts'
import { crossing, standing, turning } from './turning.ts'
import { walking } from './walking.ts'
import { welcome } from './welcome.ts'

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
