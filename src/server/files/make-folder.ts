import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Makes a folder and those above it, unless they are there. Node's own recursive `mkdir` never comes back where a
 * parent is there and takes no folders, as in /proc.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && isFolder(folder)) return
    const above = dirname(folder)
    if (codeOf(error) !== 'ENOENT' || isFolder(above) || above === folder) throw error
    makeFolder(above)
    makeFolder(folder)
  }
}
