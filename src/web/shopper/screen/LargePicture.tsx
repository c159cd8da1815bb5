import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import '../../styles/large-picture.css'
import type { PictureCommand } from '../../../core/language/en/page-forms.ts'
import { moved, type PictureView, panned, type Side } from '../../../core/picture/picture-view.ts'
import { ownTextsIn } from '../../../core/texts/own-texts.ts'
import type { Controls } from '../controls.ts'
import type { Page } from '../page.ts'

interface LargePictureProps {
  page: Page
  controls: Pick<Controls, 'type' | 'video'>
}

const commandKeys = { '+': 'larger', '=': 'larger', '-': 'smaller' } as const
const sideKeys = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const
const sideSigns: readonly (readonly [Side, string])[] = [
  ['left', '←'],
  ['up', '↑'],
  ['down', '↓'],
  ['right', '→'],
]
const within = <Keys extends object>(keys: Keys, key: string): key is string & keyof Keys =>
  Object.hasOwn(keys, key)

/**
 * What the camera sees, over all but the siren, Talk, Call staff and Stop: live, or standing still on a canvas of the page
 * and nowhere else, which is emptied when it closes. Its buttons say the shopper's words: what they do is said and
 * written as if it had been spoken.
 */
export function LargePicture({ page: { store, devices }, controls }: LargePictureProps) {
  const { picture: view, language } = useSyncExternalStore(store.subscribe, store.get)
  const { pictureTexts } = ownTextsIn(language)
  const section = useRef<HTMLElement>(null)
  const say = (command: PictureCommand & keyof typeof pictureTexts) => controls.type(pictureTexts[command])
  const change = (to: PictureView | null) => store.dispatch({ type: 'picture', picture: to })
  useFocusWhenOpened(section)
  // A voice that opened it moved no focus: Escape closes it wherever that is.
  const isOpen = view !== null
  const close = useEffectEvent(() => say('close'))
  useEffect(() => {
    if (!isOpen) return
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      event.stopPropagation()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [isOpen])
  // Whoever took the phone from the page must not find a picture on it.
  useEffect(
    () => devices.visibility.onChange((seen) => !seen && store.dispatch({ type: 'picture', picture: null })),
    [devices, store],
  )
  if (!view) return null

  const press = (event: KeyboardEvent) => {
    if (within(commandKeys, event.key)) say(commandKeys[event.key])
    else if (within(sideKeys, event.key)) change(moved(view, sideKeys[event.key]))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section
      ref={section}
      className="large-picture"
      role="dialog"
      tabIndex={-1}
      aria-label={pictureTexts.title}
      onKeyDown={press}
    >
      <Frame
        view={view}
        video={controls.video()}
        name={view.frozen ? pictureTexts.still : pictureTexts.live}
        onPan={(right, down) => change(panned(view, right, down))}
      />
      <div className="picture-buttons">
        <button type="button" aria-label={pictureTexts.larger} onClick={() => say('larger')}>
          +
        </button>
        <button type="button" aria-label={pictureTexts.smaller} onClick={() => say('smaller')}>
          −
        </button>
        {sideSigns.map(([side, sign]) => (
          <button
            key={side}
            type="button"
            aria-label={pictureTexts[side]}
            onClick={() => change(moved(view, side))}
          >
            {sign}
          </button>
        ))}
        <button type="button" className="wide" onClick={() => say(view.frozen ? 'thaw' : 'freeze')}>
          {view.frozen ? pictureTexts.thaw : pictureTexts.freeze}
        </button>
        <button type="button" className="wide" onClick={() => say('close')}>
          {pictureTexts.close}
        </button>
      </div>
    </section>
  )
}

interface FrameProps {
  view: PictureView
  /** The page's own, which the camera plays into. */
  video: HTMLVideoElement | null
  name: string
  /** By shares of what is in sight. */
  onPan: (right: number, down: number) => void
}

/** As large as the picture fits, so that its edges are the picture's. */
function Frame({ view: { frozen, zoom, x, y }, video, name, onPan }: FrameProps) {
  const live = useRef<HTMLVideoElement>(null)
  const still = useRef<HTMLCanvasElement>(null)
  const [shape, setShape] = useState('3 / 4')
  const drag = useDrag(onPan)

  useEffect(() => {
    if (!video) return
    /** A camera that was lost leaves no picture behind, and is another when it is opened again. */
    const follow = () => {
      if (!live.current) return
      live.current.srcObject = video.srcObject
      live.current.play().catch(() => {})
      if (video.videoWidth > 0) setShape(`${video.videoWidth} / ${video.videoHeight}`)
    }
    follow()
    const changes = ['loadedmetadata', 'emptied']
    for (const each of changes) video.addEventListener(each, follow)
    return () => {
      for (const each of changes) video.removeEventListener(each, follow)
    }
  }, [video])

  useEffect(() => {
    const canvas = still.current
    if (!frozen || !canvas || !video) return
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    return () => {
      canvas.width = 0
      canvas.height = 0
    }
  }, [frozen, video])

  const transform = `scale(${zoom}) translate(${(0.5 - x) * 100}%, ${(0.5 - y) * 100}%)`
  return (
    <div className="picture-room">
      <div className="picture-frame" role="img" aria-label={name} style={{ aspectRatio: shape }} {...drag}>
        <video ref={live} muted playsInline autoPlay tabIndex={-1} hidden={frozen} style={{ transform }} />
        <canvas ref={still} hidden={!frozen} style={{ transform }} />
      </div>
    </div>
  )
}

/** A finger that moves the picture, also beyond its edge. */
function useDrag(onPan: FrameProps['onPan']) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined)
  const end = () => {
    from.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent) {
      if (!from.current) return
      const { width, height } = currentTarget.getBoundingClientRect()
      onPan((from.current.x - clientX) / width, (from.current.y - clientY) / height)
      from.current = { x: clientX, y: clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** It goes to the picture as a whole when a press has opened it; a voice moves no focus. */
function useFocusWhenOpened(section: { current: HTMLElement | null }) {
  useEffect(() => {
    if (document.activeElement?.closest('.choices')) section.current?.focus({ preventScroll: true })
  }, [section])
}
