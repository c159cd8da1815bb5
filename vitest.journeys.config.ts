import { defineConfig } from 'vitest/config'
import { longestFirst } from './test/longest-first.ts'

/** Begun first. */
const LONGEST = [
  'one-hand',
  'whole-visit',
  'hindi',
  'cloud',
  // Beside the cloud, and over when others on its server call staff.
  'hindi-buttons',
  'walk',
  'access',
  'takers',
  'takers-voice',
  'offline',
  'keys',
  'connection',
  'browser-devices',
]

const CONSOLE = 'test/journeys/console-*.test.ts'
const files = (...names: string[]) => names.map((name) => `test/journeys/${name}.test.ts`)
/** Nobody speaks to the product's own ear in them: a machine that is busy for a moment loses no sound. */
const BY_HAND = files('access', 'cloud', 'hindi-buttons', 'keys', 'needs', 'text-mode', 'walk')
/** Nor does anybody look at a pack: they lose nothing either to whoever does. */
const WITHOUT_PACKS = files('devices', 'endings', 'letter', 'offline', 'tabs-and-prompts', 'weight')
/** A look has eight seconds for its frames: several of them, or one while servers start, are not in time beside another visit. */
const LOOKS = files('ask*', 'hindi', 'nodes', 'takers')

/** Whole visits: a real Chromium and the built server with its own engine, one of each for all files of a project. */
export default defineConfig({
  test: {
    testTimeout: 90_000,
    hookTimeout: 300_000,
    // A word or a picture may come too late on a machine that others share: said once more, shown as retried. What
    // is wrong is wrong twice.
    retry: 1,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      {
        extends: true,
        test: {
          name: 'by hand',
          include: BY_HAND,
          globalSetup: ['test/journeys/setup.ts'],
          // A visit mostly waits for a voice to end, but a look within one has eight seconds for its frames: three at once, or
          // the console beside two, lost pictures.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'by voice',
          include: ['test/journeys/**/*.test.ts'],
          exclude: [CONSOLE, ...LOOKS, ...BY_HAND, ...WITHOUT_PACKS],
          globalSetup: ['test/journeys/setup.ts'],
          // Of what is said to a third one, too much would be lost on two cores.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'looks',
          include: LOOKS,
          globalSetup: ['test/journeys/setup.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          include: [CONSOLE],
          globalSetup: ['test/journeys/setup.ts'],
          // They write into the same sample stores: one after another.
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'without packs',
          include: WITHOUT_PACKS,
          globalSetup: ['test/journeys/setup.ts'],
          // One beside a look that has the machine first.
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
