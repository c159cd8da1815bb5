import { screenTexts } from '../../core/texts/screen.ts'

/** How to keep the page on the home screen, as a list to read in one's own time. */
export function HomeScreenSteps({ steps, onDone }: { steps: readonly string[]; onDone: () => void }) {
  return (
    <section className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{screenTexts.keepOnPhone}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <button type="button" onClick={onDone}>
        {screenTexts.done}
      </button>
    </section>
  )
}
