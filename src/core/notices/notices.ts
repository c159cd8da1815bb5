import { needsClosers, needsOpeners } from '../language/en/needs-forms.ts'
import { noticeForms } from '../language/en/page-forms.ts'
import { plainWords } from '../language/plain-words.ts'

/** What somebody asks about what becomes of them here, or decides about it. */
export type NoticeCommand = (typeof noticeForms)[number][0]

/** Undefined: it is about something else. */
export function noticeCommand(text: string): NoticeCommand | undefined {
  const words = plainWords(text).replace(needsOpeners, '').replace(needsClosers, '')
  return noticeForms.find(([, form]) => form.test(words))?.[0]
}
