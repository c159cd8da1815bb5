import type { FastifyReply } from 'fastify'
import type { Language } from '../../core/texts/language.ts'

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
