import { prepare } from './prepare.mjs'

await prepare()
// In this process, not in a child: one process gets one signal, and Ctrl-C ends it in order.
await import('../dist/server/main.js')
