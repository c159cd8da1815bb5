import { CAMERA_FRAME_EVERY_MS } from '../../core/constants.ts'
import { screenTexts } from '../../core/texts/en/screen.ts'
import { type CameraFault, DeviceFault, type Devices, type OpenCamera } from '../devices/devices.ts'
import type { ServerLine } from './server-line.ts'

/** Three pictures a second, the most that the server asks for. */
const LOOK_EVERY_MS = 333
/** One is looked at while the next is on its way; more would only replace each other there. */
const MOST_UNANSWERED = 2
/** What was not answered by then is not waited for: the server had much else to do. */
const ANSWERED_WITHIN_MS = 4000

/** What a fault is called, on the screen and in speech. */
export const cameraTexts: Record<CameraFault, string> = {
  denied: screenTexts.cameraDenied,
  busy: screenTexts.cameraBusy,
  back: screenTexts.cameraBack,
  none: screenTexts.cameraNone,
}

/** The elements that the picture goes through. */
export interface Screen {
  video: HTMLVideoElement
  canvas: HTMLCanvasElement
}

/** The camera of one visit. Pictures leave the phone only while a look is open; `literal`, all the time. */
export interface VisitCamera {
  open(screen: Screen): Promise<void>
  look(open: boolean, id: string): void
  /** A picture was dealt with. */
  seen(): void
  close(): void
}

export function createVisitCamera(
  { camera, clock }: Pick<Devices, 'camera' | 'clock'>,
  literal: boolean,
  { live, terms }: Pick<ServerLine, 'live' | 'terms'>,
  onFault: (fault: CameraFault) => void,
): VisitCamera {
  let open: OpenCamera | undefined
  let lookId: string | undefined
  let closed = false
  let busy = false
  let cancel = () => {}
  /** When those that were not answered yet were sent. */
  let unanswered: number[] = []

  const isFull = () => {
    unanswered = unanswered.filter((atMs) => clock.now() - atMs < ANSWERED_WITHIN_MS)
    return terms().pictureBytes === true && unanswered.length >= MOST_UNANSWERED
  }

  const wanted = () => open !== undefined && (literal || lookId !== undefined)

  /** One picture, then the next when it is time: never two at once, and never one of a look that is over. */
  async function send() {
    cancel()
    if (!wanted() || busy) return
    const startedAtMs = clock.now()
    if (isFull()) {
      cancel = clock.after(LOOK_EVERY_MS, () => void send())
      return
    }
    const forLook = lookId
    busy = true
    const jpeg = await open?.picture().catch(() => undefined)
    busy = false
    if (jpeg && wanted() && (literal || forLook === lookId)) {
      const sent = live()?.picture(jpeg, lookId, terms().pictureBytes)
      if (sent) unanswered.push(clock.now())
    }
    if (!wanted()) return
    const every = literal ? CAMERA_FRAME_EVERY_MS : LOOK_EVERY_MS
    // A look that replaced another gets its first picture at once.
    const waitMs = forLook === lookId ? Math.max(0, startedAtMs + every - clock.now()) : 0
    cancel = clock.after(waitMs, () => void send())
  }

  return {
    async open({ video, canvas }) {
      try {
        const fresh = await camera.open(video, canvas)
        if (closed) return fresh.close()
        open = fresh
        void send()
      } catch (error) {
        if (!closed) onFault(error instanceof DeviceFault ? (error.kind as CameraFault) : 'back')
      }
    },
    look(isOpen, id) {
      lookId = isOpen ? id : undefined
      unanswered = []
      void send()
    },
    seen() {
      const wasFull = isFull()
      unanswered.shift()
      if (wasFull) void send()
    },
    close() {
      closed = true
      cancel()
      open?.close()
      open = undefined
    },
  }
}
