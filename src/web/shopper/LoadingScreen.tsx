import type { Brand } from '../../core/contract/settings.ts'
import { screenTexts } from '../../core/texts/screen.ts'
import { Logo } from './Logo.tsx'

interface LoadingScreenProps {
  brand: Brand
  error: string | undefined
  onTryAgain: () => void
}

/** Until both lists are here; a fault of either stays on this screen. */
export function LoadingScreen({ brand, error, onTryAgain }: LoadingScreenProps) {
  return (
    <div className="loading">
      <Logo brand={brand} />
      <p role="status" className="loading-words">
        {error === undefined && <span className="spinner" aria-hidden="true" />}
        <span>{screenTexts.loading}</span>
      </p>
      <div role="alert">{error !== undefined && <p className="notice">{error}</p>}</div>
      <button type="button" disabled>
        {screenTexts.startWaiting}
      </button>
      {error !== undefined && (
        <button type="button" onClick={onTryAgain}>
          {screenTexts.tryAgain}
        </button>
      )}
    </div>
  )
}
