import type { Clock } from '../../core/clock.ts'
import { DEFAULT_LANGUAGE } from '../../core/contract/language.ts'
import type { SoundState } from './audio-context.ts'
import type { Speaker, Voices } from './devices.ts'
import { createPhoneVoice } from './phone-voice.ts'
import type { PhoneSpeech } from './phone-voices.ts'
import type { SoundSpeaker } from './speaker.ts'
import type { Visibility } from './visibility.ts'

export interface VoicesOptions {
  sound: SoundSpeaker
  /** Undefined in browsers without speech of their own. */
  phone: Omit<PhoneSpeech, 'clock'> | undefined
  clock: Clock
  visibility: Visibility
  state: Pick<SoundState, 'works' | 'onChange'>
}

/**
 * Chooses between the product's voice and the phone's, which stands in while there is no sound to be had. A phone that
 * cannot speak is not asked a second time.
 */
export function createVoices({ sound, phone, clock, visibility, state }: VoicesOptions): Voices {
  const isAway = () => !visibility.seen() || (sound.sounds() && !state.works())
  const spoken =
    phone &&
    createPhoneVoice({ ...phone, clock }, isAway, (waiting) => {
      usable = false
      chosen = sound
      for (const { id, text, sound: pieces = [], whole } of waiting) {
        sound.begin(id, text)
        for (const { pcm, rateHz } of pieces) sound.play(id, pcm, rateHz)
        if (whole) sound.end(id)
      }
    })
  for (const { onChange } of [visibility, state]) onChange(() => spoken?.look())
  const both: Speaker[] = spoken ? [sound, spoken] : [sound]
  let usable = spoken !== undefined
  let chosen: Speaker = sound
  // By a voice that needs no network alone: what is private is never begun here where there is one.
  const now = () => (usable && spoken?.isListedHere() && !sound.sounds() ? spoken : chosen)

  return {
    wake: sound.wake,
    listen(reports) {
      for (const voice of both) voice.listen(reports)
    },
    begin: (id, text) => now().begin(id, text),
    // The one that began it knows it.
    play(id, pcm, rateHz) {
      for (const voice of both) voice.play(id, pcm, rateHz)
    },
    end(id) {
      for (const voice of both) voice.end(id)
    },
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
    sayHere(id, text, unsaid) {
      if (spoken) spoken.sayHere(id, text, unsaid)
      else unsaid()
    },
    byPhone: () => spoken?.says(now() === spoken) ?? false,
    setLanguage: (language) => spoken?.setLanguage(language),
    speaks: async (language) => language === DEFAULT_LANGUAGE || (await spoken?.speaks(language)) === true,
    onSilenced: (tell) => spoken?.onSilenced(tell),
    setVoice(wanted) {
      chosen = wanted === 'phone' && usable && spoken ? spoken : sound
    },
  }
}
