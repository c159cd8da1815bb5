import { root } from './install.mjs'
import { runTool } from './progress.mjs'

/**
 * Everything with its tests, and each part with only its own globals: core has neither Node's nor the browser's, the
 * server has no browser's. (That the page has none of Node's is lint's: its bundler's types bring them along.) What
 * did not change since the last check is remembered below node_modules and not checked again.
 */
const LANES = [['tsconfig.json'], ['tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.core.json']]

const remembered = (project) => `${root}node_modules/.cache/types/${project}.tsbuildinfo`

function check(project) {
  const memory = ['--incremental', '--tsBuildInfoFile', remembered(project)]
  return runTool('node_modules/typescript-7/bin/tsc', [
    '-p',
    project,
    '--noEmit',
    '--checkers',
    '1',
    ...memory,
  ])
}

/** Checks every project, two at once; prints what is wrong. Resolves to whether nothing is. */
async function checkAll() {
  let sound = true
  const lane = async (projects) => {
    for (const project of projects) {
      await check(project).catch((error) => {
        console.error(error.message)
        sound = false
      })
    }
  }
  await Promise.all(LANES.map(lane))
  return sound
}

process.exit((await checkAll()) ? 0 : 1)
