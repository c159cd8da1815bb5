import type { CommandOptions } from './command.ts'

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

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
