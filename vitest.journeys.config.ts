import { defineConfig } from 'vitest/config'

/** Whole visits: a real Chromium, the built server with its own engine, a data folder of its own for each file. */
export default defineConfig({
  test: {
    include: ['test/journeys/**/*.test.ts'],
    globalSetup: ['test/journeys/needs.ts'],
    testTimeout: 90_000,
    hookTimeout: 300_000,
    // Two cores carry one server, one browser and the voices: a second visit beside it would measure the machine.
    // `npm test` runs those in which nobody speaks beside the others.
    fileParallelism: false,
    maxWorkers: 1,
    // A word or a picture may come too late on a machine that others share: said once more, shown as retried. What
    // is wrong is wrong twice.
    retry: 1,
  },
})
