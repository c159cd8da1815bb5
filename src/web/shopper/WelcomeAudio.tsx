import { useEffect, useRef } from 'react'

/** A chime and "Ready. Tap anywhere": tried when it is there, else with the first tap. Its words stand in the status. */
export function WelcomeAudio({ src, onReady }: { src: string; onReady: (audio: HTMLAudioElement) => void }) {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (audio.current) onReady(audio.current)
  }, [onReady])
  return (
    <audio ref={audio} src={src} preload="auto">
      <track kind="captions" src="/welcome.vtt" srcLang="en" label="English" default />
    </audio>
  )
}
