import { screenTexts } from '../../core/texts/screen.ts'

interface LoadingScreenProps {
  failed: boolean
  onTryAgain: () => void
}

/** Until both lists are here; a fault of either stays on this screen. */
export function LoadingScreen({ failed, onTryAgain }: LoadingScreenProps) {
  return (
    <>
      <button type="button" disabled>
        {screenTexts.startWaiting}
      </button>
      {failed && (
        <button type="button" onClick={onTryAgain}>
          {screenTexts.tryAgain}
        </button>
      )}
    </>
  )
}
