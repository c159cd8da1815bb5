import { installPackages } from './install.mjs'
import { createSteps } from './steps.mjs'

/** `npm test`: everything, from a fresh clone. The last line is exactly `N passed, N failed`. */
installPackages()
const { step, tool, tests, finish, folder } = createSteps()

/** Where the browser is, installed first when there is none. */
async function findBrowser() {
  let path
  await step('a browser', async () => {
    // Not imported above: a fresh clone has no packages before `installPackages`.
    path = await (await import('./chromium.mjs')).ensureChromium()
    console.log(`Chromium: ${path}`)
    return { passed: 1, failed: 0 }
  })
  return path
}

/** One project of visits, if there is a browser for it. */
function journeysIn(CHROMIUM) {
  // All servers of all visits render the fixed sentences once.
  const env = { CHROMIUM, RENDERED_SPEECH: folder('speech') }
  return async (name, project, givesWay = false) => {
    if (!CHROMIUM) return
    await tests(name, ['--config', 'vitest.journeys.config.ts', `--project=${project}`], { env, givesWay })
  }
}

/** They mostly wait: for a voice to end, for a step, for a look. The machine is theirs when they need it. */
async function whatWaits(journeys) {
  await journeys('visits by voice in a browser', 'by voice')
  await journeys('visits by hand in a browser', 'by hand')
  await journeys('packs looked at in a browser', 'looks')
}

/** It only computes, or is late without harm: it takes what the visits leave. */
async function whatGivesWay(journeys) {
  for (const name of ['types', 'lint', 'boundaries', 'exports']) await tool(name, { givesWay: true })
  await tests('pure tests', ['--project=core', '--project=sentences'], { givesWay: true })
  await journeys('the console in a browser', 'console', true)
  await journeys('visits without packs in a browser', 'without packs', true)
}

const timed = ['edges', 'pages', 'server'].map((project) => `--project=${project}`)
// The other way round than in `npm run check`: see test/longest-first.ts.
const backwards = { env: { TEST_ORDER: 'backwards' } }
const [built] = await Promise.all([
  tool('build'),
  tests('tests of edges, pages and the server', timed, backwards),
])
const journeys = journeysIn(built ? await findBrowser() : undefined)
await Promise.all([whatWaits(journeys), whatGivesWay(journeys)])
finish()
