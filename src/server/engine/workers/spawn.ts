import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a worker thread from a module beside its caller, named by its .ts file. Under `npm run dev` and the tests that module is still
 * TypeScript, which Node 20 cannot load by itself in a worker, so tsx is registered inside the thread first. Built,
 * the same name stands for the JavaScript beside it.
 */
export function spawnWorker(module: URL, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(module.href.replace(/\.ts$/, '.js')), options)
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(module.href)}) })`
  return new Worker(boot, { ...options, eval: true })
}
