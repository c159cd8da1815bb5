import { isEmpty, keptNeeds, noNeeds } from '../../../core/needs/needs.ts'
import { answerNeeds } from '../../../core/needs/needs-command.ts'
import type { NoticeCommand } from '../../../core/page/page-command.ts'
import { NOTICE_VERSION } from '../../../core/page/preferences.ts'
import { readShopping } from '../../../core/shopping/shopping.ts'
import { answerShopping } from '../../../core/shopping/shopping-answer.ts'
import type { FixedId } from '../../../core/speaking/fixed.ts'
import type { Line } from '../../../core/speech/utterance.ts'
import { type OwnTexts, ownTextsIn } from '../../../core/texts/own-texts.ts'
import { visitTextsIn } from '../../../core/texts/visit-texts.ts'
import { forgetShopper, type Page } from '../page.ts'

type NoticeId = keyof OwnTexts['noticesSpoken'] & FixedId
function told({ store }: Page, ...ids: NoticeId[]): Line[] {
  const { spokenTexts } = visitTextsIn(store.get().language)
  return ids.map((id) => ({ text: spokenTexts[id], recording: id }))
}
const privately = (text: string): Line => ({ text, recording: 'needs.written', private: true })

/** Whether sound goes to a service outside: by the server's setting, or with the shopper's own token. */
export const isHeardInCloud = ({ settings, store }: Pick<Page, 'settings' | 'store'>) =>
  settings.hearsInCloud === true || store.get().assistant.token !== ''

/** What the phone keeps, in words of its own. */
function known(page: Page): Line[] {
  const { store, settings } = page
  const { memory, clock } = page.devices
  const texts = ownTextsIn(store.get().language)
  const { noticesTexts } = texts
  const needs = keptNeeds(memory.needs())
  const nowMs = clock.date().getTime()
  const shopping = readShopping(memory.shopping(), nowMs)
  const around = {
    ...{ products: store.get().products, brand: settings.brand.name },
    ...{ needs: noNeeds, texts, inHand: undefined, nowMs },
  }
  const lists = [
    ...(isEmpty(needs) ? [] : answerNeeds(needs, { do: 'tell' }, texts).said),
    ...(shopping.wanted.length > 0 ? answerShopping(shopping, { do: 'tellList' }, around).said : []),
    ...(shopping.bag.length > 0 ? answerShopping(shopping, { do: 'tellBag' }, around).said : []),
  ]
  return [
    ...[noticesTexts.knows, ...(lists.length > 0 ? lists : [noticesTexts.knowsNothing])].map(privately),
    ...told(page, 'notice.rights'),
  ]
}

/** What becomes of a shopper here, asked or decided; `over`: the visit pauses when it was heard. */
export function answerNotice(page: Page, command: NoticeCommand): { lines: readonly Line[]; over?: 'pause' } {
  const { memory } = page.devices
  switch (command) {
    case 'known':
      return { lines: known(page) }
    case 'forget':
      forgetShopper(page)
      return { lines: told(page, 'notice.forgotten') }
    case 'machine':
      return { lines: told(page, 'notice.machine') }
    case 'access':
      return { lines: told(page, 'notice.access') }
    case 'tell': {
      const sound = isHeardInCloud(page) ? 'notice.sound.cloud' : 'notice.sound'
      return { lines: told(page, sound, 'notice.pictures', 'notice.steps', 'notice.phone', 'notice.rights') }
    }
    case 'agree':
      memory.keepNoticeHeard(NOTICE_VERSION)
      return { lines: told(page, 'notice.agreed') }
    case 'withdraw':
      return { lines: told(page, 'notice.withdrawn'), over: 'pause' }
  }
}
