import type { InstallPrompt } from '../devices/install-prompt.ts'
import { useTexts } from '../ui/texts.ts'

interface HomeScreenStepsProps {
  steps: readonly string[]
  install: InstallPrompt
  onDone: () => void
}

/** How to keep the page on the home screen, as a list to read in one's own time. */
export function HomeScreenSteps({ steps, install, onDone }: HomeScreenStepsProps) {
  const texts = useTexts()
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{texts.screenTexts.keepOnPhone}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {install.offered() && (
        <button
          type="button"
          onClick={() => {
            install.ask()
            onDone()
          }}
        >
          {texts.screenTexts.install}
        </button>
      )}
      <button type="button" onClick={onDone}>
        {texts.screenTexts.done}
      </button>
    </section>
  )
}
