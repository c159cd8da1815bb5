import type { FastifyInstance, FastifyReply } from 'fastify'
import { DEFAULT_LANGUAGE, type Language, languageSchema } from '../../core/contract/language.ts'
import type { Brand } from '../../core/contract/settings.ts'
import { ownTextsIn } from '../../core/texts/own-texts.ts'

/** A text as it stands in HTML, in an attribute too. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page that runs no script: `main` is its HTML, escaped by the caller where it holds words of others. */
export const plainPage = (language: Language, title: string, main: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/samples.css">
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`

/** Sends it so that the next look fetches it anew. */
export const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)

const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

function page({ name, companyName }: Brand, language: Language): string {
  const texts = ownTextsIn(language).accessibilityPage
  return plainPage(
    language,
    texts.title,
    `<p>${escaped(texts.of(name))}</p>
<p>${texts.machine}</p>
<h2>${texts.works}</h2>
${list(texts.worksList)}
<h2>${texts.lacks}</h2>
${list(texts.lacksList)}
<h2>${texts.complain}</h2>
<p>${escaped(texts.complainTo(companyName))}</p>`,
  )
}

/** How accessible the product is and where to complain; it needs no script. */
export function accessibilityRoute(app: FastifyInstance, brand: Brand): void {
  app.get<{ Querystring: { lang?: unknown } }>('/accessibility', async ({ query }, reply) => {
    const language = languageSchema.safeParse(query.lang).data ?? DEFAULT_LANGUAGE
    return sendPage(reply, page(brand, language))
  })
}
