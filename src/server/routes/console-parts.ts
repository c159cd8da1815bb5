import type { IncomingMessage } from 'node:http'
import type { Clock } from '../../core/clock.ts'
import type { Accounts } from '../auth/accounts.ts'
import type { Changes } from '../db/changes.ts'
import type { Repositories } from '../db/repositories.ts'
import type { ProductFiles } from '../files/product-files.ts'

/** What the console's calls are made of. */
export interface ConsoleParts {
  accounts: Accounts
  repositories: Repositories
  /** Tells of sign-outs among other things, on whichever node. */
  changes: Changes
  clock: Clock
  /** Reads, checks and writes product files away from the event loop. */
  files: ProductFiles
  /** Resolves when shoppers get what has been written. */
  refreshCatalogue(): Promise<void>
  /** Whom tries are counted for: forwarded headers count from trusted proxies alone. */
  addressOf(request: IncomingMessage): string
}
