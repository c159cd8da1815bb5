import { createServer } from 'node:http'

/** What any server is compared with: takes a request whole and answers the bytes that it was given. */
process.once('message', ({ body }) => {
  process.on('message', report)
  const bytes = Buffer.from(body, 'base64')
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length }
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => response.writeHead(200, headers).end(bytes))
  })
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
})
let cpu = process.cpuUsage()

/** What the process computed since it was last asked. */
function report() {
  const { user, system } = process.cpuUsage(cpu)
  cpu = process.cpuUsage()
  process.send({ cpuMs: (user + system) / 1000 })
}
process.once('disconnect', () => process.exit())
