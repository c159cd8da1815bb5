import type { Brand } from '../../core/contract/settings.ts'

/** The brand's own picture, or a mark of ours; the name stands beside it as text. */
export function Logo({ brand }: { brand: Brand }) {
  return (
    <p className="logo">
      {brand.logoUrl === '' ? <Mark /> : <img src={brand.logoUrl} alt="" />}
      <span>{brand.name}</span>
    </p>
  )
}

/** A biscuit with a voice: a scalloped round and three waves. */
function Mark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="27" className="mark-rim" />
      <circle cx="32" cy="32" r="22" className="mark-face" />
      <path d="M21 26v12M28 20v24M36 24v16M43 28v8" className="mark-voice" />
    </svg>
  )
}
