import { useEffect, useRef } from 'react'
import type { Screen } from './visit-camera.ts'

/** The camera's picture, and the canvas that frames are drawn on. Mounted from before the first tap to the end. */
export function CameraView({ onReady }: { onReady: (screen: Screen | null) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (video.current && canvas.current) onReady({ video: video.current, canvas: canvas.current })
    return () => onReady(null)
  }, [onReady])
  return (
    <div className="camera" aria-hidden="true">
      <video ref={video} muted playsInline tabIndex={-1} />
      <canvas ref={canvas} hidden />
    </div>
  )
}
