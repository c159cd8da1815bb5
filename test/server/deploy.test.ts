import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { ALLOCATOR, OPTIONS } from '../../scripts/process-options.mjs'
import { healthRoute, readyRoute } from '../../src/core/contract/health.ts'
import { readEnvironment } from '../../src/server/config.ts'
import { BALANCERS_NOTICE_MS } from '../../src/server/live/socket-settings.ts'
import { createMetrics } from '../../src/server/metrics/create-metrics.ts'
import { METRICS_PATH } from '../../src/server/routes/metrics.ts'
import { DRAIN_WITHIN_MS } from '../../src/server/shutdown.ts'
import {
  alertsSchema,
  composeSchema,
  dashboardSchema,
  deploymentSchema,
  deployText,
  deployYaml,
  documents,
  settingNames,
} from './deploy-files.ts'

const BASE = 'deploy/kustomize/base'
const folder = fileURLToPath(new URL('../../deploy/', import.meta.url))
const yamlFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
)

it.each(yamlFiles)('%s is one document that can be read', (name) => {
  expect(documents(`deploy/${name}`)).toBe(1)
  expect(deployYaml(`deploy/${name}`)).toBeTypeOf('object')
})

describe('the image', () => {
  const text = deployText('Dockerfile')

  it('sets settings that there are, and is not root', () => {
    const [, set = ''] = /^ENV (.+)$/m.exec(text) ?? []
    const names = [...set.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name)
    expect(names.filter((name) => name !== 'NODE_ENV').every((name) => settingNames.has(name ?? ''))).toBe(
      true,
    )
    expect(text).toMatch(/^USER 1000:1000$/m)
    expect(text).toMatch(
      /^CMD \["node", "--[a-z-]+=128", ("--[a-z-]+(=\d+)?", ){2}"dist\/server\/main\.js"\]$/m,
    )
  })

  it('has the options that a start by npm has', () => {
    for (const option of OPTIONS) expect(text).toContain(`"${option}"`)
    for (const [name, value] of Object.entries(ALLOCATOR)) expect(text).toContain(`ENV ${name}=${value}\n`)
  })

  it('is asked for its health where the server answers it', () => {
    expect(text).toContain(`{process.env.PORT}${healthRoute.path}`)
  })

  it('can be built from one image by its digest, fetches nothing but packages by the lock, and is given no secret', () => {
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
    expect(bases).toHaveLength(3)
    for (const base of bases) expect(base).toMatch(/^\$\{NODE_IMAGE\}$/)
    expect(text).toMatch(/^ARG NODE_IMAGE=node:\d+-bookworm-slim$/m)
    const runs = [...text.matchAll(/^RUN (.+)$/gm)].map(([, run = '']) => run)
    for (const run of runs) expect(run).toMatch(/^(npm ci |node scripts\/build\.mjs$|install -d )/)
    expect(text).not.toMatch(/^ADD /m)
    const given = [...text.matchAll(/^(?:ARG|ENV) (.+)$/gm)].map(([, words = '']) => words).join(' ')
    expect(given).not.toMatch(/SECRET|TOKEN|PASSWORD|KEY|DATABASE_URL/)
  })

  it('copies what the build’s context holds', () => {
    const allowed = deployText('.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    for (const name of copied.filter((name) => name !== '.')) expect(allowed).toContain(name)
  })
})

describe('compose', () => {
  const { services, networks, volumes } = composeSchema.parse(deployYaml('deploy/compose.yaml'))
  const nodes = Object.entries(services).filter(([name]) => name.startsWith('node-'))

  it('has two nodes with the same settings and a folder each', () => {
    expect(nodes).toHaveLength(2)
    const [one, other] = nodes.map(([, node]) => node)
    expect(one?.environment).toEqual(other?.environment)
    expect(one?.volumes).not.toEqual(other?.volumes)
    for (const [, node] of nodes) expect(node.read_only).toBe(true)
  })

  it('names settings that there are, with values that they take', () => {
    const given = nodes[0]?.[1].environment ?? {}
    for (const name of Object.keys(given)) expect(settingNames).toContain(name)
    const defaults = Object.entries(given).map(([name, value]) => [name, filledIn(value)])
    const settings = readEnvironment(Object.fromEntries(defaults))
    expect(settings.TRUST_PROXY).toEqual(networks.inside.ipam.config.map(({ subnet }) => subnet))
  })

  it('asks for nothing that the example does not name', () => {
    const required = [...deployText('deploy/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    const example = [...deployText('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(new Set(required)).toEqual(new Set(example))
  })

  it('uses volumes that it declares', () => {
    const named = Object.values(services)
      .flatMap(({ volumes: used = [] }) => used)
      .map((volume) => volume.split(':')[0] ?? '')
    for (const name of named.filter((name) => !name.startsWith('.'))) expect(volumes).toHaveProperty(name)
  })

  it('waits for shoppers longer than a node does', () => {
    for (const [, node] of nodes) {
      expect(Number.parseInt(node.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(DRAIN_WITHIN_MS)
    }
  })

  it('has a proxy that knows its nodes, asks for readiness and hides measurements', () => {
    const caddy = deployText('deploy/Caddyfile')
    const { PORT } = readEnvironment({})
    expect(caddy).toContain(`reverse_proxy ${nodes.map(([name]) => `${name}:${PORT}`).join(' ')} {`)
    expect(caddy).toContain(`health_uri ${readyRoute.path}`)
    // A node that ends must be known for one before it sends its shoppers on.
    const [, everyS = ''] = /health_interval (\d+)s/.exec(caddy) ?? []
    expect(Number(everyS) * 1000).toBeLessThan(BALANCERS_NOTICE_MS)
    expect(caddy).toMatch(new RegExp(`path ${METRICS_PATH} .+\\n\\s+respond @measurements 404`))
  })
})

/** What compose makes of a value with nothing set but what it requires. */
const filledIn = (value: string) =>
  value.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, _name, kind: string, rest: string) =>
    kind === '-' ? rest : 'filled',
  )

describe('kubernetes', () => {
  const { metadata, spec } = deploymentSchema.parse(deployYaml(`${BASE}/deployment.yaml`))
  const pod = spec.template.spec

  it('probes what the server answers, on its port', () => {
    const [server] = pod.containers
    expect(server?.ports).toEqual([{ name: 'http', containerPort: readEnvironment({}).PORT }])
    expect(server?.livenessProbe.httpGet).toEqual({ path: healthRoute.path, port: 'http' })
    for (const probe of [server?.readinessProbe, server?.startupProbe]) {
      expect(probe?.httpGet).toEqual({ path: readyRoute.path, port: 'http' })
    }
  })

  it('waits for shoppers longer than a node does', () => {
    const [, pauseS] = pod.containers[0]?.lifecycle.preStop.exec.command ?? []
    const pauseMs = Number(pauseS) * 1000
    expect(pauseMs).toBeGreaterThan(0)
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(DRAIN_WITHIN_MS + pauseMs)
  })

  it('names settings that there are, with values that they take', () => {
    const lines = [...deployText(`${BASE}/settings.env`).matchAll(/^(\w+)=(.*)$/gm)]
    for (const [, name] of lines) expect(settingNames).toContain(name)
    expect(() =>
      readEnvironment(Object.fromEntries(lines.map(([, name, value]) => [name, value]))),
    ).not.toThrow()
  })

  it('lists every file of the base', () => {
    const { resources } = z
      .object({ resources: z.array(z.string()) })
      .parse(deployYaml(`${BASE}/kustomization.yaml`))
    const there = yamlFiles.flatMap((name) => (name.startsWith('kustomize/base/') ? [name.slice(15)] : []))
    expect(new Set([...resources, 'kustomization.yaml'])).toEqual(new Set(there))
  })

  it('scales and guards the deployment itself', () => {
    const scaler = z
      .object({ spec: z.object({ scaleTargetRef: z.object({ kind: z.string(), name: z.string() }) }) })
      .parse(deployYaml(`${BASE}/autoscaler.yaml`))
    expect(scaler.spec.scaleTargetRef).toMatchObject({ kind: 'Deployment', name: metadata.name })
    const budget = z
      .object({ spec: z.object({ selector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }) })
      .parse(deployYaml(`${BASE}/disruption-budget.yaml`))
    expect(Object.values(budget.spec.selector.matchLabels)).toEqual([metadata.name])
  })
})

describe('the alerts', () => {
  const { groups } = alertsSchema.parse(deployYaml('deploy/prometheus/alerts.yaml'))
  const rules = groups.flatMap((group) => group.rules)
  const page = deployText('docs/operations.md')

  it.each(rules.map(({ alert, expr }) => [alert, expr]))('%s looks at what is exported', async (_, expr) => {
    const metrics = createMetrics()
    onTestFinished(() => metrics.close())
    const text = await metrics.text()
    const asked = expr.match(/\b(shop|process|nodejs)_\w+|\bup\b/g) ?? []
    expect(asked.length).toBeGreaterThan(0)
    for (const name of asked.filter((name) => name !== 'up'))
      expect(text).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `)
  })

  it('are read by Prometheus, and each stands on the page for who is woken by it', () => {
    expect(deployText('deploy/prometheus/prometheus.yml')).toContain('rule_files: [alerts.yaml]')
    const woken = page.slice(page.indexOf('## It is three in the morning'))
    for (const { alert } of rules) expect(woken).toContain(`\`${alert}\``)
    const named = [...page.matchAll(/\| `([A-Z][A-Za-z]+)` \|/g)].map(([, name]) => name)
    expect(rules.map(({ alert }) => alert)).toEqual(expect.arrayContaining(named))
  })
})

describe('the dashboard', () => {
  const { panels } = dashboardSchema.parse(JSON.parse(deployText('deploy/grafana/shopping-helper.json')))
  const expressions = panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  )

  it.each(expressions)('%s: shows what is exported', async (_, expr) => {
    const metrics = createMetrics()
    onTestFinished(() => metrics.close())
    const exported = new Map(
      [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type]) => [
        name,
        type,
      ]),
    )
    const asked = expr.match(/\b(shop|process|nodejs)_\w+/g) ?? []
    expect(asked.length).toBeGreaterThan(0)
    for (const name of asked) {
      const whole = name.replace(/_(bucket|count|sum)$/, '')
      expect(exported.get(whole)).toMatch(name === whole ? /^(gauge|counter)$/ : /^histogram$/)
    }
  })

  it('shows every measurement of the product', async () => {
    const metrics = createMetrics()
    onTestFinished(() => metrics.close())
    const all = expressions.map(([, expr]) => expr).join('\n')
    const left = [...(await metrics.text()).matchAll(/^# TYPE (shop_\w+) /gm)].filter(
      ([, name = '']) => !all.includes(name),
    )
    expect(left.map(([, name]) => name)).toEqual(['shop_sessions_total'])
  })

  it('has panels with numbers of their own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })
})
