import { CAMERA_FRAME_EVERY_MS } from '../../core/constants.ts'
import type { PublicSettings } from '../../core/contract/settings.ts'
import { type CameraFault, DeviceFault, type Devices, type OpenCamera } from '../devices/devices.ts'
import type { LiveClient } from '../live/live-client.ts'

/** Three pictures a second, the most that the server asks for. */
const LOOK_EVERY_MS = 333

/** The elements that the picture goes through. */
export interface Screen {
  video: HTMLVideoElement
  canvas: HTMLCanvasElement
}

/** The camera of one visit. Pictures leave the phone only while a look is open (always, to the letter of the specification). */
export interface Eyes {
  open(screen: Screen): Promise<void>
  look(open: boolean, id: string): void
  close(): void
}

export function createEyes(
  { camera, clock }: Pick<Devices, 'camera' | 'clock'>,
  transport: PublicSettings['transport'],
  live: () => LiveClient | undefined,
  onFault: (fault: CameraFault) => void,
): Eyes {
  const always = transport === 'specification'
  let open: OpenCamera | undefined
  let lookId: string | undefined
  let closed = false
  let busy = false
  let cancel = () => {}

  const wanted = () => open !== undefined && (always || lookId !== undefined)

  /** One picture, then the next when it is time: never two at once, and never one of a look that is over. */
  async function send() {
    cancel()
    if (!wanted() || busy) return
    const startedAtMs = clock.now()
    const forLook = lookId
    busy = true
    const jpeg = await open?.picture().catch(() => undefined)
    busy = false
    if (jpeg && wanted() && (always || forLook === lookId)) live()?.picture(jpeg, lookId)
    if (!wanted()) return
    const every = always ? CAMERA_FRAME_EVERY_MS : LOOK_EVERY_MS
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
      void send()
    },
    close() {
      closed = true
      cancel()
      open?.close()
      open = undefined
    },
  }
}
