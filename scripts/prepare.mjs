import './check-node.mjs'
import { installPackages } from './install.mjs'
import { isBuilt } from './source-hash.mjs'

/** Installs and builds what is missing or older than the sources. Ends the process with the reason when it cannot. */
export async function prepare() {
  installPackages()
  if (isBuilt()) return
  const { build } = await import('./build.mjs')
  try {
    await build()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
