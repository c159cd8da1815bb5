import { username as usernameRule } from '../../core/contract/console/rules.ts'
import { resetSuperadmin } from '../auth/first-superadmin.ts'
import { createSecrets } from '../auth/secrets.ts'
import { systemClock } from '../clock.ts'
import { findServer } from '../control/control-client.ts'
import { repositoriesOf } from '../db/open-repositories.ts'
import { type CommandOptions, withDatabase } from './command.ts'

/** `superadmin <username>`: makes one, or gives the one there is a new one-time password, and prints it. */
export async function superadminCommand(
  [given]: readonly string[],
  { settings, say }: CommandOptions,
): Promise<0 | 1> {
  const name = usernameRule.safeParse(given)
  if (!name.success) {
    say('superadmin needs a username of 3 to 20 letters and digits: npm run cli -- superadmin asha')
    return 1
  }
  const username = name.data
  const server = await findServer(settings.DATA_DIR)
  const { password, made } = await (server
    ? server.superadmin(username)
    : withDatabase(settings, (database) => {
        const { users, throttles, secondFactors } = repositoriesOf(database, systemClock.date)
        const parts = { users, throttles, secondFactors, secrets: createSecrets(), clock: systemClock }
        return resetSuperadmin(parts, username)
      }))
  say(
    made
      ? `${username} is a superadmin now.`
      : `${username} has a new password, no lock and no second factor, and is signed out everywhere.`,
  )
  say(`  one-time password  ${password}   (for one day: choose your own at once; it is not shown again)`)
  return 0
}
