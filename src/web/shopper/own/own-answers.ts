import type { AnswerAbout, LookFor } from '../../../core/contract/live.ts'
import type { ListenFor, Modality } from '../../../core/contract/modes.ts'
import { IN_HAND_MS } from '../../../core/facts/about-product.ts'
import type { JourneyOptions } from '../../../core/journey/journey.ts'
import type { PictureCommand, ScreenCommand, SettingCommand } from '../../../core/language/en/page-forms.ts'
import { concernsOf } from '../../../core/needs/concerns.ts'
import type { FindingSign } from '../../../core/needs/findings.ts'
import { isEmpty, keptNeeds, needsOrNothing } from '../../../core/needs/needs.ts'
import { answerNeeds, type NeedsCommand } from '../../../core/needs/needs-command.ts'
import { ownCommand } from '../../../core/page/own-command.ts'
import { LIST_MEANT_MS, type OwnList } from '../../../core/page/page-command.ts'
import { commanded, isSide } from '../../../core/picture/picture-view.ts'
import { orNothing, readShopping, type Shopping } from '../../../core/shopping/shopping.ts'
import {
  type Around,
  answerShopping,
  bagSentences,
  heldSentences,
  planSentences,
  type ShoppingAnswer,
  shoppingSentences,
  wantedHereSentences,
} from '../../../core/shopping/shopping-answer.ts'
import { isOfShoppingList } from '../../../core/shopping/shopping-command.ts'
import type { Line } from '../../../core/speech/utterance.ts'
import { ownTextsIn } from '../../../core/texts/own-texts.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import { isLiteral, isPractice, type Page, pageTexts, prefer } from '../page.ts'
import { otherLanguage } from '../visitor.ts'
import { answerNotice, isHeardInCloud } from './own-notices.ts'
import { createTakingBack } from './taking-back.ts'

/** Lines to be said at once; `over`: what follows when they were heard. */
interface OwnAnswer {
  lines: readonly Line[]
  over?: 'pause' | 'practise' | 'leavePractice' | 'siren' | Modality
}

/** What the page answers by itself, from what it alone keeps. Nothing of it is in a frame, a log or a request. */
export interface OwnAnswers {
  /** What is said to these words; undefined: they are for the visit, or for the server. */
  to(text: string, how: 'spoken' | 'written', question?: ListenFor): OwnAnswer | undefined
  /** What is said before an answer of the server's about these products; null: one that has no record. */
  before(about: readonly (AnswerAbout | null)[]): readonly Line[]
  /** A look opened or ended: the answer to one for the name is about a pack that is held up. */
  looked(look: { open: boolean; for?: LookFor | undefined }): void
  /** The shopper said something: what is answered from now on is asked about, and may not be held. */
  turned(): void
  /** What is said at a place of the visit. */
  inJourney: NonNullable<JourneyOptions['own']>
}

const privately = (text: string, sign?: FindingSign): Line => ({
  text,
  recording: sign === undefined ? 'needs.written' : `needs.${sign}`,
  private: true,
  ...(sign && { sign }),
})

const allPrivately = (said: readonly string[]): Line[] => said.map((text) => privately(text))

/** What the answers need of the visit's devices. */
export interface OwnDevices {
  /** The camera has a picture to show. */
  sees(): boolean
  /** Tries now for what is away. */
  retry(): void
}

