import { glance } from '../../core/vision/glance.ts'
import { type Camera, type CameraFault, DeviceFault, type Picture } from './devices.ts'

/** Small print of a use-by date is readable at this length; more costs the network and reads no better. */
const LONG_SIDE_PX = 1280
/** Under 0.7 the blocks of JPEG eat dot-matrix print. */
const JPEG_QUALITY = 0.8

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
      async picture() {
        const taken = isLive() ? await picture(video, canvas) : undefined
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

async function picture(video: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<Picture | undefined> {
  const long = Math.max(video.videoWidth, video.videoHeight)
  if (long === 0) return undefined
  const scale = Math.min(1, LONG_SIDE_PX / long)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return undefined
  drawing.drawImage(video, 0, 0, canvas.width, canvas.height)
  const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  return blob ? { jpeg: new Uint8Array(await blob.arrayBuffer()), ...glance(data) } : undefined
}
