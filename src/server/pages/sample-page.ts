import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../core/clock.ts'
import { ean13Modules } from '../../core/contract/barcode.ts'
import { DEFAULT_LANGUAGE } from '../../core/contract/language.ts'
import { escaped, plainPage, sendPage } from './plain-page.ts'
import { type SamplePack, samplePacks, sampleTexts } from './sample-packs.ts'

/** Text attributes and no styles: the page runs nothing and its pictures carry all that they need. */
const line = (text: string, y: number, size: number, fill: string, weight = 700) =>
  `<text x="300" y="${y}" font-family="Arial, Helvetica, sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle">${escaped(text)}</text>`

const svg = (id: string, title: string, inner: string) =>
  `<svg id="${id}" class="pack" viewBox="0 0 600 800" role="img" aria-label="${escaped(title)}">${inner}</svg>`

function front({ id, name, front: { maker, name: lines, words, weight }, colour }: SamplePack): string {
  const body = lines.map((text, at) => line(text, 330 + at * 88, 78, '#111111')).join('')
  return svg(
    `${id}-front`,
    sampleTexts.front(name),
    `<rect width="600" height="800" fill="#fffdf5"/><rect width="600" height="200" fill="${colour}"/>` +
      line(maker, 135, 92, '#ffffff') +
      body +
      line(words, 640, 38, colour) +
      line(weight, 745, 34, '#111111'),
  )
}

/** Bars 4 units wide a module, with the quiet zones that the norm asks for. */
function bars(code: string, top: number): string {
  const left = 300 - (95 * 4) / 2
  const all = [...ean13Modules(code)]
    .map((bit, at) =>
      bit === '1' ? `<rect x="${left + 4 * at}" y="${top}" width="4" height="190" fill="#000000"/>` : '',
    )
    .join('')
  return all + line(code.replace(/^(\d)(\d{6})/, '$1 $2 '), top + 232, 38, '#000000', 400)
}

function back({ id, name, back: lines, packed, useBy, code }: SamplePack): string {
  const body = lines.map((text, at) => line(text, 140 + at * 36, 24, '#111111', 400)).join('')
  return svg(
    `${id}-back`,
    sampleTexts.back(name),
    `<rect width="600" height="800" fill="#ffffff"/>` +
      line(name, 80, 30, '#111111') +
      body +
      line(`PKD: ${packed}`, 410, 34, '#111111') +
      line(`USE BY: ${useBy}`, 470, 42, '#111111') +
      bars(code, 520),
  )
}

const section = (pack: SamplePack) => `<section aria-labelledby="${pack.id}">
<h2 id="${pack.id}">${escaped(pack.name)}</h2>
<p>${sampleTexts.heard}: ${escaped(pack.heard)}</p>
<div class="sides">${front(pack)}${back(pack)}</div>
</section>`

/** @internal A test reads the page without a server. */
export function samplePage(brand: string, today: Date): string {
  const packs = samplePacks(brand, today)
  const links = packs.map(({ id, name }) => `<li><a href="#${id}">${escaped(name)}</a></li>`).join('')
  return plainPage(
    DEFAULT_LANGUAGE,
    sampleTexts.title,
    `<p>${sampleTexts.about}</p>
<p>${sampleTexts.how}</p>
<nav aria-label="${sampleTexts.title}"><ol>${links}</ol></nav>
${packs.map(section).join('\n')}`,
  )
}

/** Packs to hold up: drawn anew each time, since their dates count from today. */
export function samplesRoute(app: FastifyInstance, brand: string, clock: Pick<Clock, 'date'>): void {
  app.get('/samples', async (_request, reply) => sendPage(reply, samplePage(brand, clock.date())))
}
