import { installPackages } from './install.mjs'
import { createSteps } from './steps.mjs'

/** `npm run check`, for every change: what needs no engine, no database, no browser. docs/testing.md has its budget. */
installPackages()
const { tool, tests, finish } = createSteps()

async function tools() {
  for (const name of ['types', 'lint', 'boundaries', 'exports']) await tool(name)
}
const unit = ['--project=core', '--project=edges', '--project=pages']
await Promise.all([tools(), tests('unit tests', unit, { reporter: 'dot' })])
finish()
