import { useEffect, useRef } from 'react'
import { useConsole } from '../../console.ts'
import type { Bars } from '../../devices.ts'

interface ChartProps extends Bars {
  /** What the bars are, in order, where their labels are numbers. */
  names?: readonly string[]
}

/** A picture of figures that a table beside it holds: it is for who likes to look, and said to nobody. */
export function Chart({ labels, values, name, names = [] }: ChartProps) {
  const { devices } = useConsole()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) return devices.draw(box.current, { labels, values, name })
  }, [devices, labels, values, name])
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="chart" ref={box} aria-hidden="true" />
      {names.length > 0 && (
        <ol aria-label={name}>
          {names.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ol>
      )}
    </figure>
  )
}
