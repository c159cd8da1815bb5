import { installPackages } from './install.mjs'
import { createSteps } from './steps.mjs'

/** `npm test`: everything, from a fresh clone. The last line is exactly `N passed, N failed`. */
installPackages()
const { step, tool, tests, finish } = createSteps()

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

async function browserTests() {
  const CHROMIUM = await findBrowser()
  if (!CHROMIUM) return
  const journeys = (name, project, givesWay) =>
    tests(name, ['--config', 'vitest.journeys.config.ts', `--project=${project}`], {
      env: { CHROMIUM },
      givesWay,
    })
  await journeys('visits by voice in a browser', 'by voice', false)
  await journeys('visits by hand in a browser', 'by hand', false)
  const givingWay = async () => {
    await journeys('the console in a browser', 'console', true)
    await journeys('visits without packs in a browser', 'without packs', true)
  }
  // What must be seen within eight seconds has the machine first; where nobody speaks and nothing is seen gives way to it.
  await Promise.all([journeys('packs looked at in a browser', 'looks', false), givingWay()])
}

async function tools() {
  for (const name of ['types', 'lint', 'boundaries', 'exports']) await tool(name)
  return tool('build')
}
const [built] = await Promise.all([tools(), tests('unit and server tests', [])])
if (built) await browserTests()
finish()
