import { joinPcm } from '../../core/audio/pcm.ts'
import { AUDIO_IN, DELAY } from '../../core/constants.ts'
import { screenTexts } from '../../core/texts/en/screen.ts'
import { spokenTexts } from '../../core/texts/en/spoken.ts'
import { DeviceFault, type Devices, type MicrophoneFault, type OpenMicrophone } from '../devices/devices.ts'

/** A tenth of a second: what is asked is on its way while it is still being said. */
const PIECE_MS = 100

/**
 * Kept while nothing is listened to: whoever holds to talk begins with the first word, and a finger is known to rest
 * only after 400 ms.
 */
const KEPT_PIECES = 7

/** What a fault is called, on the screen and in speech. */
export const microphoneTexts: Record<MicrophoneFault, string> = {
  denied: spokenTexts['mic.denied'],
  error: screenTexts.visualizerError,
}

export interface MicrophoneEvents {
  onReady(): void
  onFault(fault: MicrophoneFault): void
  /** `held`: while the shopper holds to talk. */
  onSound(pcm: Int16Array, held: boolean): void
  onVoice(on: boolean): void
}

/** The microphone of one visit, taken up again when it is lost. */
export interface VisitMicrophone {
  open(): Promise<void>
  /** Down now and up again in a second; a second call meanwhile is ignored. */
  reconnect(): void
  /** Down until `wake`. */
  rest(): void
  /** Up again, if it rests and was opened before. */
  wake(): void
  /** The shopper holds to talk, or lets go: counts where nothing is listened to otherwise. */
  hold(on: boolean): void
  setPlaying(playing: boolean): void
  /** False while there is no microphone. */
  bands(into: Uint8Array<ArrayBuffer>): boolean
  close(): void
}

/**
 * @param literal pieces are gathered and sent once a second, as the specification's page does
 * @param holdOnly nothing is listened to now unless the shopper holds to talk
 */
export function createVisitMicrophone(
  { microphone, clock }: Pick<Devices, 'microphone' | 'clock'>,
  literal: boolean,
  holdOnly: () => boolean,
  events: MicrophoneEvents,
): VisitMicrophone {
  const pieceSamples = literal ? AUDIO_IN.bufferSamples : (AUDIO_IN.rateHz * PIECE_MS) / 1000
  let open: OpenMicrophone | undefined
  let opened = false
  let resting = false
  let reconnecting = false
  let closed = false
  let gathered: Int16Array[] = []
  let held = false
  let kept: Int16Array[] = []
  let cancelSend = () => {}
  let cancelReconnect = () => {}

  const listens = () => held || !holdOnly()

  function onPiece(pcm: Int16Array) {
    if (literal) gathered.push(pcm)
    else if (listens()) events.onSound(pcm, held)
    else kept = [...kept, pcm].slice(-KEPT_PIECES)
  }

  const wanted = () => opened && !resting && !closed

  function sendGathered() {
    const pcm = joinPcm(gathered)
    gathered = []
    if (pcm.length > 0) events.onSound(pcm, false)
    cancelSend = clock.after(AUDIO_IN.sendEveryMs, sendGathered)
  }

  function down() {
    open?.close()
    open = undefined
    cancelSend()
    gathered = []
    kept = []
  }

  async function up() {
    try {
      const fresh = await microphone.open({
        pieceSamples,
        onPiece,
        onVoice: (on) => listens() && events.onVoice(on),
        onLost: reconnect,
      })
      // Put down meanwhile, or taken up twice.
      if (!wanted() || open) return fresh.close()
      open = fresh
      if (literal) cancelSend = clock.after(AUDIO_IN.sendEveryMs, sendGathered)
      events.onReady()
    } catch (error) {
      if (!closed)
        events.onFault(error instanceof DeviceFault && error.kind === 'denied' ? 'denied' : 'error')
    }
  }

  function reconnect() {
    if (reconnecting || !wanted()) return
    reconnecting = true
    down()
    cancelReconnect = clock.after(DELAY.microphoneReconnectMs, () => {
      void up().finally(() => {
        reconnecting = false
      })
    })
  }

  return {
    async open() {
      opened = true
      if (!resting) await up()
    },
    reconnect,
    rest() {
      resting = true
      cancelReconnect()
      reconnecting = false
      down()
    },
    wake() {
      if (!resting) return
      resting = false
      if (opened) void up()
    },
    hold(on) {
      held = on
      if (!on) return
      for (const pcm of kept) events.onSound(pcm, true)
      kept = []
    },
    setPlaying: (playing) => open?.setPlaying(playing),
    bands(into) {
      open?.bands(into)
      return open !== undefined
    },
    close() {
      closed = true
      cancelReconnect()
      down()
    },
  }
}
