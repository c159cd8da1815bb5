import type { ListenFor } from '../contract/modes.ts'
import { type NeedsCommand, needsCommand } from '../needs/needs-command.ts'
import { type NoticeCommand, noticeCommand } from '../notices/notice-command.ts'
import { type ShoppingCommand, shoppingCommand } from '../shopping/shopping-command.ts'

/** By this name, among the meanings that are its own, a page says that it takes the sentences below. */
export const PAGE_OWN = 'page'

/** What a sentence wants of what the page alone keeps: the server does nothing about it. */
export type PageCommand =
  | { of: 'needs'; command: NeedsCommand }
  | { of: 'shopping'; command: ShoppingCommand }
  | { of: 'notice'; command: NoticeCommand }

/** Undefined: the sentence is for the visit or the product check. */
export function pageCommand(text: string, question?: ListenFor): PageCommand | undefined {
  const notice = noticeCommand(text)
  if (notice) return { of: 'notice', command: notice }
  const shopping = shoppingCommand(text, question)
  if (shopping) return { of: 'shopping', command: shopping }
  const needs = needsCommand(text)
  return needs && { of: 'needs', command: needs }
}
