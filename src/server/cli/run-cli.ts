import { readEnvironment, WrongSettings } from '../config.ts'
import { type CommandOptions, reasonOf } from './command.ts'
import { backupCommand, importCommand, restoreCommand, superadminCommand } from './data-commands.ts'
import { doctorCommand } from './doctor-command.ts'
import { lookCommand } from './look-command.ts'

type Command = (rest: readonly string[], options: CommandOptions) => Promise<0 | 1>

const NO_MODELS = 'Nothing to fetch: every model that is used comes with the packages or with this one.'

const commands: Readonly<Record<string, Command>> = {
  import: importCommand,
  doctor: doctorCommand,
  superadmin: superadminCommand,
  backup: backupCommand,
  restore: restoreCommand,
  // What understands loads 170 MB, which the others need not wait for.
  understand: async (...asked) => (await import('./understand-command.ts')).understandCommand(...asked),
  hear: async (...asked) => (await import('./hear-command.ts')).hearCommand(...asked),
  look: lookCommand,
  models: async ([what], { say }) => {
    const isKnown = what === 'install'
    say(isKnown ? NO_MODELS : 'models has one command: npm run cli -- models install')
    return isKnown ? 0 : 1
  },
}

/** Of commands that read their words by place; the others refuse what they do not know by themselves. */
const mostWords: Readonly<Record<string, number>> = {
  import: 1,
  doctor: 0,
  superadmin: 1,
  backup: 1,
  restore: 1,
  models: 1,
}

const USAGE = [
  'npm run cli -- import <file.csv|file.xlsx>   add and update products',
  'npm run cli -- doctor                        check settings, database, engine and disk',
  'npm run cli -- superadmin <username>         make a superadmin, or give one a new password',
  'npm run cli -- backup <file>                 write everything to a file',
  'npm run cli -- restore <file>                put a backup in place of what is there',
  'npm run cli -- understand [--products file]  say what sentences mean, as JSON line by line',
  'npm run cli -- hear <wav…> [--question name] [--products file]   say what is heard in recordings, as JSON',
  'npm run cli -- look <jpg…> [--date] [--products file]            say what is seen in pictures, as JSON',
  'npm run cli -- models install                fetch models: none is needed',
]

/** Runs one command. Resolves to the exit code; every reason for a 1 has been said. */
export async function runCli(
  [name, ...rest]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<0 | 1> {
  const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name]
  if (!command) {
    for (const line of USAGE) say(line)
    return 1
  }
  // A second file that nobody reads must not pass for done: `import *.csv` would leave products out unseen.
  const extra = rest[mostWords[name ?? ''] ?? rest.length]
  if (extra !== undefined) {
    say(`${name}: nothing was done: one at a time, and "${extra}" is one too many`)
    return 1
  }
  try {
    return await command(rest, { settings: readEnvironment(environment), say })
  } catch (error) {
    const lines = error instanceof WrongSettings ? error.lines : [`${name}: ${reasonOf(error)}`]
    for (const line of lines) say(line)
    return 1
  }
}
