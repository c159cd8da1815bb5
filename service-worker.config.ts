import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

type Files = Rolldown.OutputBundle

const SOURCE = fileURLToPath(new URL('src/web/offline/service-worker.ts', import.meta.url))
const SHOPPER = 'src/web/index.html'
/** What stands in the public folder and belongs to the shopper's page. */
const PUBLIC = ['/mark.svg', '/retry.js', '/welcome.vtt', '/manifest.webmanifest', '/icons/icon-192.png']

const textOf = (file: Files[string]): string => {
  if (file.type === 'chunk') return file.code
  return typeof file.source === 'string' ? file.source : ''
}

/** Every file that the shopper's page can come to need: whatever is named in one that it needs already. */
export function shellOf(files: Files): string[] {
  const entry = Object.values(files).find(
    (file) => file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith(SHOPPER),
  )
  if (!entry) throw new Error(`the build has no ${SHOPPER}`)
  const needed = new Set([entry.fileName])
  const styles = entry.type === 'chunk' ? (entry.viteMetadata?.importedCss ?? []) : []
  for (const name of styles) needed.add(name)
  for (const name of needed) {
    const text = files[name] ? textOf(files[name]) : ''
    for (const other of Object.keys(files)) {
      if (text.includes(other.slice(other.lastIndexOf('/') + 1))) needed.add(other)
    }
  }
  return ['/', ...[...needed].map((name) => `/${name}`), ...PUBLIC]
}

const hashOf = (shell: readonly string[], page: string) =>
  createHash('sha256').update(shell.join('\n')).update(page).digest('hex').slice(0, 12)

/** One classic script: not every browser runs modules as service workers. */
async function bundleWorker(shell: readonly string[], name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __SHELL__: JSON.stringify(shell), __BUILD__: JSON.stringify(name) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result ? result.output : undefined
  const [chunk] = output ?? []
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
  return chunk.code
}

/** Adds `sw.js`, which knows the files of the very build it belongs to. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, files) {
      const shell = shellOf(files)
      const html = Object.values(files).find(({ fileName }) => fileName === 'index.html')
      const source = await bundleWorker(shell, hashOf(shell, html ? textOf(html) : ''))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
