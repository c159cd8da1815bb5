import { create } from 'qrcode'
import { QR } from '../../../core/constants.ts'
import { qrLabel, qrTitle } from '../../../core/contract/console/qr.ts'

export interface HelperOptions {
  /** What the code opens. */
  address: string
  /** Stands before 'Assistance'. */
  product: string
  /** Store or aisle; each word is capitalised. */
  label: string | undefined
  /** Colours of the title and the label on white; the settings hold both to 4.5:1. */
  red: string
  green: string
}

const TITLE_BASELINE = 34
const LABEL_BASELINE = 438
const QR_TOP = 50
const FONT = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif'
/** The white frame that readers need, in modules. */
const QUIET_ZONE = 4

/** Writes a line in the middle, as large as fits. */
function line(
  pen: CanvasRenderingContext2D,
  text: string,
  baseline: number,
  colour: string,
  largest: number,
) {
  pen.fillStyle = colour
  pen.textAlign = 'center'
  for (let size = largest; size >= 10; size--) {
    pen.font = `700 ${size}px ${FONT}`
    if (pen.measureText(text).width <= QR.sheetWidthPx - 20) break
  }
  pen.fillText(text, QR.sheetWidthPx / 2, baseline, QR.sheetWidthPx - 20)
}

/** The picture that is downloaded: title in red, the code at 350 px, the label in green, on white, 390×450. */
function drawHelper(canvas: HTMLCanvasElement, { address, product, label, red, green }: HelperOptions): void {
  canvas.width = QR.sheetWidthPx
  canvas.height = QR.sheetHeightPx
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  line(pen, qrTitle(product), TITLE_BASELINE, red, 26)
  if (label) line(pen, qrLabel(label), LABEL_BASELINE, green, 24)

  const { modules } = create(address, { errorCorrectionLevel: QR.level })
  const module = QR.helperPx / (modules.size + 2 * QUIET_ZONE)
  const left = (QR.sheetWidthPx - QR.helperPx) / 2
  const edge = (at: number) => Math.round((at + QUIET_ZONE) * module)
  pen.fillStyle = '#000000'
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue
      // Rounded edges meet: no hair-line between two dark modules.
      const x = edge(column)
      const y = edge(row)
      pen.fillRect(left + x, QR_TOP + y, edge(column + 1) - x, edge(row + 1) - y)
    }
  }
}

/** The picture as a PNG file. */
export function helperPng(options: HelperOptions): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawHelper(canvas, options)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))))
  })
}
