import { delay, type MonotonicMs } from '../../../core/clock.ts'
import type { FixedId } from '../../../core/speaking/fixed.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import { AFTER_CHIME_MS, AT_MOST_MS } from '../first-words.ts'
import { isLiteral, isNewcomer, type Page } from '../page.ts'

/** Breath after the sentence, before the phone's own prompts speak. */
const AFTER_SENTENCE_MS = 300
/** A prompt that is not answered by now may not have been noticed. */
const UNANSWERED_MS = 20_000

interface Prompt {
  what: 'motion' | 'microphone' | 'camera'
  /** The phone may ask now; resolves when it has its answer. */
  ask(): Promise<unknown>
}

export interface PromptsOptions {
  /** Of the tap. */
  begunAt: MonotonicMs
  /** The shopper was told already that the phone asks for the microphone. */
  microphoneExplained: boolean
  prompts: readonly Prompt[]
  tell: (text: string, recording?: FixedId) => Promise<void>
  /** The visit is over: nothing more is asked. */
  isOver(): boolean
}

/**
 * Lets the phone ask about one thing after the other, each explained before it comes where it was never explained and
 * will really come. Resolves when nothing more is asked, or when somebody has left a prompt alone for 20 s and was told
 * so: the visit goes on without it, and with it once it is answered; motion that is left alone is followed by the next.
 * To the letter there is one sentence about all.
 */
export function askInTurn(page: Page, options: PromptsOptions): Promise<void> {
  const { begunAt, microphoneExplained, prompts, tell, isOver } = options
  const { devices, store } = page
  const { clock } = devices
  const literal = isLiteral(page)
  let explained = microphoneExplained

  async function explain(id: 'perm.before' | 'perm.microphone' | 'perm.camera') {
    if (!explained) await delay(clock, begunAt + AFTER_CHIME_MS - clock.now())
    explained = true
    const isTold = id === 'perm.microphone' && microphoneExplained
    if (!isTold)
      await Promise.race([
        tell(visitTextsIn(store.get().language).spokenTexts[id], id),
        delay(clock, AT_MOST_MS),
      ])
    await delay(clock, AFTER_SENTENCE_MS)
  }
  const granted = (what: Prompt['what']) => what === 'motion' || devices.permissions.granted(what)
  const allGranted = async () => (await Promise.all(prompts.map(({ what }) => granted(what)))).every(Boolean)

  async function askLiterally(leave: () => void) {
    const isAsked = isNewcomer(page) && !(await allGranted())
    for (const { what, ask } of prompts) {
      if (what === 'microphone') {
        if (isAsked) await explain('perm.before')
        leave()
      }
      if (isOver()) return
      await ask()
    }
  }

  async function askOne({ what, ask }: Prompt, leave: () => void) {
    const isAsked = what === 'motion' || !(await granted(what))
    if (isAsked && what !== 'motion' && isNewcomer(page)) await explain(`perm.${what}`)
    if (isOver()) return
    let cancel = () => {}
    const leftAlone = new Promise<void>((goOn) => {
      cancel = clock.after(UNANSWERED_MS, () => {
        const id = `perm.wait.${what}` as const
        if (!isAsked || isOver()) return
        // A walk can do without the sensor, and nobody is heard before the microphone was asked for.
        const next = what === 'motion' ? goOn : leave
        void tell(visitTextsIn(store.get().language).spokenTexts[id], id).then(next)
      })
    })
    await Promise.race([ask(), ...(what === 'motion' ? [leftAlone] : [])])
    cancel()
  }

  return new Promise<void>((leave) => {
    async function askAll() {
      if (literal) return askLiterally(leave)
      for (const prompt of prompts) {
        await askOne(prompt, leave)
        // Nothing more will be asked: the visit need not wait for a device to open.
        if (await allGranted()) leave()
      }
    }
    void askAll().finally(leave)
  })
}
