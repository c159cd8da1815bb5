import { useEffect, useRef } from 'react'
import { VISUALIZER } from '../../core/constants.ts'
import type { VisualizerState } from '../../core/session/session.ts'
import type { PageTexts } from '../../core/texts/page-texts.ts'
import { useTexts } from '../ui/texts.ts'
import { drawCircles, stillBands } from './circles.ts'

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
