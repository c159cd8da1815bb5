import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const knownPlaces = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where playwright would have put its own Chromium, or undefined when it is not there. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** A Chromium that is already here: the CHROMIUM variable, then PATH, the usual places, playwright's own. */
export async function findChromium() {
  const given = process.env.CHROMIUM
  if (given) {
    if (!runs(given)) throw new Error(`CHROMIUM names ${given}, which is not a program that can be run`)
    return given
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...knownPlaces].find(runs) ?? (await playwrightsOwn())
}

const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }).status === 0

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium with apt-get (about a minute) …')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
  return install() || (run('apt-get', ['update'], quiet) && install())
}

function installWithPlaywright() {
  console.log("Installing playwright's Chromium (about 150 MB) …")
  return run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'])
}

/** The path of a Chromium, installed first when none is found. Throws when there is no way to get one. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  if (installWithApt()) {
    const installed = await findChromium()
    if (installed) return installed
  }
  const own = installWithPlaywright() ? await playwrightsOwn() : undefined
  if (own) return own
  throw new Error(
    'no Chromium was found and none could be installed: install one or set CHROMIUM to its path',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureChromium())
