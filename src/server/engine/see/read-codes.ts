import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import { barcodeFault } from '../../../core/contract/barcode.ts'
import { halfway } from '../../../core/vision/geometry.ts'
import { readPackData } from '../../../core/vision/gs1.ts'
import type { CodeRead, Point } from '../../../core/vision/sight.ts'
import type { Bitmap } from './bitmap.ts'

const FORMATS: NonNullable<ReaderOptions['formats']> = ['EAN-13', 'EAN-8', 'UPC-A', 'QRCode', 'DataMatrix']
/** `Plain` keeps the separators between element strings. */
const OPTIONS: ReaderOptions = { tryHarder: true, maxNumberOfSymbols: 6, textMode: 'Plain', formats: FORMATS }
/** Enlarging reads bars down to 1.2 pixels; on a larger frame it costs more than the time of a frame. */
const ENLARGED_UP_TO_PX = 1280

/** Hands the reader its own WebAssembly: left alone it would fetch it from a content network. */
export async function loadBarReader(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const bytes = await readFile(file)
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

/**
 * Codes with a right check digit and square codes of GS1's, read as the picture is (25 ms, of which squares take 15),
 * else from twice its size (90 ms).
 */
export async function readCodes(bitmap: Bitmap): Promise<CodeRead[]> {
  const codes = await readCodesAsIs(bitmap)
  if (codes.length > 0 || Math.max(bitmap.width, bitmap.height) > ENLARGED_UP_TO_PX) return codes
  return readAt(bitmap, 2)
}

/** The same only as the picture is: what can hold a date or a batch, and bars that tell the pack from the one before. */
export const readCodesAsIs = (bitmap: Bitmap): Promise<CodeRead[]> => readAt(bitmap, 1)

async function readAt({ width, height, rgb }: Bitmap, scale: number): Promise<CodeRead[]> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(width * scale, height * scale, { kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' },
    OPTIONS,
  )
  const codes = found
    .filter(({ isValid }) => isValid)
    .flatMap(({ format, text, contentType, position }) => {
      const said = format === 'QRCode' || format === 'DataMatrix' ? ofSquare(text, contentType) : ofBars(text)
      return said ? [{ ...said, ends: endsOf(position, scale) }] : []
    })
  return [...new Map(codes.map((read) => [JSON.stringify([read.code, read.pack]), read])).values()]
}

type Said = Omit<CodeRead, 'ends'>

const ofBars = (text: string): Said | undefined =>
  barcodeFault(text) === undefined ? { code: text, source: 'bars' } : undefined

function ofSquare(text: string, contentType: string): Said | undefined {
  const pack = readPackData({ text, isGs1: contentType === 'GS1' })
  return pack && { code: pack.gtin, source: 'square', pack }
}

/** The middles of the two ends; the reader tells the corners of what it read, in the enlarged picture. */
function endsOf(
  corners: Record<'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft', Point>,
  scale: number,
) {
  const between = (a: Point, b: Point): Point => {
    const { x, y } = halfway(a, b)
    return { x: x / scale, y: y / scale }
  }
  const { topLeft, topRight, bottomRight, bottomLeft } = corners
  return [between(topLeft, bottomLeft), between(topRight, bottomRight)] as const
}
