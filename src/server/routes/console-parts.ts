import type { IncomingMessage } from 'node:http'
import type { Accounts } from '../auth/accounts.ts'
import type { Repositories } from '../db/repositories.ts'
import type { ProductFiles } from '../files/product-files.ts'

/** What the console's calls are made of. */
export interface ConsoleParts {
  accounts: Accounts
  repositories: Repositories
  /** Reads, checks and writes product files away from the event loop. */
  files: ProductFiles
  /** Resolves when shoppers get what has been written. */
  refreshCatalogue(): Promise<void>
  /** Whom tries are counted for: forwarded headers count from trusted proxies alone. */
  addressOf(request: IncomingMessage): string
}
