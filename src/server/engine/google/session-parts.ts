import type { Clock } from '../../../core/clock.ts'
import type { Resume } from '../../../core/contract/live.ts'
import type { Mode } from '../../../core/contract/modes.ts'
import type { ServiceEnd } from '../../../core/live/service-end.ts'
import type { ServiceEvent } from '../../../core/live/service-frames.ts'
import type { EmbeddedCatalogue } from '../embedded/embedded-catalogue.ts'
import type { LookObserver } from '../embedded/finding.ts'
import type { Seeing } from '../see/seeing.ts'
import type { Speaking } from '../speak/speaking.ts'
import type { CloudLimits } from './cloud-limits.ts'
import type { Connection } from './connection.ts'

/** What is counted of the cloud, never with what was said. Durations in milliseconds. */
export interface CloudObserver {
  /** From dialling to the service's being set up. */
  connected(tookMs: number): void
  /** From the last words that the service heard, or were sent as text, to the first of its answer. */
  answered(tookMs: number): void
  resumed(downMs: number): void
  checked(heldMs: number, passed: boolean): void
  lost(): void
  looked: LookObserver
}

export interface CloudSessionParts {
  seeing: Seeing
  speaking: Speaking
  clock: Clock
  limits: CloudLimits
  brand: string
  timeZone: string
  catalogue: () => EmbeddedCatalogue
  /** Texts that are whole on the screen and rendered ahead. */
  isFixed: (text: string) => boolean
  model: string
  /** Dials the service for a mode's prompt and tools. */
  connect: (
    told: { mode: Mode; storeId: string | undefined; handle: string | undefined },
    on: (event: ServiceEvent) => void,
    ended: (end: ServiceEnd) => void,
  ) => Connection
  observe: CloudObserver
  log: (line: string, error: unknown) => void
}

/** What a lost cloud leaves to whoever goes on. */
export interface Leavings {
  mode: Mode
  storeId: string | undefined
  /** Where the product check was. */
  resume: Resume
  /** Said or asked in words and not answered. */
  unanswered: readonly string[]
  end: ServiceEnd
  refused: boolean
  /** False: the cloud never answered in this session. */
  wasReady: boolean
}
