import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod/mini'
import { settingsSchema } from '../../src/server/config.ts'

export const settingNames = new Set(Object.keys(settingsSchema.shape))

export const deployText = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

/** One document of a file, with merge keys resolved as compose does. Throws on a key that is there twice. */
export const deployYaml = (path: string): unknown => parse(deployText(path), { merge: true })

export const documents = (path: string): number => parseAllDocuments(deployText(path)).length

const environment = z.optional(z.record(z.string(), z.string()))

export const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      environment,
      read_only: z.optional(z.boolean()),
      stop_grace_period: z.optional(z.string()),
      volumes: z.optional(z.array(z.string())),
      depends_on: z.optional(z.unknown()),
    }),
  ),
  networks: z.object({
    inside: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
  }),
  volumes: z.record(z.string(), z.nullable(z.unknown())),
})

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })

export const deploymentSchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
        containers: z.array(
          z.object({
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
            startupProbe: probe,
            readinessProbe: probe,
            livenessProbe: probe,
            lifecycle: z.object({
              preStop: z.object({ exec: z.object({ command: z.tuple([z.literal('sleep'), z.string()]) }) }),
            }),
            securityContext: z.object({
              readOnlyRootFilesystem: z.literal(true),
              allowPrivilegeEscalation: z.literal(false),
            }),
          }),
        ),
      }),
    }),
  }),
})

const target = z.object({ expr: z.string() })

export const dashboardSchema = z.object({
  panels: z.array(z.object({ id: z.number(), title: z.string(), targets: z.array(target) })),
})

export const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
})
