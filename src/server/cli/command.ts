import { resolve } from 'node:path'
import { planImport } from '../../core/contract/import-plan.ts'
import type { NewProduct } from '../../core/contract/product.ts'
import { systemClock } from '../clock.ts'
import type { Settings } from '../config.ts'
import { type Database, openAsItIs, openDatabase } from '../db/database.ts'
import { dialectFor } from '../db/dialects/choose-dialect.ts'
import { sampleProducts } from '../db/seed/sample-products.ts'
import { indexCatalogue, type PreparedCatalogue } from '../engine/check/prepared-catalogue.ts'
import { createFileWork, type FileWork } from '../files/file-work.ts'
import { RefusedFile, readBounded } from '../files/read-file.ts'
import { productForm, readTable } from '../files/read-table.ts'

export interface CommandOptions {
  settings: Settings
  /** One line for the person at the terminal. */
  say(line: string): void
}

type DataWork<T> = (database: Database, files: FileWork) => Promise<T>

/** For a command when no server runs: does the work on the data itself, and closes what it opened. */
export const withDatabase = <T>(settings: Settings, work: DataWork<T>) =>
  working(openDatabase, settings, work)

/** The same for what is of no use on an empty database: none is made. */
export const withDatabaseThere = <T>(settings: Settings, work: DataWork<T>) =>
  working(there(openDatabase), settings, work)

/** The same for what only looks: the database stays as it is, whatever version it is of. */
export const withDatabaseAsItIs = <T>(settings: Settings, work: DataWork<T>) =>
  working(there(openAsItIs), settings, work)

const there =
  (open: typeof openDatabase): typeof openDatabase =>
  async (dataFolder, url) => {
    if (dialectFor(dataFolder, url).isThere()) return open(dataFolder, url)
    throw new Error(`there is no database in ${dataFolder} (DATA_DIR)`)
  }

async function working<T>(
  open: typeof openDatabase,
  { DATA_DIR, DATABASE_URL }: Settings,
  work: DataWork<T>,
): Promise<T> {
  const database = await open(DATA_DIR, DATABASE_URL)
  try {
    return await work(database, createFileWork(database, systemClock))
  } finally {
    await database.destroy()
  }
}

/**
 * The products of `--products FILE`, without it the sample brand's: for commands that need no server and no database.
 * Throws `RefusedFile`, which names the file and its first fault.
 */
export async function catalogueOf(file: string | undefined, brand: string): Promise<PreparedCatalogue> {
  const given = file === undefined ? sampleProducts(brand) : await productsOf(file)
  // Products of a file may have no ids: their places in it will do.
  const products = given.map(({ id, ...said }, at) => ({ ...said, id: id ?? `row ${at}` }))
  return indexCatalogue({ version: file ?? 'sample', products, stores: [] }, brand)
}

async function productsOf(file: string): Promise<NewProduct[]> {
  const { rows, faults } = await read(file)
  const plan = planImport(rows, [])
  const [fault] = [...faults, ...plan.faults]
  if (fault) throw new RefusedFile(`${file}: line ${fault.line}: ${fault.reason}`)
  return plan.add
}

async function read(file: string) {
  try {
    return await readTable(await readBounded(resolve(file)), productForm, systemClock.date())
  } catch (error) {
    throw error instanceof RefusedFile ? new RefusedFile(`${file}: ${error.message}`) : error
  }
}

const TELL_EVERY_MS = 2000

interface FileAnswers extends Pick<CommandOptions, 'say'> {
  /** The command's name, for the person at the terminal. */
  name: string
  /** One line on stderr, so that what is said can be read by a program. */
  complain: (line: string) => void
}

/**
 * Answers each file in one line of JSON that begins with the file as it was given. A file that cannot be answered is
 * told of with the reason, and makes the outcome a 1; the others are answered all the same.
 */
export async function answerFiles(
  files: readonly string[],
  { say, complain }: Pick<FileAnswers, 'say' | 'complain'>,
  answer: (file: string) => Promise<object>,
): Promise<0 | 1> {
  let outcome: 0 | 1 = 0
  for (const file of files) {
    try {
      say(JSON.stringify({ file, ...(await answer(file)) }))
    } catch (error) {
      complain(`${file}: ${reasonOf(error)}`)
      outcome = 1
    }
  }
  return outcome
}

/**
 * Runs what may take long: every two seconds it tells what it is at. What stops all of it (a product file with a fault,
 * a model that is not there) is told as a reason.
 */
export async function whileTelling(
  { name, complain }: Pick<FileAnswers, 'name' | 'complain'>,
  work: (at: (what: string) => void) => Promise<0 | 1>,
): Promise<0 | 1> {
  let at = 'starting'
  const timer = setInterval(() => complain(`${name}: ${at} …`), TELL_EVERY_MS)
  try {
    return await work((what) => {
      at = what
    })
  } catch (error) {
    complain(`${name}: ${reasonOf(error)}`)
    return 1
  } finally {
    clearInterval(timer)
  }
}

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
