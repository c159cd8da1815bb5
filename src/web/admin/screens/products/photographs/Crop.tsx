import { useEffect, useRef } from 'react'
import type { Box } from '../../../../../core/contract/console/photos.ts'

interface CropProps {
  picture: string
  box: Box
  /** What is read there. */
  words: string
}

/** The piece of a photograph at which something was read. */
export function Crop({ picture, box, words }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const image = new Image()
    image.onload = () => {
      const { naturalWidth, naturalHeight } = image
      const [left, top] = [box.left * naturalWidth, box.top * naturalHeight]
      const [width, height] = [box.width * naturalWidth, box.height * naturalHeight].map((side) =>
        Math.max(1, Math.round(side)),
      ) as [number, number]
      const drawn = canvas.current
      const context = drawn?.getContext('2d')
      if (!drawn || !context) return
      drawn.width = width
      drawn.height = height
      context.drawImage(image, left, top, width, height, 0, 0, width, height)
    }
    image.src = picture
    return () => {
      image.onload = null
    }
  }, [picture, box])
  return <canvas ref={canvas} className="crop" role="img" aria-label={`Piece of the photograph: ${words}`} />
}
