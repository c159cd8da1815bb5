import type * as z from 'zod/mini'

/** Fault by field, the first of each: what a form shows beside its fields and what the server sends as `fields`. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const faults = new Map<string, string>()
  for (const { path, message } of issues) {
    const name = path.map(String).join('.')
    if (!faults.has(name)) faults.set(name, message)
  }
  return Object.fromEntries(faults)
}
