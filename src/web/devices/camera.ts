import { glance } from '../../core/vision/glance.ts'
import { type Camera, type CameraFault, DeviceFault, type Picture, type PictureOptions } from './devices.ts'

/** Small print of a use-by date is readable at this length; more costs the network and reads no better. */
const LONG_SIDE_PX = 1280
const SMALL_PX = 960
/** Under 0.7 the blocks of JPEG eat dot-matrix print. */
const JPEG_QUALITY = 0.8
/** As good as that for names, in half the bytes; of dates it lost one in seven. */
const WEBP_QUALITY = 0.7

/** A height beside the width would be a shape, and Chromium cuts the picture to it: the pack's top, its brand. */
const size = { width: { ideal: LONG_SIDE_PX } }
const rear: MediaStreamConstraints = { video: { ...size, facingMode: { exact: 'environment' } } }
const any: MediaStreamConstraints = { video: size }

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Refused and taken mean the same whichever camera was asked; only what is left differs. */
function faultOf(error: unknown, otherwise: CameraFault): DeviceFault<CameraFault> {
  const kinds: Partial<Record<string, CameraFault>> = { NotAllowedError: 'denied', NotReadableError: 'busy' }
  return new DeviceFault(kinds[nameOf(error)] ?? otherwise, error)
}

async function openStream(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices) throw new DeviceFault<CameraFault>('back')
  try {
    return await mediaDevices.getUserMedia(rear)
  } catch (error) {
    if (nameOf(error) !== 'OverconstrainedError') throw faultOf(error, 'back')
  }
  try {
    return await mediaDevices.getUserMedia(any)
  } catch (error) {
    throw faultOf(error, 'none')
  }
}

/** The rear camera, or any where there is no rear one. */
export const camera: Camera = {
  async open(video, canvas, onLost) {
    const stream = await openStream()
    const [track] = stream.getVideoTracks()
    video.srcObject = stream
    const { frames, stop } = countFrames(video)
    play(video)
    const lost = () => {
      forget()
      onLost()
    }
    const forget = () => {
      track?.removeEventListener('ended', lost)
      track?.removeEventListener('mute', lost)
    }
    track?.addEventListener('ended', lost)
    track?.addEventListener('mute', lost)
    const isLive = () => video.srcObject === stream && track?.readyState === 'live' && !track.muted
    return {
      frames() {
        // A call pauses it, and nobody else lets it go on.
        if (video.paused) play(video)
        return frames()
      },
      async picture(options) {
        const taken = isLive() ? await picture(video, canvas, options) : undefined
        return isLive() ? taken : undefined
      },
      setTorch: (on) => setTorch(track, on),
      close() {
        forget()
        stop()
        for (const each of stream.getTracks()) each.stop()
        if (video.srcObject === stream) video.srcObject = null
      },
    }
  },
}

/** Browsers with a torch know it under a name that is not in every list of constraints. */
async function setTorch(track: MediaStreamTrack | undefined, on: boolean): Promise<boolean> {
  const offered: object = track?.getCapabilities?.() ?? {}
  if (!track || !('torch' in offered) || !offered.torch) return false
  const advanced: (MediaTrackConstraintSet & { torch: boolean })[] = [{ torch: on }]
  return track.applyConstraints({ ...size, advanced }).then(
    () => true,
    () => false,
  )
}

/** Rejected when the element leaves the page meanwhile; the stream is closed by whoever removed it. */
const play = (video: HTMLVideoElement) => void video.play().catch(() => {})

/** Counts what the element shows. Where the browser does not tell of each frame, its time goes on with them. */
function countFrames(video: HTMLVideoElement): { frames: () => number; stop: () => void } {
  let count = 0
  if (!('requestVideoFrameCallback' in video)) {
    let shownAt = -1
    return {
      frames() {
        const { currentTime } = video as HTMLVideoElement
        if (currentTime !== shownAt) count += 1
        shownAt = currentTime
        return count
      },
      stop() {},
    }
  }
  let handle = video.requestVideoFrameCallback(function next() {
    count += 1
    handle = video.requestVideoFrameCallback(next)
  })
  return { frames: () => count, stop: () => video.cancelVideoFrameCallback(handle) }
}

async function picture(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  { small, webp }: PictureOptions,
): Promise<Picture | undefined> {
  const long = Math.max(video.videoWidth, video.videoHeight)
  if (long === 0) return undefined
  const drawing = draw(video, video.videoWidth, video.videoHeight, LONG_SIDE_PX, canvas)
  if (!drawing) return undefined
  const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height)
  const seen = glance(data)
  const sent = small && long > SMALL_PX ? shrunk(canvas) : canvas
  const blob = sent && ((webp && (await encode(sent, 'image/webp'))) || (await encode(sent, 'image/jpeg')))
  return blob ? { bytes: new Uint8Array(await blob.arrayBuffer()), ...seen } : undefined
}

function draw(
  from: CanvasImageSource,
  width: number,
  height: number,
  longSide: number,
  canvas: HTMLCanvasElement,
): CanvasRenderingContext2D | null {
  const scale = Math.min(1, longSide / Math.max(width, height))
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  drawing?.drawImage(from, 0, 0, canvas.width, canvas.height)
  return drawing
}

/** What a picture is made smaller in. */
let smaller: HTMLCanvasElement | undefined

function shrunk(canvas: HTMLCanvasElement): HTMLCanvasElement | undefined {
  smaller ??= document.createElement('canvas')
  return draw(canvas, canvas.width, canvas.height, SMALL_PX, smaller) ? smaller : undefined
}

const qualities = { 'image/jpeg': JPEG_QUALITY, 'image/webp': WEBP_QUALITY } as const
/** Browsers that cannot write a format give another; they are asked once. */
const unwritten = new Set<string>()

async function encode(canvas: HTMLCanvasElement, type: keyof typeof qualities): Promise<Blob | undefined> {
  if (unwritten.has(type)) return undefined
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, qualities[type])
  })
  if (blob?.type === type) return blob
  if (blob) unwritten.add(type)
  return undefined
}
