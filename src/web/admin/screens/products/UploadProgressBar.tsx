import type { UploadProgress } from '../../../../core/contract/console/upload.ts'

/** How far the saving is, as a bar and in words; before the first word of it, that it goes on. */
export function UploadProgressBar({ progress }: { progress: UploadProgress | undefined }) {
  const { done, of } = progress ?? { done: 0, of: 0 }
  if (of === 0) return <progress aria-label="Saving the products" />
  return (
    <p className="progress">
      <progress aria-label="Saving the products" value={done} max={of} />{' '}
      <span>
        {done} of {of} products written
      </span>
    </p>
  )
}
