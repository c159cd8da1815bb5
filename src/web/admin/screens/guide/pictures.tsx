/** A sheet at the right height beside a door. */
export function SheetPicture() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 320 150"
      role="img"
      aria-label="A sheet hangs beside the door at chest height"
    >
      <path className="line" d="M10 140h300" />
      <path className="line" d="M40 140V20h70v120" />
      <circle className="dot" cx="100" cy="84" r="3" />
      <rect className="paper" x="150" y="50" width="36" height="50" rx="2" />
      <path className="code" d="M160 62h6v6h-6zM170 62h6v6h-6zM160 72h6v6h-6zM171 73h3v3h-3z" />
      <path className="line dashed" d="M130 100h150M130 50h150" />
      <text x="226" y="82">
        90–120 cm
      </text>
      <path className="line" d="M215 140V100" />
    </svg>
  )
}

/** A pack held in front of a phone. */
export function HoldPicture() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 320 130"
      role="img"
      aria-label="A pack is held a hand's length from a phone"
    >
      <rect className="paper" x="40" y="20" width="46" height="90" rx="7" />
      <circle className="dot" cx="63" cy="34" r="5" />
      <path className="line dashed" d="M95 40l90-14M95 90l90 14" />
      <rect className="pack" x="195" y="22" width="86" height="86" rx="4" />
      <path className="line" d="M210 50h56M210 62h40" />
      <path
        className="code"
        d="M212 80h3v16h-3zM218 80h2v16h-2zM223 80h5v16h-5zM231 80h2v16h-2zM236 80h4v16h-4z"
      />
    </svg>
  )
}
