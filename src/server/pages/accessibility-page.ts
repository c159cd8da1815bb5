import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../core/contract/settings.ts'
import { DEFAULT_LANGUAGE, type Language, languageSchema } from '../../core/texts/language.ts'
import { ownTextsIn } from '../../core/texts/own-texts.ts'
import { escaped, plainPage, sendPage } from './plain-page.ts'

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
