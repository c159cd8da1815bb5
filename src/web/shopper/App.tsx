import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Brand } from '../../core/contract/settings.ts'
import type { PageState } from '../../core/page/page-state.ts'
import { pageTextsIn } from '../../core/texts/page-texts.ts'
import { Texts, useTexts } from '../ui/texts.ts'
import { createControls } from './controls.ts'
import type { LoadVisits } from './late-visits.ts'
import type { Page } from './page.ts'
import { LoadedScreen } from './screen/LoadedScreen.tsx'
import { Told } from './screen/Told.tsx'
import { useFocusKept } from './screen/use-focus-kept.ts'
import { Visualizer } from './screen/Visualizer.tsx'
import type { Screen } from './visit/visit-camera.ts'

const screenClass: Record<PageState['phase'], string> = {
  loading: 'loading',
  ready: 'loaded waiting',
  talking: 'loaded talking',
  paused: 'loaded waiting',
}

interface AppProps {
  page: Page
  /** Left out: the build's own. */
  loadVisits?: LoadVisits | undefined
}

/** The shopper's page. */
export function App({ page, loadVisits }: AppProps) {
  const { store, settings, devices } = page
  const { brand } = settings
  const [controls] = useState(() => createControls(page, loadVisits))
  const state = useSyncExternalStore(store.subscribe, store.get)
  const texts = pageTextsIn(state.language)
  const loading = state.phase === 'loading'
  const screen = useFocusKept(state.phase !== 'talking' ? 'start' : state.locked ? 'locked' : 'talking')
  useEffect(() => controls.open(), [controls])
  useEffect(() => {
    // A font of its letters is fetched only for who reads them.
    if (state.language === 'hi-IN') void import('../styles/hindi.ts')
    document.title = texts.pageTitle(brand.name)
    document.documentElement.lang = state.language
  }, [brand.name, texts, state.language])

  return (
    <Texts value={texts}>
      <main>
        <h1>{texts.pageTitle(brand.name)}</h1>
        <div ref={screen} className={screenClass[state.phase]}>
          {loading && <Logo brand={brand} />}
          <Told state={state} onStopSiren={controls.stopSiren} onRetry={controls.retry}>
            {!loading && <CameraView onReady={controls.showCamera} />}
          </Told>
          {loading ? (
            <LoadingScreen failed={state.loadError !== undefined} onTryAgain={controls.load} />
          ) : (
            <LoadedScreen page={page} controls={controls} state={state} />
          )}
        </div>
        {state.phase === 'talking' && <Visualizer state={state.visualizer} bands={controls.bands} />}
      </main>
      <footer>{texts.copyright(devices.clock.date().getFullYear(), brand.companyName)}</footer>
    </Texts>
  )
}

interface LoadingScreenProps {
  failed: boolean
  onTryAgain: () => void
}

/** Until both lists are here; a fault of either stays on this screen. */
function LoadingScreen({ failed, onTryAgain }: LoadingScreenProps) {
  const texts = useTexts()
  return (
    <>
      <button type="button" disabled>
        {texts.screenTexts.startWaiting}
      </button>
      {failed && (
        <button type="button" onClick={onTryAgain}>
          {texts.screenTexts.tryAgain}
        </button>
      )}
    </>
  )
}

/** The brand's own picture, or a mark of ours; the name stands beside it as text. */
function Logo({ brand }: { brand: Brand }) {
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

/** The camera's picture, and the canvas that frames are drawn on. Mounted from before the first tap to the end. */
function CameraView({ onReady }: { onReady: (screen: Screen | null) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (video.current && canvas.current) onReady({ video: video.current, canvas: canvas.current })
    return () => onReady(null)
  }, [onReady])
  return (
    <div className="camera" aria-hidden="true">
      <video ref={video} muted playsInline tabIndex={-1} />
      <canvas ref={canvas} hidden />
    </div>
  )
}
