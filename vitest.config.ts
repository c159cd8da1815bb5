import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Chromium journeys have a configuration of their own: they need the built page and a browser.
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'test/server/**/*.test.ts',
      'test/web/**/*.test.tsx',
      'test/web/**/*.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
