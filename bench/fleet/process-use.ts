import { readFileSync } from 'node:fs'

/** Ticks of a second in /proc, on every Linux that Node runs on. */
const TICKS_A_SECOND = 100

/** What a process holds in memory, and what it has computed since it began. */
export function useOf(pid: number): { rssBytes: number; cpuMs: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
  // The second field is a name in parentheses, which may hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return { rssBytes: kilobytes * 1024, cpuMs: (ticks * 1000) / TICKS_A_SECOND }
}
