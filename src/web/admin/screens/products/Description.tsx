import { useId, useState } from 'react'

/** A description cut to two lines; whole when pointed at, focused or tapped. Escape closes it. */
export function Description({ text }: { text: string }) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <span className="tip">
      <button
        type="button"
        onMouseEnter={() => setShown(true)}
        onMouseLeave={() => setShown(false)}
        aria-describedby={shown ? id : undefined}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setShown(false)
        }}
      >
        <span className="clipped">{text}</span>
      </button>
      {shown && (
        <span role="tooltip" id={id} className="tip-text">
          {text}
        </span>
      )}
    </span>
  )
}
