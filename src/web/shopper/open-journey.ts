import { createJourney } from '../../core/journey/create-journey.ts'
import type { JourneyEffect } from '../../core/journey/effects.ts'
import type { JourneyEvent } from '../../core/journey/events.ts'
import type { Journey, JourneyOptions, JourneyPlace } from '../../core/journey/journey.ts'
import { readSnapshot, type Snapshot } from '../../core/journey/snapshot.ts'
import type { Page } from './page.ts'

export interface JourneyStart {
  resume: Snapshot | undefined
  navigate: boolean
}

/**
 * The journey of this page's shopper. Doing what it wants reports back to it (a silenced sentence is over), so events
 * are handed over one after another: what comes from within waits until the one before, or a timer, is dealt with.
 */
export function openJourney(
  page: Page,
  start: JourneyStart,
  perform: (effect: JourneyEffect) => void,
): Pick<Journey, 'send' | 'close'> {
  const waiting: (() => void)[] = []
  let busy = false

  function inTurn(run: () => void) {
    waiting.push(run)
    if (busy) return
    busy = true
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) next()
    } finally {
      busy = false
    }
  }

  const { clock } = page.devices
  const journey = createJourney({
    ...optionsFor(page, start),
    clock: { ...clock, after: (delayMs, run) => clock.after(delayMs, () => inTurn(run)) },
    emit: perform,
  })
  return {
    send: (event: JourneyEvent) => inTurn(() => journey.send(event)),
    close: journey.close,
  }
}

function placeOf({ store }: Page): JourneyPlace {
  const { place } = store.get()
  return place.kind === 'unknown' ? { kind: 'unknown' } : place
}

function optionsFor(page: Page, { resume, navigate }: JourneyStart): Omit<JourneyOptions, 'clock' | 'emit'> {
  const { devices, settings, store } = page
  const place = placeOf(page)
  const kept = readSnapshot(devices.memory.kept(), place.kind === 'store' ? place.store.id : null)
  return {
    brand: settings.brand.name,
    place,
    firstVisit: store.get().isFirstTimeUser === true,
    literal: settings.transport === 'specification',
    reload: settings.reload,
    motionRequired: settings.motionRequired,
    steps: settings.steps,
    platform: devices.platform,
    scale: devices.memory.scale(),
    navigate,
    ...(resume ? { resume } : {}),
    ...(kept ? { kept } : {}),
  }
}
