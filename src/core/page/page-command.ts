import { DEFAULT_LANGUAGE, type Language } from '../contract/language.ts'
import type { ListenFor } from '../contract/modes.ts'
import { needsClosers, needsOpeners } from '../language/en/needs-forms.ts'
import {
  bareNames,
  noticeForms,
  type PictureCommand,
  pictureForms,
  pictureSide,
  practiceForm,
  type ScreenCommand,
  type SettingCommand,
  screenForms,
  settingForms,
  undoForm,
} from '../language/en/page-forms.ts'
import { ofShopping } from '../language/en/shopping-forms.ts'
import { englishWord, isHindiInLatin } from '../language/hi/in-english.ts'
import { ofShoppingInHindi } from '../language/hi/own-forms.ts'
import { inOneSpelling } from '../language/hi/spelling.ts'
import { plainWords, withoutAsides } from '../language/plain-words.ts'
import { understand } from '../language/understand.ts'
import { isCry } from '../language/words.ts'
import { isEmpty } from '../needs/needs.ts'
import { type NeedsCommand, needsCommand, writtenNames } from '../needs/needs-command.ts'
import { isSide } from '../picture/picture-view.ts'
import { type Holds, isAtShelf, type ShoppingCommand, shoppingCommand } from '../shopping/shopping-command.ts'
import { hindiCommand, plainInEnglish, writtenInHindi } from './hindi-command.ts'
import type { Preferences } from './preferences.ts'

/** By this name, among the meanings that are its own, a page says that it takes the sentences below. */
export const PAGE_OWN = 'page'

/** The lists that a phone keeps. */
export type OwnList = 'needs' | 'shopping'
/** For so long "my list" is the shopping list: what is added to it later may be meant to be avoided. */
export const LIST_MEANT_MS = 2 * 60_000

/** What a sentence wants of what the page alone keeps: the server does nothing about it. */
export type PageCommand =
  | { of: 'needs'; command: NeedsCommand }
  | { of: 'shopping'; command: ShoppingCommand }
  | { of: 'notice'; command: NoticeCommand }
  | { of: 'undo' }
  | { of: 'practice' }
  | { of: 'picture'; command: PictureCommand }
  | { of: 'screen'; command: ScreenCommand }
  | { of: 'setting'; command: SettingCommand; change: Partial<Preferences> }

/**
 * Undefined: the sentence is for the visit or the product check. English is understood in each language; of Hindi in its own
 * letters who speaks English is understood where something is told that must not be eaten.
 * @param list which one "my list" and nothing else is
 * @param holds what "I did not take it" can be said of; left out: anything
 */
export function pageCommand(
  text: string,
  question?: ListenFor,
  language: Language = DEFAULT_LANGUAGE,
  list: OwnList = 'needs',
  holds?: Holds,
): PageCommand | undefined {
  const said = list === 'shopping' ? ofShoppingList(text, language) : text
  const command = readIn(language, said, { question, holds })
  return command && isKept(command) && isCriedIn(text, language) ? undefined : command
}

/** The same sentence with the shopping list in it, where "my list" is all that it names. */
const ofShoppingList = (text: string, language: Language) =>
  isHindi(text, language) ? ofShoppingInHindi(ofShopping(text)) : ofShopping(text)

/** Whether it makes a difference which list "my list" is. */
export const mayBeEither = (text: string, language: Language): boolean =>
  ofShoppingList(text, language) !== text

/** Whether a page takes it, whichever list "my list" is: only the page knows which was spoken of last. */
export function isPageCommand(
  text: string,
  question: ListenFor,
  language: Language = DEFAULT_LANGUAGE,
): boolean {
  const isRead = (list: OwnList) => pageCommand(text, question, language, list) !== undefined
  return isRead('needs') || (mayBeEither(text, language) && isRead('shopping'))
}

const isHindi = (text: string, language: Language) => language === 'hi-IN' || isHindiInLatin(text)

/** What beside its words tells what a sentence is about. */
interface Beside {
  question: ListenFor | undefined
  holds: Holds | undefined
}

