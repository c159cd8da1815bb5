import { pairsOf } from '../contract/console/places.ts'
import type { PublicStore } from '../contract/store.ts'
import { everyWord } from './every-word.ts'

/** What a store is found by: all but the steps of its paths, whose places are what somebody looks for. */
export const wordsOfStore = ({ paths, ...store }: PublicStore): string =>
  everyWord([store, pairsOf(paths).map(({ from, to }) => `${from} → ${to}`)])
