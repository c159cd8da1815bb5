import { systemClock } from '../clock.ts'
import type { Settings } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createFileWork, type FileWork } from '../files/file-work.ts'

export interface CommandOptions {
  settings: Settings
  /** One line for the person at the terminal. */
  say(line: string): void
}

/** For a command when no server runs: does the work on the data itself, and closes what it opened. */
export async function withDatabase<T>(
  { DATA_DIR, DATABASE_URL }: Settings,
  work: (database: Database, files: FileWork) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(DATA_DIR, DATABASE_URL)
  try {
    return await work(database, createFileWork(database, systemClock))
  } finally {
    await database.destroy()
  }
}
