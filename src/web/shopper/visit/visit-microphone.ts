import { joinPcm } from '../../../core/audio/pcm.ts'
import { AUDIO_IN, DELAY } from '../../../core/constants.ts'
import { takeAgainDelayMs } from '../../../core/page/taking-again.ts'
import { createZeroWatch } from '../../audio/zero-watch.ts'
import { DeviceFault, type Devices, type MicrophoneFault } from '../../devices/devices.ts'

/** A tenth of a second: what is asked is on its way while it is still being said. */
const PIECE_MS = 100

/**
 * Kept while nothing is listened to: whoever holds to talk begins with the first word, and a finger is known to rest
 * only after 400 ms.
 */
const KEPT_PIECES = 7

/** Pieces come ten times a second; looked at once a second, so many times without one and it is dead, whatever it says. */
const DEAD_AFTER = 3
const CHECK_EVERY_MS = 1000
/** A switch of headsets mutes it for a moment. */
const MUTED_FOR_MS = 1000
/** So long a room, and a phone that reports an end early, still sound of what was said. */
const AFTERSOUND_MS = 300

export interface MicrophoneEvents {
  onReady(): void
  /** It cannot be had. Told once, until it is, or cannot be for another reason. `lost`: it was there before, and is tried again. */
  onFault(fault: MicrophoneFault, lost: boolean): void
  /** It is there, and nothing comes of it: it is switched off somewhere. Told once. */
  onNothing(): void
  /** Sound comes after it was told that there is none. */
  onBack(): void
  /** `held`: while the shopper holds to talk. */
  onSound(pcm: Int16Array, held: boolean): void
  /** None follows on the last: nothing is listened to any more, or the microphone is away. */
  onStopped(): void
  onVoice(on: boolean): void
}

/** The microphone of one visit, taken up again when it is lost: after a second, then after pauses that grow. */
export interface VisitMicrophone {
  open(): Promise<void>
  /** Down now and up again in a second; a second call meanwhile is ignored. */
  reconnect(): void
  /** Tries now for one that is away. */
  retry(): void
  /** Down until `wake`. */
  rest(): void
  /** Up again, if it rests and was opened before. */
  wake(): void
  /** The shopper holds to talk, or lets go: counts where nothing is listened to otherwise. */
  hold(on: boolean): void
  setPlaying(playing: boolean): void
  /**
   * While on, and a moment longer, no sound leaves the phone: what its voice says then is for its shopper alone. Whoever
   * holds to talk has silenced it and is heard.
   */
  keepIn(on: boolean): void
  /** False while there is no microphone. */
  bands(into: Uint8Array<ArrayBuffer>): boolean
  close(): void
}

/**
 * @param literal pieces are gathered and sent once a second, as the specification's page does
 * @param holdOnly nothing is listened to now unless the shopper holds to talk
 */
