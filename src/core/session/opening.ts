import { screenTexts } from '../texts/screen.ts'
import { spoken } from '../texts/spoken.ts'
import type { Place } from './place.ts'

export interface Opening {
  place: Place
  firstVisit: boolean
  brand: string
}

function welcome({ place, firstVisit, brand }: Opening): string[] {
  switch (place.kind) {
    case 'store':
      return [spoken(firstVisit ? 'welcome.store' : 'welcome.store.back', { brand, store: place.store.name })]
    case 'unknown':
      return [screenTexts.storeUnknown, spoken('welcome.home', { brand })]
    case 'home':
      return [spoken('welcome.home', { brand })]
  }
}

/** What is said, in order, when a visit begins. The warning about obstacles is for the first visit only. */
export function openingLines(opening: Opening): string[] {
  const safety = opening.firstVisit ? [spoken('safety')] : []
  return [...safety, ...welcome(opening), spoken('scan.hello')]
}
