import type { Clock } from '../../core/clock.ts'
import type { Speaker, SpeakerEvents, TwoVoices } from './devices.ts'
import { createPhoneVoice, type MakeUtterance, type Synthesis } from './phone-voice.ts'

export interface TwoVoicesOptions {
  sound: Speaker
  /** Undefined in browsers without speech of their own. */
  phone: { synthesis: Synthesis; makeUtterance: MakeUtterance } | undefined
  clock: Clock
}

/** One speaker with the product's voice and the phone's. A phone that cannot speak is not asked a second time. */
export function createTwoVoices({ sound, phone, clock }: TwoVoicesOptions): TwoVoices {
  let events: SpeakerEvents = { onSentence() {}, onIdle() {} }
  let usable = phone !== undefined
  /** The number of a sentence is the caller's; each voice counts its own. */
  const numbers = { sound: new Map<number, number>(), phone: new Map<number, number>() }
  const counted = { sound: 0, phone: 0 }
  let lastId = 0

  const spoken = phone && createPhoneVoice({ ...phone, clock }, fallBack)
  let now: 'sound' | 'phone' = 'sound'
  const voice = (): Speaker => (now === 'phone' && spoken ? spoken : sound)

  function listenTo(speaker: Speaker, name: 'sound' | 'phone') {
    speaker.listen({
      onSentence(text, own) {
        const id = numbers[name].get(own) ?? own
        for (const older of numbers[name].keys()) if (older <= own) numbers[name].delete(older)
        events.onSentence(text, id)
      },
      onIdle: () => events.onIdle(),
    })
  }
  listenTo(sound, 'sound')
  if (spoken) listenTo(spoken, 'phone')

  function begin(text: string, id: number) {
    const expected = numbers[now]
    // A voice may report a sentence before `begin` returns; its numbers rise by one.
    const own = counted[now] + 1
    counted[now] = own
    expected.set(own, id)
    voice().begin(text)
  }

  function fallBack(waiting: Parameters<Parameters<typeof createPhoneVoice>[1]>[0]) {
    usable = false
    const ids = new Map(numbers.phone)
    now = 'sound'
    for (const { id, text, sound: pieces } of waiting) {
      begin(text, ids.get(id) ?? id)
      for (const { pcm, rateHz } of pieces) sound.play(pcm, rateHz)
    }
  }

  return {
    wake: sound.wake,
    listen(to) {
      events = to
    },
    begin(text) {
      lastId += 1
      begin(text, lastId)
      return lastId
    },
    play: (pcm, rateHz) => voice().play(pcm, rateHz),
    hold: () => voice().hold(),
    resume: () => voice().resume(),
    flush: () => voice().flush(),
    skip: () => voice().skip(),
    waiting: () => voice().waiting(),
    playing: () => voice().playing(),
    setPace(pace, own) {
      sound.setPace(pace, own)
      spoken?.setPace(pace, own)
    },
    setVoice(wanted) {
      const next = wanted === 'phone' && usable ? 'phone' : 'sound'
      if (next !== now) voice().flush()
      now = next
    },
  }
}
