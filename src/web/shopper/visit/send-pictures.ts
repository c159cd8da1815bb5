import type { Clock } from '../../../core/clock.ts'
import { CAMERA_FRAME_EVERY_MS } from '../../../core/constants.ts'
import type { LookFor } from '../../../core/contract/live.ts'
import type { OpenCamera, Picture } from '../../devices/devices.ts'
import type { ServerLine } from './server-line.ts'

/** Three pictures a second, the most that the server asks for. */
const LOOK_EVERY_MS = 333
/** One is looked at while the next is on its way; more would only replace each other there. */
const MOST_UNANSWERED = 2
/** What was not answered by then is not waited for: the server had much else to do. */
const ANSWERED_WITHIN_MS = 4000
/** What a camera shows when a look opens was before it: the next frame is here soon. */
const NEW_FRAME_WITHIN_MS = 50
/** A name in large print is read from a small picture; what two of them do not tell needs the whole. */
const SMALL_PICTURES = 2

export interface PictureSenderOptions extends Pick<ServerLine, 'live' | 'terms'> {
  clock: Pick<Clock, 'now' | 'after'>
  /** As the specification's page: always, one a second. */
  literal: boolean
  camera: () => OpenCamera | undefined
  /** `same`: it equals the one before in every point. */
  saw: (picture: Picture, same: boolean) => void
}

/** Sends what the camera sees while a look is open: as much as tells something new, and as the line takes it. */
export interface PictureSender {
  /** Another look, or none. `lookFor` unknown: pictures are whole. */
  look(id: string | undefined, lookFor?: LookFor): void
  /** There is a camera to look through. */
  send(): Promise<void>
  /** A picture was dealt with. */
  seen(): void
  stop(): void
}

export function createPictureSender(options: PictureSenderOptions): PictureSender {
  const { clock, literal, camera, live, terms, saw } = options
  let lookId: string | undefined
  let busy = false
  /** The last picture of this look: one that is equal to it in every point proves nothing new. */
  let lastSign: number | undefined
  /** What had come of a camera when the look opened: its last frame is of before. */
  let before: { camera: OpenCamera; frames: number } | undefined
  /** Pictures of this look that may still be small. */
  let small = 0
  /** When those that were not answered yet were sent. */
  let unanswered: number[] = []
  let cancelSend = () => {}

  const wanted = () => camera() !== undefined && (literal || lookId !== undefined)

  const isFull = () => {
    unanswered = unanswered.filter((atMs) => clock.now() - atMs < ANSWERED_WITHIN_MS)
    return terms().pictureBytes === true && unanswered.length >= MOST_UNANSWERED
  }

  /** A camera that has frozen since shows the pack of a while ago. */
  const isOld = (from: OpenCamera | undefined) =>
    !literal && before !== undefined && from === before.camera && from.frames() === before.frames

  /** One picture, then the next when it is time: never two at once, and never one of a look or a camera that is over. */
  async function send() {
    cancelSend()
    if (!wanted() || busy) return
    const startedAtMs = clock.now()
    const [forLook, from] = [lookId, camera()]
    const heldForMs = isFull() ? LOOK_EVERY_MS : isOld(from) && NEW_FRAME_WITHIN_MS
    if (heldForMs) {
      cancelSend = clock.after(heldForMs, () => void send())
      return
    }
    const { pictureBytes, webp } = terms()
    busy = true
    const picture = await from
      ?.picture({ small: small > 0, webp: small > 0 && pictureBytes === true && webp === true })
      .catch(() => undefined)
    busy = false
    const isCurrent = camera() === from && (literal || forLook === lookId)
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
    if (!literal) saw(picture, isSame)
    if (isSame && !literal) return
    if (!live()?.picture(picture.bytes, lookId, terms().pictureBytes)) return
    lastSign = picture.sign
    small -= 1
    unanswered.push(clock.now())
  }

  return {
    look(id, lookFor) {
      lookId = id
      lastSign = undefined
      const from = camera()
      before = from && { camera: from, frames: from.frames() }
      unanswered = []
      small = lookFor === 'name' && !literal ? SMALL_PICTURES : 0
    },
    send,
    seen() {
      const wasFull = isFull()
      unanswered.shift()
      if (wasFull) void send()
    },
    stop: () => cancelSend(),
  }
}
