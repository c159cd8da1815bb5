import { useEffect, useRef } from 'react'
import { VISUALIZER } from '../../../core/constants.ts'
import type { VisualizerState } from '../../../core/page/page-state.ts'
import type { PageTexts } from '../../../core/texts/page-texts.ts'
import { useTexts } from '../../ui/texts.ts'

/** A decoration: at every frame of the screen it kept the page's processor awake. */
const DRAW_EVERY_MS = 66

const words = {
  starting: 'visualizerStarting',
  denied: 'visualizerDenied',
  error: 'visualizerError',
  ready: 'visualizerReady',
} as const satisfies Record<VisualizerState, keyof PageTexts['screenTexts']>

interface VisualizerProps {
  state: VisualizerState
  /** Fills in the loudness of each band; false without a microphone. */
  bands: (into: Uint8Array<ArrayBuffer>) => boolean
}

/** Circles that bounce with the microphone. Decoration: the words beside it say all there is to know. */
export function Visualizer({ state, bands }: VisualizerProps) {
  const texts = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (canvas.current) fitToWindow(canvas.current)
    const context = canvas.current?.getContext('2d')
    if (!context || state !== 'ready') return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      drawCircles(context, stillBands)
      return
    }
    const levels = new Uint8Array(VISUALIZER.fftSize / 2)
    let timer: ReturnType<typeof setTimeout>
    let frame = requestAnimationFrame(function draw() {
      fitToWindow(context.canvas)
      if (bands(levels)) drawCircles(context, levels)
      timer = setTimeout(() => {
        frame = requestAnimationFrame(draw)
      }, DRAW_EVERY_MS)
    })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [state, bands])

  return (
    <div className="visualizer">
      <div aria-hidden="true">
        <canvas ref={canvas} height={VISUALIZER.heightPx} />
      </div>
      <p>{texts.screenTexts[words[state]]}</p>
    </div>
  )
}

/** Setting the width clears the canvas, so it is set only when it changes. */
function fitToWindow(canvas: HTMLCanvasElement) {
  const width = Math.round(window.innerWidth * VISUALIZER.widthShare)
  if (canvas.width !== width) canvas.width = width
}

/** What reduced motion sees: a low hill, standing still. @internal */
export const stillBands = Uint8Array.from({ length: 32 }, (_, i) => 90 - Math.abs(16 - i) * 4)

/** Voices live in the lower bands; the upper half of 0..24 kHz is empty in any shop. */
const SHOWN_SHARE = 0.5
const SMALLEST_PX = 3

interface Circle {
  x: number
  y: number
  radius: number
}

/**
 * One circle a band: the louder it is, the larger it is and the higher it bounces from the ground line.
 * @internal A table of levels is tried on it.
 */
export function circlesOf(levels: Uint8Array, width: number, height: number): Circle[] {
  const shown = Math.ceil(levels.length * SHOWN_SHARE)
  const slot = width / shown
  const largest = Math.min(slot / 2, height / 4)
  return Array.from({ length: shown }, (_, band) => {
    const loud = (levels[band] ?? 0) / 255
    const radius = SMALLEST_PX + loud * Math.max(0, largest - SMALLEST_PX)
    const room = height - 2 * radius
    return { x: slot * (band + 0.5), y: height - radius - loud * room, radius }
  })
}

function drawCircles(context: CanvasRenderingContext2D, levels: Uint8Array) {
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  context.fillStyle = getComputedStyle(context.canvas).color
  for (const { x, y, radius } of circlesOf(levels, width, height)) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
}
