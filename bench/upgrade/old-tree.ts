import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The sources of an earlier commit in a folder of their own, with the packages of this one. */
export function unpackCommit(commit: string): { node: string; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'shop-old-'))
  const archive = execFileSync(
    'git',
    ['archive', commit, 'src', 'test', 'package.json', 'tsconfig.base.json'],
    {
      cwd: root,
      maxBuffer: 2 ** 30,
    },
  )
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    node: join(folder, 'test/server/nodes/node-alone.ts'),
    close: () => rmSync(folder, { recursive: true }),
  }
}
