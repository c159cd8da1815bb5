/** The boundaries between the parts: docs/architecture.md says why. `test/server/boundaries.test.ts` breaks each once. */
const only = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    only('no-cycles', {}, { circular: true }, 'data flows one way'),
    only('no-unresolvable', {}, { couldNotResolve: true }, 'an import must exist'),
    only(
      'core-is-pure',
      { path: '^src/core', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(src/core|node_modules/(zod|xstate)/)' },
      'core knows no device, no Node and no framework',
    ),
    only(
      'contract-is-below',
      { path: '^src/core/contract', pathNot: '\\.test\\.ts$' },
      {
        path: '^src/core/',
        pathNot: '^src/core/(contract/|(tidy|permissions|constants|dates/calendar|speaking/readable)\\.ts$)',
      },
      'what both sides agree on knows nothing of what is made of it',
    ),
    only(
      'substances-are-below',
      { path: '^src/core/substances', pathNot: '\\.test\\.ts$' },
      {
        path: '^src/core/',
        pathNot: '^src/core/(substances/|(latest|language/(plain-words|cardinals))\\.ts$)',
      },
      'the names of what is in food know nothing of who asks for it',
    ),
    only(
      'language-not-facts',
      { path: '^src/core/language', pathNot: '\\.test\\.ts$' },
      { path: '^src/core/facts' },
      'what a sentence means is known before any product is',
    ),
    only('server-not-web', { path: '^src/server' }, { path: '^src/web' }, 'the edges meet in core'),
    only('web-not-server', { path: '^src/web' }, { path: '^src/server' }, 'the edges meet in core'),
    only(
      'web-not-node',
      { path: '^src/web', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['core'] },
      'a browser has no Node',
    ),
    only(
      'shopper-not-admin',
      { path: '^src/web/shopper' },
      { path: '^src/web/admin' },
      'two audiences, two bundles',
    ),
    only(
      'admin-not-shopper',
      { path: '^src/web/admin' },
      { path: '^src/web/shopper' },
      'two audiences, two bundles',
    ),
    only(
      'devices-stand-alone',
      { path: '^src/web/devices' },
      { path: '^src/web/(shopper|admin|live|ui)' },
      'devices know no screen',
    ),
    only(
      'sql-only-in-db',
      { path: '^src', pathNot: '^src/server/db' },
      { path: 'node_modules/(kysely|@photostructure/sqlite|pg)/' },
      'SQL stays behind repositories',
    ),
    only(
      'no-tests-in-product',
      { path: '^src', pathNot: '\\.test\\.tsx?$' },
      { path: '(\\.test\\.tsx?$|^test/|^bench/)' },
      'the product never needs its tests',
    ),
    only(
      'no-dev-packages',
      { path: '^src', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(@types/|tsx/)' },
      'what ships is a dependency',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
