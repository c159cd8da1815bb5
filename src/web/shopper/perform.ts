import type { JourneyEffect } from '../../core/journey/effects.ts'
import type { Snapshot } from '../../core/journey/snapshot.ts'
import type { Conversation } from './conversation.ts'
import type { Interruptions } from './interruptions.ts'
import type { Mouth } from './mouth.ts'
import type { Page } from './page.ts'
import type { SirenCall } from './siren-call.ts'

/** The visit as the journey's effects need it. */
export interface Performers {
  page: Page
  mouth: Mouth
  conversation: Conversation
  interruptions: Interruptions
  siren: SirenCall
  /** What is being done follows from words that the engine has heard too. */
  engineHeard(): boolean
  listenToMotion(on: boolean): void
  onSnapshot(snapshot: Snapshot): void
  onPause(): void
  onEnd(effect: Extract<JourneyEffect, { kind: 'end' }>): void
}

/** Does what the journey wants done. Silencing comes back as reports, so this may be called again from within. */
export function createPerformer(performers: Performers): (effect: JourneyEffect) => void {
  const { page, mouth, conversation, interruptions, siren } = performers
  const { store, devices } = page

  function say({ key, text, id, cut }: Extract<JourneyEffect, { kind: 'say' }>) {
    if (cut) interruptions.confirmed()
    mouth.say({ key, text, id }, cut)
  }

  return function perform(effect) {
    switch (effect.kind) {
      case 'say':
        return say(effect)
      case 'silence':
        interruptions.confirmed()
        return mouth.silence(performers.engineHeard())
      case 'skip':
        interruptions.confirmed()
        return mouth.skip()
      case 'goOn':
        return interruptions.refused()
      case 'hush':
        interruptions.confirmed()
        return mouth.hush()
      case 'mode':
        mouth.setMode(effect.mode)
        return conversation.setMode(effect.mode, effect.reconnect)
      case 'listenFor':
        return conversation.live()?.listenFor(effect.listenFor)
      case 'ask':
        // Whatever it was saying or was still to say, being asked silences it.
        interruptions.confirmed()
        mouth.silence(true)
        mouth.fresh()
        return conversation.ask(effect.words)
      case 'choices':
        return store.dispatch({ type: 'choices', choices: effect })
      case 'notice':
        return store.dispatch({ type: 'notice', notice: { about: effect.about, text: effect.text } })
      case 'chime':
        return devices.signs.play(effect.chime)
      case 'tick':
        return devices.signs.play('tick')
      case 'vibrate':
        return devices.vibrate(effect.pattern)
      case 'progress':
        return store.dispatch({ type: 'walk', walk: effect })
      case 'path':
        return store.dispatch({ type: 'path', navPathSet: effect.path?.navPathSet ?? null })
      case 'motion':
        return performers.listenToMotion(effect.listen)
      case 'pace':
        return mouth.changePace(effect.by)
      case 'alarm':
        return siren.start()
      case 'homeScreenSteps':
        return store.dispatch({ type: 'homeScreenSteps', steps: effect.steps })
      case 'keepScale':
        return devices.memory.keepScale(effect.scale)
      case 'snapshot':
        return performers.onSnapshot(effect.snapshot)
      case 'reconnect':
        return conversation.retry()
      case 'pause':
        return performers.onPause()
      case 'end':
        return performers.onEnd(effect)
      case 'log':
        return devices.log(effect.level, effect.line)
    }
  }
}
