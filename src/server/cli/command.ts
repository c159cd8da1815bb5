import type { Settings } from '../config.ts'

export interface CommandOptions {
  settings: Settings
  /** One line for the person at the terminal. */
  say(line: string): void
}
