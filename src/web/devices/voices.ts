import type { Clock } from '../../core/clock.ts'
import { DEFAULT_LANGUAGE } from '../../core/texts/language.ts'
import type { Speaker, Voices } from './devices.ts'
import { createPhoneVoice } from './phone-voice.ts'
import type { PhoneSpeech } from './phone-voices.ts'

export interface VoicesOptions {
  sound: Speaker
  /** Undefined in browsers without speech of their own. */
  phone: Omit<PhoneSpeech, 'clock'> | undefined
  clock: Clock
}

/** Chooses between the product's voice and the phone's. A phone that cannot speak is not asked a second time. */
export function createVoices({ sound, phone, clock }: VoicesOptions): Voices {
  const spoken =
    phone &&
    createPhoneVoice({ ...phone, clock }, (waiting) => {
      usable = false
      chosen = sound
      for (const { id, text, sound: pieces = [], whole } of waiting) {
        sound.begin(id, text)
        for (const { pcm, rateHz } of pieces) sound.play(id, pcm, rateHz)
        if (whole) sound.end(id)
      }
    })
  const both: Speaker[] = spoken ? [sound, spoken] : [sound]
  let usable = spoken !== undefined
  let chosen = sound

  return {
    wake: sound.wake,
    listen(reports) {
      for (const voice of both) voice.listen(reports)
    },
    begin: (id, text) => chosen.begin(id, text),
    play: (id, pcm, rateHz) => chosen.play(id, pcm, rateHz),
    end: (id) => chosen.end(id),
    drop(ids) {
      for (const voice of both) voice.drop(ids)
    },
    hold() {
      for (const voice of both) voice.hold()
    },
    resume() {
      for (const voice of both) voice.resume()
    },
    setPace(pace) {
      for (const voice of both) voice.setPace(pace)
    },
    setVolume(volume) {
      for (const voice of both) voice.setVolume(volume)
    },
    say(id, text) {
      if (spoken) return spoken.say(id, text)
      sound.begin(id, text)
      sound.end(id)
    },
    speaksHere: () => spoken?.speaksHere() ?? false,
    sayHere(id, text) {
      if (spoken) return spoken.sayHere(id, text)
      sound.begin(id, text)
      sound.end(id)
    },
    setLanguage: (language) => spoken?.setLanguage(language),
    speaks: async (language) => language === DEFAULT_LANGUAGE || (await spoken?.speaks(language)) === true,
    onSilenced: (tell) => spoken?.onSilenced(tell),
    setVoice(wanted) {
      chosen = wanted === 'phone' && usable && spoken ? spoken : sound
    },
  }
}
