import { messageRules } from '../contract/console/messages.ts'
import { actionFault } from '../contract/console/places.ts'
import type { Step } from '../contract/store.ts'
import { readDistance } from '../navigation/read-legs.ts'

/** A path as edited text; a fault names its line, counted from 1. */
type ParsedSteps = { steps: Step[] } | { error: string; line: number }

/** One 'action: distance' a line. A distance such as "12 steps" is written as the number that is counted. */
export function formatSteps(steps: readonly Step[]): string {
  return steps
    .map(({ action, distance }) => `${action.trim()}: ${readDistance(distance) ?? distance.trim()}`)
    .join('\n')
}

/** The same in one line, as steps are shown and compared; '' for none. */
export const inOneLine = (steps: readonly Step[]) => formatSteps(steps).replaceAll('\n', ', ')

/**
 * Reads edited text. The distance stands after the last colon, so that an action may hold one; empty lines are left
 * out. The first line at fault ends the reading.
 */
export function parseSteps(text: string): ParsedSteps {
  const steps: Step[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const parts = /^(.*\S)\s*:\s*(\S.*?)\s*$/.exec(line.trim())
    const [, action, distance] = parts ?? []
    if (action === undefined || distance === undefined || !/[\p{L}\p{N}]/u.test(action))
      return { error: messageRules.stepLine, line: index + 1 }
    const fault = actionFault(action)
    if (fault !== undefined) return { error: fault, line: index + 1 }
    if (!/^\d+$/.test(distance)) return { error: messageRules.distanceEdit, line: index + 1 }
    steps.push({ action, distance })
  }
  return { steps }
}
