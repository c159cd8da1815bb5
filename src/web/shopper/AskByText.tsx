import { type FormEvent, useState } from 'react'
import { screenTexts } from '../../core/texts/screen.ts'

/** A question typed instead of spoken. */
export function AskByText({ onAsk }: { onAsk: (words: string) => void }) {
  const [words, setWords] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (words.trim() === '') return
    onAsk(words.trim())
    setWords('')
  }
  return (
    <form className="ask" onSubmit={submit}>
      <label htmlFor="question">{screenTexts.typeQuestion}</label>
      <input
        id="question"
        autoComplete="off"
        enterKeyHint="send"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit">{screenTexts.send}</button>
    </form>
  )
}
