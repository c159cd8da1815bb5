import { createServer } from 'node:http'

/** What any server is compared with: takes a request whole and answers the bytes that it was given. */
process.once('message', ({ body }) => {
  const bytes = Buffer.from(body, 'base64')
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length }
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => response.writeHead(200, headers).end(bytes))
  })
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
})
process.once('disconnect', () => process.exit())
