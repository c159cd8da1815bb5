import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { accessibilityRoute } from './plain-page.ts'

const brand = {
  name: 'Acme',
  companyName: 'A & <B>',
  primaryColour: '#000',
  accentColour: '#fff',
  logoUrl: '',
}

it.each([
  ['', 'en-IN', 'What does not work'],
  ['?lang=hi-IN', 'hi-IN', 'क्या नहीं चलता'],
  ['?lang=xx', 'en-IN', 'What does not work'],
  ['?lang=hi-IN&lang=en-IN', 'en-IN', 'What does not work'],
])('the statement at %j is in %s', async (query, language, heading) => {
  const app = Fastify()
  accessibilityRoute(app, brand)
  const { statusCode, body } = await app.inject(`/accessibility${query}`)
  await app.close()
  expect(statusCode).toBe(200)
  expect(body).toContain(`<html lang="${language}">`)
  expect(body).toContain(heading)
  expect(body).toContain('A &#38; &#60;B&#62;')
})
