import { type DragEvent, useId } from 'react'

const accepted = 'image/jpeg,image/png,image/webp'

/** Photographs by the camera, from the disk, or dropped. */
export function PhotoChooser({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const id = useId()
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  const chooser = (name: string, label: string, camera: boolean) => (
    <label className="button" htmlFor={`${id}-${name}`}>
      {label}
      <input
        id={`${id}-${name}`}
        className="unseen"
        type="file"
        accept={accepted}
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </label>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons inside are the first
    <div className="drop" onDragOver={(event) => event.preventDefault()} onDrop={dropped}>
      {chooser('camera', 'Take a photograph', true)}
      {chooser('files', 'Choose photographs', false)}
      <span>or drop them here</span>
    </div>
  )
}
