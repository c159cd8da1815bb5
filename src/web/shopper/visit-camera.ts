import { CAMERA_FRAME_EVERY_MS } from '../../core/constants.ts'
import { takeAgainDelayMs } from '../../core/session/backoff.ts'
import type { PageTexts } from '../../core/texts/page-texts.ts'
import { isDark } from '../../core/vision/glance.ts'
import {
  type CameraFault,
  DeviceFault,
  type Devices,
  type OpenCamera,
  type Picture,
} from '../devices/devices.ts'
import { type CameraTrouble, createCameraWatch } from './camera-watch.ts'
import type { ServerLine } from './server-line.ts'
import { createVisitTorch } from './visit-torch.ts'

/** Three pictures a second, the most that the server asks for. */
const LOOK_EVERY_MS = 333
/** One is looked at while the next is on its way; more would only replace each other there. */
const MOST_UNANSWERED = 2
/** What was not answered by then is not waited for: the server had much else to do. */
const ANSWERED_WITHIN_MS = 4000

/** What tells of a fault, on the screen and in speech. */
export const cameraTexts = {
  denied: 'cameraDenied',
  busy: 'cameraBusy',
  back: 'cameraBack',
  none: 'cameraNone',
} as const satisfies Record<CameraFault, keyof PageTexts['screenTexts']>

/** The elements that the picture goes through. */
export interface Screen {
  video: HTMLVideoElement
  canvas: HTMLCanvasElement
}

export interface CameraEvents {
  /** It cannot be had. */
  onFault(fault: CameraFault): void
  /** It was there, and something is wrong with it now. Told once, until `onWell`. */
  onTrouble(trouble: CameraTrouble): void
  /** A fault or trouble is over. `told`: as trouble. */
  onWell(told: boolean): void
  /** The phone's light is on, since it was dark. Told once. */
  onLit(): void
}

/** The camera of one visit. Pictures leave the phone only while a look is open; `literal`, all the time. */
export interface VisitCamera {
  open(screen: Screen): Promise<void>
  look(open: boolean, id: string): void
  /** Tries now for a camera that is away. */
  retry(): void
  /** A picture was dealt with. */
  seen(): void
  close(): void
}

/**
 * A camera that is lost, or whose picture stands still, is opened again: at once, then after pauses that grow. What is
 * refused is asked for again only when the shopper wants to look, taps, or comes back to the page.
 */
