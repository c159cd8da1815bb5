import { defineConfig } from 'vitest/config'
import { longestFirst } from './test/longest-first.ts'

/**
 * Tests of src that start a real engine, a real database or real threads or hash real passwords: seconds each.
 */
const HEAVY = [
  'src/server/engine/{hear,see,speak}/**/*.test.ts',
  'src/server/engine/sense-threads.test.ts',
  'src/server/{auth,db}/**/*.test.ts',
  'src/server/files/table-files.test.ts',
  'src/server/senses/serve-senses.test.ts',
  'src/server/workers/real-threads.test.ts',
]

/** Thousands of sentences through the learnt model: they only compute, for half a minute and more. */
const SENTENCES = ['src/server/engine/understand-turn.test.ts']

/** Begun first: half a minute each and more. One that begins last keeps one core waiting for it. */
const LONGEST = [
  'understand-turn',
  'server/main',
  'permissions',
  'reader-heard',
  'create-seeing',
  'database-away',
  'lying-provider',
  'overload',
  'photos',
  'clock-and-freeze',
  'create-hearing',
  'senses',
]

/** What only computes gives way to visits in a browser, which may keep it waiting for minutes. */
const GIVES_WAY_MS = 600_000

/** Each project is one kind of test; `npm run check` runs the first three, docs/testing.md says what belongs where. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      // All files of a worker share its modules but for those of the sentences: loading them anew for each took a third of it all.
      {
        extends: true,
        test: {
          name: 'core',
          include: ['src/core/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          testTimeout: GIVES_WAY_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'edges',
          include: ['src/{server,web}/**/*.test.ts', 'src/*.test.ts'],
          exclude: [...HEAVY, ...SENTENCES],
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'sentences', include: SENTENCES, testTimeout: GIVES_WAY_MS } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['src/web/**/*.test.tsx', 'test/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/web/setup.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts', ...HEAVY],
          globalSetup: ['test/server/compile-sources.ts'],
          isolate: false,
          // They mostly wait: for a process to start, a voice to end, a timer. After the others, which compute.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
