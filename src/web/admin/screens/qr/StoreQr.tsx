import { create } from 'qrcode'
import { QR } from '../../../../core/constants.ts'
import { qrAddress, qrFileName, qrLabel, qrTitle } from '../../../../core/contract/console/stores.ts'
import type { Store } from '../../../../core/contract/store.ts'
import { QrCode, QUIET_ZONE } from '../../../ui/QrCode.tsx'
import { useConsole } from '../../console.ts'

/** A store's address as link and code, and the picture to print. */
export function StoreQr({ store }: { store: Pick<Store, 'name' | 'storeURL'> }) {
  const { devices, origin, settings, toasts } = useConsole()
  const address = qrAddress(origin, store.storeURL)
  const { name, primaryColour, accentColour } = settings.brand

  async function download() {
    try {
      const png = await helperPng({
        address,
        product: name,
        label: store.name,
        red: primaryColour,
        green: accentColour,
      })
      devices.save(png, qrFileName(store.name))
    } catch {
      toasts.fault('The picture could not be made.')
    }
  }
  return (
    <div className="store-qr">
      <QrCode value={address} size={QR.adminPx} label={`QR code of ${store.name}`} />
      <div>
        <a href={address}>{address}</a>
        <button type="button" onClick={download} aria-label={`Download QR code of ${store.name}`}>
          Download
        </button>
      </div>
    </div>
  )
}

interface HelperOptions {
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
function helperPng(options: HelperOptions): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawHelper(canvas, options)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))))
  })
}
