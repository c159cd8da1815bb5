import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun first, the longest of them first, so that the last to begin is a short one. The others go by name. */
const LONGEST = [
  'one-hand',
  'cloud',
  'takers',
  'whole-visit',
  'hindi',
  'devices',
  'walk',
  'nodes',
  'browser-devices',
  'endings',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) =>
      LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
    const order = (file: TestSpecification) => (place(file) < 0 ? LONGEST.length : place(file))
    const byName = files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
    return byName.toSorted((one, other) => order(one) - order(other))
  }
}

const CONSOLE = 'test/journeys/console-*.test.ts'
/** A look has eight seconds for its frames, whatever else the machine does. */
const LOOKS = 'test/journeys/ask.test.ts'

/** Whole visits: a real Chromium and the built server with its own engine, one of each for all files of a project. */
export default defineConfig({
  test: {
    testTimeout: 90_000,
    hookTimeout: 300_000,
    // A word or a picture may come too late on a machine that others share: said once more, shown as retried. What
    // is wrong is wrong twice.
    retry: 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'visits',
          include: ['test/journeys/**/*.test.ts'],
          exclude: [CONSOLE, LOOKS],
          globalSetup: ['test/journeys/setup.ts'],
          // A visit mostly waits for a voice to end, and two cores carry two of them.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'looks',
          include: [LOOKS],
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
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
