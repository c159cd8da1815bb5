import { encodeWav } from '../../core/audio/wav.ts'
import type { Clock } from '../../core/clock.ts'

/** What the buttons of a headset do. @internal Tests press them. */
export interface MediaButtonActs {
  /** Play or pause: one press of its one button. */
  talk(): void
  /** The next track: two presses. */
  next(): void
}

/** The buttons of a headset, a watch or a locked screen, while a visit lasts. */
export interface MediaButtons {
  /** Must be called in the tap. `title`: what the phone shows beside them. A second call changes what they do. */
  open(title: string, acts: MediaButtonActs): void
  close(): void
}

/** Chrome gives the buttons to nothing that is shorter than five seconds. */
const LOOP_SECONDS = 10
const RATE_HZ = 8000
/** Some headsets, and phones that know two ways to the page, report one press twice. */
const TWICE_WITHIN_MS = 400
/** A call, or a headset that was taken off, stops the sound: it goes on once that is over. */
const SOUND_AGAIN_MS = 1000

/**
 * The part of an audio element and of `navigator.mediaSession` that is used.
 * @internal Tests hand in a phone of their own.
 */
export interface MediaParts {
  /** Undefined on browsers that have no such thing. */
  session: Pick<MediaSession, 'setActionHandler' | 'playbackState' | 'metadata'> | undefined
  openSound: (wav: Uint8Array<ArrayBuffer>) => Pick<HTMLAudioElement, 'play' | 'pause' | 'paused' | 'onpause'>
  describe: (title: string) => MediaMetadata | null
  clock: Clock
}

/**
 * Phones give the button of a headset, of a watch or of a locked screen, and a screen reader's own gesture for it
 * (VoiceOver: two fingers, twice), to whatever plays an audio element; Web Audio alone gets none of them. So a sound of
 * one bit plays on and on while a visit lasts.
 * @internal Tests hand in a phone of their own.
 */
export function createMediaButtons({ session, openSound, describe, clock }: MediaParts): MediaButtons {
  let sound: ReturnType<typeof openSound> | undefined
  let acts: MediaButtonActs | undefined
  let cancel = () => {}
  const lastMs = { talk: Number.NEGATIVE_INFINITY, next: Number.NEGATIVE_INFINITY }

  function play() {
    cancel()
    if (!acts || !session) return
    sound ??= openSound(encodeWav(barelySound(), RATE_HZ).slice())
    sound.onpause = takeAgain
    sound.play().catch(() => {})
    session.playbackState = 'playing'
  }

  function takeAgain() {
    cancel()
    if (acts) cancel = clock.after(SOUND_AGAIN_MS, play)
  }

  const once = (what: 'talk' | 'next') => () => {
    const again = clock.now() - lastMs[what] < TWICE_WITHIN_MS
    lastMs[what] = clock.now()
    // Whatever the phone makes of a press, the next one is to come here too.
    if (sound?.paused) play()
    if (!again) acts?.[what]()
  }

  function handle(on: boolean) {
    for (const [action, what] of actions) {
      try {
        session?.setActionHandler(action, on ? once(what) : null)
      } catch {
        // A browser that knows fewer buttons.
      }
    }
  }

  return {
    open(title, wanted) {
      acts = wanted
      if (!session) return
      session.metadata = describe(title)
      handle(true)
      play()
    },
    close() {
      acts = undefined
      cancel()
      if (sound) sound.onpause = null
      sound?.pause()
      handle(false)
      if (session) session.playbackState = 'none'
    },
  }
}

const actions = [
  ['play', 'talk'],
  ['pause', 'talk'],
  ['stop', 'talk'],
  ['nexttrack', 'next'],
] as const

/** No ear hears the last bit of sixteen; a browser that leaves out silence hears that it is none. */
const barelySound = () =>
  Int16Array.from({ length: RATE_HZ * LOOP_SECONDS }, (_, at) => (at % 80 < 40 ? 1 : -1))

/** Of this browser. */
export function createBrowserMediaButtons(clock: Clock): MediaButtons {
  return createMediaButtons({
    clock,
    session: 'mediaSession' in navigator ? navigator.mediaSession : undefined,
    describe: (title) => ('MediaMetadata' in globalThis ? new MediaMetadata({ title }) : null),
    openSound(wav) {
      const element = new Audio(URL.createObjectURL(new Blob([wav], { type: 'audio/wav' })))
      element.loop = true
      return element
    },
  })
}