export function createVisitMicrophone(
  { microphone, clock, visibility, sound }: Pick<Devices, 'microphone' | 'clock' | 'visibility' | 'sound'>,
  literal: boolean,
  holdOnly: () => boolean,
  events: MicrophoneEvents,
): VisitMicrophone {
  const pieceSamples = literal ? AUDIO_IN.bufferSamples : (AUDIO_IN.rateHz * PIECE_MS) / 1000
  let open: Awaited<ReturnType<typeof microphone.open>> | undefined
  let opened = false
  let resting = false
  let reconnecting = false
  let closed = false
  let gathered: Int16Array[] = []
  let held = false
  let kept: Int16Array[] = []
  let cancelSend = () => {}
  let cancelReconnect = () => {}
  let cancelLook = () => {}
  let cancelMuted = () => {}
  /** In vain, or without a piece of sound, since the last piece. */
  let tries = 0
  let wasHeard = false
  let told: 'nothing' | 'fault' | 'lost' = 'nothing'
  let toldFault: MicrophoneFault | undefined
  let piecesSeen = 0
  let isMuted = false
  let isVoice = false
  const zeros = createZeroWatch()
  let keptIn = false
  let cancelKeptIn = () => {}

  const listens = () => held || (!keptIn && !holdOnly())
  let listened = false

  /** What is not listened to any more is over: it would be joined with what is said later. */
  function lookWhether() {
    const now = listens()
    if (listened && !now) events.onStopped()
    listened = now
  }

  function onPiece(pcm: Int16Array) {
    piecesSeen += 1
    if ((!wasHeard || tries > 0) && !isMuted) heardAgain()
    if (!literal && !isMuted && told === 'nothing') mind(pcm)
    if (literal) return void gathered.push(pcm)
    lookWhether()
    if (listened) events.onSound(pcm, held)
    else if (!keptIn) kept = [...kept, pcm].slice(-KEPT_PIECES)
  }

  /** Its end is told whoever listens by then. */
  function onVoice(on: boolean) {
    if (on === isVoice || (on && !listens())) return
    isVoice = on
    events.onVoice(on)
  }

  const wanted = () => opened && !resting && !closed

  function mind(pcm: Int16Array) {
    const what = zeros.push(pcm)
    if (what === 'nothing') events.onNothing()
    if (what === 'sound') isBack()
  }

  function isBack() {
    events.onReady()
    events.onBack()
  }

  function sendGathered() {
    const pcm = joinPcm(gathered)
    gathered = []
    if (pcm.length > 0) events.onSound(pcm, false)
    cancelSend = clock.after(AUDIO_IN.sendEveryMs, sendGathered)
  }

  function heardAgain() {
    wasHeard = true
    tries = 0
    const wasTold = told !== 'nothing' && !literal
    told = 'nothing'
    toldFault = undefined
    if (wasTold) isBack()
  }

  /** Once a piece was heard: a phone may keep the stream and send nothing. */
  function look(before: number, missing: number) {
    cancelLook = clock.after(CHECK_EVERY_MS, () => {
      const isDead = wasHeard && piecesSeen === before && visibility.seen() && sound.works()
      if (isDead && missing + 1 >= DEAD_AFTER) {
        // What it comes through may stand still, and nothing else would tell.
        sound.retry()
        reconnect()
      } else look(piecesSeen, isDead ? missing + 1 : 0)
    })
  }

  function muted(on: boolean) {
    isMuted = on
    cancelMuted()
    if (on && !literal) cancelMuted = clock.after(MUTED_FOR_MS, reconnect)
  }

  function down() {
    if (open && !closed) {
      if (!literal) onVoice(false)
      events.onStopped()
    }
    open?.close()
    open = undefined
    cancelLook()
    cancelMuted()
    cancelSend()
    gathered = []
    kept = []
  }

  async function up() {
    isMuted = false
    try {
      const fresh = await microphone.open({
        pieceSamples,
        onPiece,
        onVoice: literal ? (on) => listens() && events.onVoice(on) : onVoice,
        onLost: reconnect,
        onMuted: muted,
      })
      // Put down meanwhile, or taken up twice.
      if (!wanted() || open) return fresh.close()
      open = fresh
      if (literal) cancelSend = clock.after(AUDIO_IN.sendEveryMs, sendGathered)
      else look(piecesSeen, 0)
      if (told !== 'lost') events.onReady()
    } catch (error) {
      if (wanted()) failed(error instanceof DeviceFault && error.kind === 'denied' ? 'denied' : 'error')
    }
  }

  function failed(fault: MicrophoneFault) {
    const lost = wasHeard && !literal
    // One that is refused by now is tried no more, whatever was told before.
    if (fault !== toldFault || literal) events.onFault(fault, lost)
    toldFault = fault
    zeros.forget()
    told = lost ? 'lost' : 'fault'
    // What is refused is asked for again only by the shopper.
    if (fault !== 'denied' && !literal) reconnectAfter(takeAgainDelayMs(tries))
  }

  function reconnect() {
    if (reconnecting || !wanted()) return
    // It was had again, and no sound came: it is said, and tried less often.
    const isVain = tries > 0 && !literal
    if (isVain) failed('error')
    else reconnectAfter(DELAY.microphoneReconnectMs)
  }

  function reconnectAfter(delayMs: number) {
    down()
    reconnecting = true
    tries += 1
    cancelReconnect = clock.after(delayMs, tryAgain)
  }

  /** Behind another app nothing can be had: the page tries when it is seen again. */
  function tryAgain() {
    cancelReconnect()
    reconnecting = false
    if (wanted() && !open && (literal || visibility.seen())) void upOnce()
  }

  let upNow: Promise<void> | undefined
  function upOnce(): Promise<void> {
    upNow ??= up().finally(() => {
      upNow = undefined
    })
    return upNow
  }

  const unwatch = visibility.onChange((seen) => {
    if (seen && !literal) tryAgain()
  })

  return {
    async open() {
      opened = true
      if (!resting) await upOnce()
    },
    reconnect,
    retry: () => (zeros.told() ? reconnect() : tryAgain()),
    rest() {
      resting = true
      cancelReconnect()
      reconnecting = false
      down()
    },
    wake() {
      if (!resting) return
      resting = false
      if (opened) void upOnce()
    },
    hold(on) {
      held = on
      lookWhether()
      if (on) for (const pcm of kept) events.onSound(pcm, true)
      kept = []
    },
    setPlaying: (playing) => open?.setPlaying(playing),
    keepIn(on) {
      cancelKeptIn()
      if (on) {
        keptIn = true
        kept = []
        lookWhether()
      } else
        cancelKeptIn = clock.after(AFTERSOUND_MS, () => {
          keptIn = false
        })
    },
    bands(into) {
      open?.bands(into)
      return open !== undefined
    },
    close() {
      closed = true
      cancelKeptIn()
      unwatch()
      cancelReconnect()
      down()
    },
  }
}