const readIn = (language: Language, text: string, beside: Beside) =>
  isHindi(text, language)
    ? inHindi(text, beside)
    : (inEnglish(text, beside) ?? (hasHindiLetters.test(text) ? toldNeed(inHindi(text, beside)) : undefined))

/** "I need to get help, I am bleeding" has the form of a wish, and "I must avoid the wet floor" that of an allergy. */
const isKept = ({ of }: PageCommand) => of === 'shopping' || of === 'needs'
const tellsAllergy = /\ballerg|एलर्जी/i

function isCriedIn(text: string, language: Language): boolean {
  if (tellsAllergy.test(text)) return false
  const { meaning, also } = understand({ text, question: 'all', source: 'typed', names: [], language })
  return [meaning, ...also].some((one) => one !== undefined && isCry(one))
}

const hasHindiLetters = /[\u0900-\u097f]/
/** A name more on the list is read back and can be taken off; one that is lost is no warning. */
const toldNeed = (command: PageCommand | undefined) =>
  command?.of === 'needs' && command.command.do === 'change' && isEmpty(command.command.remove)
    ? command
    : undefined

function inHindi(text: string, beside: Beside): PageCommand | undefined {
  const plain = plainInEnglish(text)
  if (plain) return inEnglish(plain, beside)
  const own = hindiCommand(text, beside.question, beside.holds)
  if (own) return own
  const english = wholeInEnglish(text)
  return english === undefined ? undefined : inEnglish(english, beside)
}

/** "I am allergic to मूँगफली": undefined where a word of Hindi is not known, for half a sentence is another one. */
function wholeInEnglish(text: string): string | undefined {
  let isWhole = true
  const english = text.replace(/[\u0900-\u097f]+/gu, (word) => {
    const known = word === 'और' ? 'and' : englishWord(word)
    if (known === undefined) isWhole = false
    return known ?? ''
  })
  return isWhole ? english : undefined
}

function inEnglish(text: string, { question, holds }: Beside): PageCommand | undefined {
  const said = plainWords(text)
  const words = withoutAsides(said).at(-1) ?? ''
  if (practiceForm.test(words)) return { of: 'practice' }
  if (undoForm.test(words)) return { of: 'undo' }
  const [picture] = pictureForms.find(([, form]) => form.test(words)) ?? []
  if (picture) return { of: 'picture', command: picture }
  const side = isAtShelf(question) ? pictureSide.exec(words)?.[1] : undefined
  if (isSide(side)) return { of: 'picture', command: side }
  const [onScreen] = screenForms.find(([, form]) => form.test(words) || form.test(said)) ?? []
  if (onScreen) return { of: 'screen', command: onScreen }
  const [name] = bareNames.find(([, form]) => form.test(said)) ?? []
  // Where it is asked whether more is to be bought, "more" answers that.
  if (name && !(name === 'more' && question === 'buy_more')) return { of: 'screen', command: name }
  const [setting, , change] = settingForms.find(([, form]) => form.test(words)) ?? []
  if (setting) return { of: 'setting', command: setting, change }
  const notice = noticeCommand(text)
  if (notice) return { of: 'notice', command: notice }
  const shopping = shoppingCommand(text, question, holds)
  if (shopping) return { of: 'shopping', command: shopping }
  const needs = needsCommand(text)
  return needs && { of: 'needs', command: needs }
}

/** What was written for a list by hand, in the words by which lists are kept. */
export const writtenWords = (text: string, language: Language): string =>
  language === 'hi-IN' ? inOneSpelling(text) : plainWords(text)

/** The same as names of what must not be eaten; none where nothing was written. */
export const avoidedWritten = (text: string, language: Language): string[] =>
  (language === 'hi-IN' ? writtenInHindi(text) : writtenNames(plainWords(text))).filter((name) => name !== '')

/** What somebody asks about what becomes of them here, or decides about it. */
export type NoticeCommand = (typeof noticeForms)[number][0]

/** Undefined: it is about something else. @internal Tried by itself. */
export function noticeCommand(text: string): NoticeCommand | undefined {
  const words = plainWords(text).replace(needsOpeners, '').replace(needsClosers, '')
  return noticeForms.find(([, form]) => form.test(words))?.[0]
}