export function createOwnAnswers(page: Page, { sees, retry }: OwnDevices): OwnAnswers {
  const { devices, store, settings } = page
  const { memory, clock } = devices
  let latest: { about: AnswerAbout; atMs: number } | undefined
  let toldWhoHears = false
  /** When she spoke of the shopping list, and nothing was said of the other since. */
  let boughtAtMs = Number.NEGATIVE_INFINITY
  const takingBack = createTakingBack(memory)
  /** For the name. `ended`: its answer is what comes next. */
  let look: 'none' | 'open' | 'ended' = 'none'

  const language = () => store.get().language
  const texts = () => ownTextsIn(language())
  const myList = (): OwnList => (clock.now() - boughtAtMs < LIST_MEANT_MS ? 'shopping' : 'needs')
  const isInHand = () => latest !== undefined && clock.now() - latest.atMs < IN_HAND_MS

  /** What was read on a pack is true of it on another connection too, and while another one is in the hand. */
  const packs = new Map<string, AnswerAbout['pack']>()
  function withPack(about: AnswerAbout): AnswerAbout {
    const pack = about.pack ?? packs.get(about.product.id)
    packs.set(about.product.id, pack)
    return { ...about, ...(pack && { pack }) }
  }

  const concerns = (about: AnswerAbout | null): Line[] =>
    concernsOf(keptNeeds(memory.needs()), about?.product, about?.pack, texts()).map(({ text, sign }) =>
      privately(text, sign),
    )

  const recorded = (id: 'needs.cloud' | 'needs.server' | 'practice.open'): Line[] => [
    { text: visitTextsIn(language()).spokenTexts[id], recording: id },
  ]
  /** Said once a visit, to who has told it aloud. */
  function whoHears(): Line[] {
    if (toldWhoHears) return []
    toldWhoHears = true
    return recorded(isHeardInCloud(page) ? 'needs.cloud' : 'needs.server')
  }

  function needs(command: NeedsCommand, how: 'spoken' | 'written'): Line[] {
    const before = keptNeeds(memory.needs())
    const { keep, said } = answerNeeds(before, command, texts())
    boughtAtMs = Number.NEGATIVE_INFINITY
    const back = () => {
      memory.keepNeeds(needsOrNothing(before))
      return answerNeeds(before, { do: 'tell' }, texts()).said
    }
    const isKept = keep === undefined || takingBack.change(() => memory.keepNeeds(keep), back)
    const isNew = command.do === 'change' && !isEmpty(command.add)
    return [
      ...allPrivately(said),
      ...(isKept ? [] : [privately(texts().needsTexts.cannotKeep)]),
      ...(isNew && isInHand() && latest ? concerns(latest.about) : []),
      ...(isNew && how === 'spoken' ? whoHears() : []),
    ]
  }

  const shopping = () => readShopping(memory.shopping(), clock.date().getTime())
  const around = (): Around => ({
    products: store.get().products,
    brand: settings.brand.name,
    needs: keptNeeds(memory.needs()),
    texts: texts(),
    inHand: isInHand() ? latest?.about : undefined,
    nowMs: clock.date().getTime(),
  })

  /** There is something to see while products are checked. Of a picture that is not open no side is meant. */
  function picture(command: PictureCommand): Line[] | undefined {
    const { picture: view, userJourney } = store.get()
    if (!view && isSide(command)) return undefined
    const [to, outcome] = commanded(view, command, !userJourney && sees())
    store.dispatch({ type: 'picture', picture: to })
    return [{ text: texts().pictureSaid[outcome], recording: null }]
  }

  const told = (lines: Line[] | undefined) => lines && { lines }
  const shown = (text: string): Line => ({ text, recording: null })

  /** The buttons by their names, which are words for them: those under More, or all. */
  function choices(isAll: boolean): Line[] | undefined {
    const { choices: asked, userJourney } = store.get()
    if (asked.inSight.length === 0) return undefined
    store.dispatch({ type: 'more', open: true })
    const labels = asked.more.map(({ label }) => label)
    return [
      ...(isAll ? [texts().choicesAre(asked.inSight.map(({ label }) => label))] : []),
      ...(!isAll && isInHand() && !userJourney ? [texts().screenSaid.aboutProduct] : []),
      ...texts().moreIs(userJourney ? labels : [...labels, pageTexts(page).screenTexts.largePicture]),
    ].map(shown)
  }

  function settingsNow(): Line[] {
    const { preferences, assistant } = store.get()
    const { phoneEar, ...set } = preferences
    const told = texts().settingsAre({
      ...set,
      modality: assistant.modality,
      ...(devices.phoneEar.offered() && { phoneEar }),
      hasOtherLanguage: otherLanguage(page) !== undefined,
    })
    return [...told, texts().screenSaid.byHand].map(shown)
  }

  /** What a voice wants of the buttons; undefined where none of that name is there. */
  function onScreen(command: ScreenCommand): OwnAnswer | undefined {
    const { screenSaid } = texts()
    switch (command) {
      case 'more':
        return told(choices(false))
      case 'choices':
        return told(choices(true))
      case 'moreClosed':
        store.dispatch({ type: 'more', open: false })
        return { lines: [shown(screenSaid.moreClosed)] }
      case 'settings':
        return { lines: settingsNow() }
      case 'retry':
        if (!store.get().notices.some((notice) => notice.retry)) return undefined
        retry()
        return { lines: [shown(screenSaid.retry)] }
      case 'practiceLeft':
        return isPractice(page)
          ? { lines: [shown(screenSaid.practiceLeft)], over: 'leavePractice' }
          : { lines: [shown(screenSaid.noPractice)] }
      case 'settingsClosed':
      case 'listening':
        return { lines: [shown(screenSaid[command])] }
    }
  }

  function bought(before: Shopping, { keep, said }: ShoppingAnswer): Line[] {
    const put = (to: Shopping | null) => memory.keepShopping(to && orNothing(to))
    const back = () => {
      put(before)
      return shoppingSentences(before, around())
    }
    const isKept = keep === undefined || takingBack.change(() => put(keep), back)
    return allPrivately([...said, ...(isKept ? [] : [texts().needsTexts.cannotKeep])])
  }

  /** A pack that a look has named, against the shopping list. */
  function held(about: AnswerAbout): Line[] {
    look = 'none'
    const before = shopping()
    return bought(before, heldSentences(before, about, around()))
  }

  // To the letter of the specification there is no such thing.
  if (isLiteral(page))
    return { to: () => undefined, before: () => [], looked() {}, turned() {}, inJourney: () => [] }
  // Phones tell of their voices only once they were asked.
  devices.speaker.speaksHere()
  let hearsHere = false
  if (devices.phoneEar.offered())
    void devices.phoneEar.hearsHere(language()).then((here) => {
      hearsHere = here
    })
  /** What agreeing to the phone's own recogniser sends away is said before it. */
  const settingText = (command: SettingCommand) =>
    texts().settingTexts[command === 'phoneEarAsked' && hearsHere ? 'phoneEarAskedHere' : command]
  return {
    to(text, how, question) {
      // What is written is told without the question that is open.
      const asksForMore = store.get().choices.inSight.some(({ words }) => words === 'buy more')
      const asked = question ?? (asksForMore ? 'buy_more' : undefined)
      const kept = shopping()
      const said = ownCommand({ text, question: asked, language: language(), list: myList() }, kept, around())
      switch (said?.of) {
        case 'notice':
          // Who is forgotten is not brought back.
          takingBack.forget()
          return answerNotice(page, said.command)
        case 'undo':
          return { lines: allPrivately(takingBack.take() ?? [texts().needsTexts.nothingToUndo]) }
        case 'practice':
          return { lines: recorded('practice.open'), over: 'practise' }
        case 'picture':
          return told(picture(said.command))
        case 'screen':
          return onScreen(said.command)
        case 'setting': {
          // So the button is named that stops the loud sound, which is what is heard.
          if (said.command === 'signsOff' && store.get().callingStaff) return { lines: [], over: 'siren' }
          const { modality, ...change } = said.change
          prefer(page, change)
          devices.speaker.setVoice(store.get().preferences.voice)
          return {
            lines: [shown(settingText(said.command))],
            ...(modality && modality !== store.get().assistant.modality && { over: modality }),
          }
        }
        case 'shopping': {
          const avoided = said.both ? needs({ do: 'tell' }, how) : []
          if (isOfShoppingList(said.command)) boughtAtMs = clock.now()
          return { lines: [...avoided, ...bought(kept, answerShopping(kept, said.command, around()))] }
        }
        case 'needs':
          return { lines: needs(said.command, how) }
        default:
          return undefined
      }
    },
    before(answered) {
      const about = answered.map((one) => one && withPack(one))
      const seen = about.findLast((one) => one !== null)
      if (seen) latest = { about: seen, atMs: clock.now() }
      const warned = about.flatMap(concerns)
      if (warned.length > 0) boughtAtMs = Number.NEGATIVE_INFINITY
      return [...warned, ...(seen && look === 'ended' ? held(seen) : [])]
    },
    looked({ open, for: lookFor }) {
      if (open) look = lookFor === 'date' ? 'none' : 'open'
      else if (look === 'open') look = 'ended'
    },
    // One that is open goes on behind it.
    turned() {
      if (look === 'ended') look = 'none'
    },
    inJourney(where, section) {
      const list = shopping()
      const said = {
        section: () => planSentences(list, around()),
        checking: () => (section === null ? [] : wantedHereSentences(list, section, around())),
        counter: () => (list.bag.length > 0 ? bagSentences(list, around()) : []),
      }
      return allPrivately(said[where]())
    },
  }
}
