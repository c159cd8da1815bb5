/** What a service worker finds around it; TypeScript's DOM library leaves it out, and its own would clash with it. */
interface ExtendableWorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerFetchEvent extends ExtendableWorkerEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface WorkerEvents {
  install: ExtendableWorkerEvent
  activate: ExtendableWorkerEvent
  message: ExtendableWorkerEvent & { readonly data: unknown }
  fetch: WorkerFetchEvent
}

interface ServiceWorkerScope {
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly location: Location
}

/** Filled in by the build: the files of the shopper's page, and a name that changes with them. */
declare const __SHELL__: readonly string[]
declare const __BUILD__: string
