import type { LookFor } from '../../../core/contract/live.ts'
import { createTakingAgain } from '../../../core/page/taking-again.ts'
import { isDark } from '../../../core/vision/glance.ts'
import {
  type CameraFault,
  DeviceFault,
  type Devices,
  type OpenCamera,
  type Picture,
} from '../../devices/devices.ts'
import { type CameraTrouble, createCameraWatch } from './camera-watch.ts'
import { createPictureSender } from './send-pictures.ts'
import type { ServerLine } from './server-line.ts'
import { createVisitTorch } from './visit-torch.ts'

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
  /** `lookFor`: what is to be read; unknown, pictures are whole. */
  look(open: boolean, id: string, lookFor?: LookFor): void
  /** Its picture is large on the screen and live: somebody looks through it without a look. */
  show(on: boolean): void
  /** Frames of it have come: there is something to be shown. */
  sees(): boolean
  /** Nobody looks through it for a while: it is put off until a look, or the end of that. */
  rest(on: boolean): void
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
  devices: Pick<Devices, 'camera' | 'clock' | 'visibility' | 'permissions'>,
  literal: boolean,
  { live, terms }: Pick<ServerLine, 'live' | 'terms'>,
  on: CameraEvents,
): VisitCamera {
  const { camera, clock, visibility, permissions } = devices
  let screen: Screen | undefined
  let open: OpenCamera | undefined
  let opening: Promise<void> | undefined
  let lookId: string | undefined
  let isLarge = false
  let closed = false
  /** Openings in vain, or that brought no frame, since the last frame. */
  const again = createTakingAgain(clock)
  let resting = false
  let refused = false
  /** What stands on the screen: that it cannot be had, or what is wrong with it. */
  let shown: 'nothing' | 'fault' | 'trouble' = 'nothing'
  let isDarkTold = false

  const isNeeded = () => lookId !== undefined || isLarge

  const watch = createCameraWatch(clock, {
    frames: () => (visibility.seen() ? open?.frames() : undefined),
    still: () => lose('still'),
    dark: () => trouble('dark'),
    moves: () => isDarkTold || well(),
    light: () => isDarkTold && well(),
  })
  const torch = createVisitTorch(on.onLit)
  const saw = (picture: Picture, same: boolean) => {
    watch.saw(isDark(picture), same)
    if (open) torch.saw(picture, open)
  }
  const pictures = createPictureSender({ clock, literal, live, terms, saw, camera: () => open })

  function take(): Promise<void> {
    again.cancel()
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
      void pictures.send()
      if (resting) void sleep()
    } catch (error) {
      if (closed) return
      failed(error instanceof DeviceFault ? (error.kind as CameraFault) : 'back')
    }
  }

  function failed(fault: CameraFault) {
    refused = fault === 'denied'
    // What was refused meanwhile is not tried again, whatever was told before.
    if (shown === 'nothing' || (refused && shown === 'trouble')) {
      shown = 'fault'
      isDarkTold = false
      on.onFault(fault)
    }
    if (literal) return
    if (lookId !== undefined) live()?.noCamera(lookId)
    takeLater()
  }

  function takeIfNeeded() {
    if (!resting || isNeeded()) void take()
  }

  /** Not where the phone would ask about the camera once more. */
  async function sleep() {
    if (!(await permissions.granted('camera')) || !resting || isNeeded()) return
    open?.close()
    open = undefined
  }

  function takeLater() {
    if (!refused && !closed) again.later(() => visibility.seen() && takeIfNeeded())
  }

  function lose(how: CameraTrouble) {
    if (literal || closed) return
    open?.close()
    open = undefined
    // Lost while nobody looks through it, and had again at once: there is nothing to tell.
    if (isNeeded()) trouble(how)
    if (!visibility.seen()) return
    if (again.tries() > 0) return takeLater()
    again.tried()
    takeIfNeeded()
  }

  function trouble(what: CameraTrouble) {
    if (shown === 'trouble') return
    shown = 'trouble'
    isDarkTold = what === 'dark'
    on.onTrouble(what)
  }

  function well() {
    again.had()
    if (!isNeeded()) watch.stop()
    if (shown === 'nothing') return
    const told = !literal && !(isDarkTold && lookId === undefined)
    isDarkTold = false
    shown = 'nothing'
    on.onWell(told)
  }

  /** Trouble that can end without a picture is watched until it does; what is only seen in pictures is forgotten. */
  function stopWatching() {
    if (isDarkTold) well()
    else if (shown !== 'trouble' && !isLarge) watch.stop()
  }

  const unwatch = visibility.onChange((seen) => {
    if (!seen) torch.off()
    if (seen && screen && !open && !literal) takeIfNeeded()
  })

  return {
    async open(its) {
      screen = its
      await take()
    },
    look(isOpen, id, lookFor) {
      lookId = isOpen ? id : undefined
      pictures.look(lookId, lookFor)
      torch.off()
      if (!literal) {
        if (isOpen) watch.start()
        else stopWatching()
        if (isOpen && !screen) live()?.noCamera(id)
        if (isOpen && !open) void take()
        if (!isOpen && resting) void sleep()
      }
      void pictures.send()
    },
    show(on) {
      if (literal || on === isLarge) return
      isLarge = on
      if (on && lookId === undefined) watch.start()
      else if (!isNeeded()) stopWatching()
    },
    sees: () => (open?.frames() ?? 0) > 0,
    rest(on) {
      if (literal || on === resting) return
      resting = on
      if (on) void sleep()
      else if (screen && !open && !refused) void take()
    },
    retry() {
      if (screen && !open) takeIfNeeded()
    },
    seen: pictures.seen,
    close() {
      closed = true
      unwatch()
      watch.stop()
      pictures.stop()
      again.cancel()
      torch.off()
      open?.close()
      open = undefined
    },
  }
}
