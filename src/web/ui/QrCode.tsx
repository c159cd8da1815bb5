import { create } from 'qrcode'
import { QR } from '../../core/constants.ts'

/** The white frame that readers need, in modules. */
export const QUIET_ZONE = 4

interface QrCodeProps {
  /** What the code says, for example an address. */
  value: string
  /** Edge length in pixels. */
  size?: number
  level?: 'L' | 'M' | 'Q' | 'H'
  /** What it is for, said to screen readers. */
  label: string
}

/** A QR code, black on white. */
export function QrCode({ value, size = QR.defaultPx, level = QR.level, label }: QrCodeProps) {
  const { modules } = create(value, { errorCorrectionLevel: level })
  const edge = modules.size + 2 * QUIET_ZONE
  let path = ''
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`
    }
  }
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <rect width={edge} height={edge} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
