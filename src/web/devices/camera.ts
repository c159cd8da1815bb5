import { type Camera, type CameraFault, DeviceFault } from './devices.ts'

/** Small print of a use-by date is readable at this length; more costs the network and reads no better. */
const LONG_SIDE_PX = 1280
/** Under 0.7 the blocks of JPEG eat dot-matrix print. */
const JPEG_QUALITY = 0.72

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
  async open(video, canvas) {
    const stream = await openStream()
    video.srcObject = stream
    // Rejected when the element leaves the page meanwhile; the stream is closed by whoever removed it.
    await video.play().catch(() => {})
    return {
      picture: () => picture(video, canvas),
      close() {
        for (const track of stream.getTracks()) track.stop()
        if (video.srcObject === stream) video.srcObject = null
      },
    }
  },
}

async function picture(video: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<Uint8Array | undefined> {
  const long = Math.max(video.videoWidth, video.videoHeight)
  if (long === 0) return undefined
  const scale = Math.min(1, LONG_SIDE_PX / long)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
  })
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined
}