export function createVisitCamera(
  { camera, clock, visibility }: Pick<Devices, 'camera' | 'clock' | 'visibility'>,
  literal: boolean,
  { live, terms }: Pick<ServerLine, 'live' | 'terms'>,
  on: CameraEvents,
): VisitCamera {
  let screen: Screen | undefined
  let open: OpenCamera | undefined
  let opening: Promise<void> | undefined
  let lookId: string | undefined
  let closed = false
  let busy = false
  /** Openings in vain, or that brought no frame, since the last frame. */
  let tries = 0
  let refused = false
  /** What stands on the screen: that it cannot be had, or what is wrong with it. */
  let shown: 'nothing' | 'fault' | 'trouble' = 'nothing'
  let isDarkTold = false
  /** The last picture of this look: one that is equal to it in every point proves nothing new. */
  let lastSign: number | undefined
  /** When those that were not answered yet were sent. */
  let unanswered: number[] = []
  let cancelSend = () => {}
  let cancelTake = () => {}

  const isFull = () => {
    unanswered = unanswered.filter((atMs) => clock.now() - atMs < ANSWERED_WITHIN_MS)
    return terms().pictureBytes === true && unanswered.length >= MOST_UNANSWERED
  }

  const watch = createCameraWatch(clock, {
    frames: () => (visibility.seen() ? open?.frames() : undefined),
    still: () => lose('still'),
    dark: () => trouble('dark'),
    moves: () => isDarkTold || well(),
    light: () => isDarkTold && well(),
  })
  const torch = createVisitTorch(on.onLit)
  const wanted = () => open !== undefined && (literal || lookId !== undefined)

  /** One picture, then the next when it is time: never two at once, and never one of a look or a camera that is over. */
  async function send() {
    cancelSend()
    if (!wanted() || busy) return
    const startedAtMs = clock.now()
    if (isFull()) {
      cancelSend = clock.after(LOOK_EVERY_MS, () => void send())
      return
    }
    const [forLook, from] = [lookId, open]
    busy = true
    const picture = await open?.picture().catch(() => undefined)
    busy = false
    const isCurrent = open === from && (literal || forLook === lookId)
    if (picture && isCurrent) show(picture)
    if (!wanted()) return
    const every = literal ? CAMERA_FRAME_EVERY_MS : LOOK_EVERY_MS
    // A look that replaced another gets its first picture at once.
    const waitMs = forLook === lookId ? Math.max(0, startedAtMs + every - clock.now()) : 0
    cancelSend = clock.after(waitMs, () => void send())
  }

  function show(picture: Picture) {
    if (!wanted()) return
    const isSame = picture.sign === lastSign
    if (!literal) watch.saw(isDark(picture), isSame)
    if (!literal && open) torch.saw(picture, open)
    if (isSame && !literal) return
    if (!live()?.picture(picture.jpeg, lookId, terms().pictureBytes)) return
    lastSign = picture.sign
    unanswered.push(clock.now())
  }

  function take(): Promise<void> {
    cancelTake()
    opening ??= tryToOpen().finally(() => {
      opening = undefined
    })
    return opening
  }

  async function tryToOpen() {
    if (!screen || open || closed) return
    try {
      const fresh = await camera.open(screen.video, screen.canvas, () => lose('lost'))
      if (closed) return fresh.close()
      open = fresh
      refused = false
      watch.restart()
      if (shown === 'fault') well()
      void send()
    } catch (error) {
      if (closed) return
      failed(error instanceof DeviceFault ? (error.kind as CameraFault) : 'back')
    }
  }

  function failed(fault: CameraFault) {
    refused = fault === 'denied'
    if (shown === 'nothing') {
      shown = 'fault'
      on.onFault(fault)
    }
    if (literal) return
    if (lookId !== undefined) live()?.noCamera(lookId)
    takeLater()
  }

  function takeLater() {
    if (refused || closed) return
    cancelTake()
    cancelTake = clock.after(takeAgainDelayMs(tries), () => visibility.seen() && void take())
    tries += 1
  }

  function lose(how: CameraTrouble) {
    if (literal || closed) return
    torch.off()
    open?.close()
    open = undefined
    // Lost while nobody looks through it, and had again at once: there is nothing to tell.
    if (lookId !== undefined) trouble(how)
    if (!visibility.seen()) return
    const isFirst = tries === 0
    if (!isFirst) return takeLater()
    tries += 1
    void take()
  }

  function trouble(what: CameraTrouble) {
    if (shown === 'trouble') return
    shown = 'trouble'
    isDarkTold = what === 'dark'
    on.onTrouble(what)
  }

  function well() {
    tries = 0
    if (lookId === undefined) watch.stop()
    if (shown === 'nothing') return
    const told = shown === 'trouble' && !(isDarkTold && lookId === undefined)
    isDarkTold = false
    shown = 'nothing'
    on.onWell(told)
  }

  /** Trouble that can end without a picture is watched until it does; what is only seen in pictures is forgotten. */
  function stopWatching() {
    if (shown !== 'trouble') return watch.stop()
    if (isDarkTold) well()
  }

  const unwatch = visibility.onChange((seen) => {
    if (!seen) torch.off()
    if (seen && screen && !open && !literal) void take()
  })

  return {
    async open(its) {
      screen = its
      await take()
    },
    look(isOpen, id) {
      lookId = isOpen ? id : undefined
      lastSign = undefined
      unanswered = []
      torch.off()
      if (!literal) {
        if (isOpen) watch.start()
        else stopWatching()
        if (isOpen && !screen) live()?.noCamera(id)
        if (isOpen && !open) void take()
      }
      void send()
    },
    retry() {
      if (screen && !open) void take()
    },
    seen() {
      const wasFull = isFull()
      unanswered.shift()
      if (wasFull) void send()
    },
    close() {
      closed = true
      unwatch()
      watch.stop()
      cancelSend()
      cancelTake()
      torch.off()
      open?.close()
      open = undefined
    },
  }
}
