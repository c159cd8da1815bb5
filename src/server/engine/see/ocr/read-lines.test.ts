import { describe, expect, it } from 'vitest'
import { latinAlphabet } from '../../../../core/vision/ctc.ts'
import { cornersOf, type Quad, rotateCorners } from '../../../../core/vision/geometry.ts'
import type { Bitmap } from '../bitmap.ts'
import type { Networks } from './networks.ts'
import { cutLine, LINE_HEIGHT_PX, readLines } from './read-lines.ts'

/** 200 × 100 pixels: left half red, right half blue, and a green stripe along the top. */
const bitmap: Bitmap = (() => {
  const [width, height] = [200, 100]
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const channel = y < 20 ? 1 : x < width / 2 ? 0 : 2
      rgb[(y * width + x) * 3 + channel] = 255
    }
  return { width, height, rgb }
})()
const whole = cornersOf({ centre: { x: 100, y: 50 }, width: 200, height: 100, angle: 0 })

/** The colour at a share of the crop's width and height, red first, 0 to 1. */
function colourAt({ width, planes }: ReturnType<typeof cutLine>, across: number, down: number): number[] {
  const size = width * LINE_HEIGHT_PX
  const place = Math.floor(down * LINE_HEIGHT_PX) * width + Math.floor(across * width)
  return [2, 1, 0].map((plane) => Math.round(((planes[plane * size + place] ?? 0) + 1) / 2))
}

const red = [1, 0, 0]
const green = [0, 1, 0]
const blue = [0, 0, 1]

describe('cutLine', () => {
  it('is 48 pixels high and keeps the shape', () => {
    const crop = cutLine(bitmap, whole)
    expect(crop.width).toBe(96)
    expect(crop.planes).toHaveLength(3 * 96 * LINE_HEIGHT_PX)
  })

  it.each<[string, number, number, number, number[]]>([
    ['the top as it stands', 0, 0.25, 0.05, green],
    ['the left as it stands', 0, 0.25, 0.9, red],
    ['the right as it stands', 0, 0.75, 0.9, blue],
    ['the left upside down', 2, 0.25, 0.05, blue],
    ['the right upside down', 2, 0.75, 0.05, red],
    ['the foot upside down', 2, 0.75, 0.95, green],
  ])('cuts %s', (_, turns, across, down, colour) => {
    expect(colourAt(cutLine(bitmap, rotateCorners(whole, turns)), across, down)).toEqual(colour)
  })

  it('turns a standing line so that its first side lies on top', () => {
    const crop = cutLine(bitmap, rotateCorners(whole, 1))
    expect(crop.width).toBe(24)
    expect(colourAt(crop, 0.5, 0.1)).toEqual(blue)
    expect(colourAt(crop, 0.5, 0.9)).toEqual(red)
  })

  it('follows a leaning line', () => {
    const leaning = cornersOf({ centre: { x: 100, y: 60 }, width: 80, height: 20, angle: 0.3 })
    const crop = cutLine(bitmap, leaning)
    expect(crop.width).toBe(192)
    expect(colourAt(crop, 0.1, 0.5)).toEqual(red)
    expect(colourAt(crop, 0.9, 0.5)).toEqual(blue)
  })

  it('bounds the width', () => {
    const box = (width: number): Quad => [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: 40 },
      { x: 0, y: 40 },
    ]
    expect(cutLine(bitmap, box(5000)).width).toBe(1600)
    expect(cutLine(bitmap, box(0)).width).toBe(16)
  })
})

describe('readLines', () => {
  /** Networks that find nothing of their own and cannot read a thing, and count what they are asked to. */
  function blindNetworks() {
    const widths: number[] = []
    const networks: Networks = {
      detector: {
        run: async (_, width, height) => ({ values: new Float32Array(width * height), dims: [] }),
      },
      recogniser: {
        async run(_, width) {
          widths.push(width)
          return { values: new Float32Array(10), dims: [] }
        },
      },
      alphabet: latinAlphabet([...'abc']),
      close: async () => {},
    }
    return { networks, widths }
  }
  const boxes = (count: number, width: number) =>
    Array.from({ length: count }, () => cornersOf({ centre: { x: 100, y: 50 }, width, height: 10, angle: 0 }))

  it.each([
    ['reads all that a dense back shows, the wrong way round too', 45, 50, 90],
    ['does not read small print from edge to edge for as long as there is any', 45, 400, 16],
  ])('%s', async (_, count, width, read) => {
    const { networks, widths } = blindNetworks()
    await readLines(bitmap, 640, () => boxes(count, width), networks)
    expect(widths).toHaveLength(read)
  })
})
