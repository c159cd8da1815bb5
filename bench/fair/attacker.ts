import { attackFrom } from './hostile-address.ts'

/** The attack in a process of its own, so that what it costs its sender is not waited for by those who are measured. */
const [url = '', address = ''] = process.argv.slice(2)
const attack = await attackFrom(address, url)
process.send?.({ port: 0 })
process.on('message', async () => {
  process.send?.(attack.counts())
})
process.on('disconnect', () => process.exit())
