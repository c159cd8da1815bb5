import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Bars } from './devices.ts'

const HEIGHT_PX = 220

/** Draws bars into a box as wide as it is, in the page's own colours; returns what takes them away. */
export function drawBars(into: HTMLElement, { labels, values, name }: Bars): () => void {
  const colours = getComputedStyle(into)
  const [ink, bar, grid] = ['--ink', '--drawn', '--hairline'].map((each) => colours.getPropertyValue(each))
  const axis = { stroke: ink ?? '', grid: { stroke: grid ?? '' }, ticks: { stroke: grid ?? '' } }
  const at = values.map((_, index) => index)
  const plot = new uPlot(
    {
      width: into.clientWidth,
      height: HEIGHT_PX,
      scales: { x: { time: false, range: [-0.5, values.length - 0.5] }, y: { range: [0, null] } },
      legend: { show: false },
      cursor: { show: false },
      axes: [
        { ...axis, values: (_, splits) => splits.map((split) => labels[split] ?? '') },
        {
          ...axis,
          values: (_, splits) => splits.map((split) => (Number.isInteger(split) ? String(split) : '')),
        },
      ],
      series: [
        {},
        {
          label: name,
          stroke: bar ?? '',
          fill: bar ?? '',
          ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.7, 60] }) }),
          points: { show: false },
        },
      ],
    },
    [at, [...values]],
    into,
  )
  const watching = new ResizeObserver(() => plot.setSize({ width: into.clientWidth, height: HEIGHT_PX }))
  watching.observe(into)
  return () => {
    watching.disconnect()
    plot.destroy()
  }
}
