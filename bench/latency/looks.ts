import { sampleProducts } from '../../src/server/db/seed/sample-products.ts'
import { handHeld } from '../../test/fixtures/hand-held.ts'
import { connectPhone, isSound, type Phone, saidIn } from '../../test/fixtures/live-client.ts'
import type { Painter } from '../../test/fixtures/painter.ts'
import { packFront, printedDate, printedRows } from '../../test/fixtures/pictures.ts'
import { type Speak, voices } from '../../test/fixtures/voice.ts'
import { listenToTheEnd } from '../talk.ts'

const BRAND = 'Britannia'

async function ask(phone: Phone, clip: Int16Array, said: (text: string) => boolean) {
  const from = phone.received.length
  const spokenAtMs = await phone.speak(clip)
  const looking = await phone.until(isSound, 12_000, from)
  const answer = await phone.until((frame) => said(saidIn(frame) ?? ''), 15_000, from).catch(() => undefined)
  const last = answer ?? looking
  await listenToTheEnd(phone, phone.received.indexOf(last), last.atMs)
  return { from, spokenAtMs, looking, answer }
}

/** Looks at packs of the sample brand and at dates, in milliseconds as the parts of `bench/latency.ts` name them. */
export async function measureLooks(url: string, painter: Painter, speak: Speak, packs: number) {
  const phone = await connectPhone(url)
  phone.listenFor('checking')
  const measured = { looking: [] as number[], name: [] as number[], date: [] as number[] }
  for (const [i, product] of sampleProducts(BRAND).slice(0, packs).entries()) {
    const voice = voices[i % voices.length]
    phone.hold(await handHeld(await painter.paint(packFront(product, BRAND))))
    const named = await ask(phone, await speak('what is this', voice), (text) => text.includes(product.name))
    measured.looking.push(named.looking.atMs - named.spokenAtMs)
    console.log(`looking after ${Math.round(measured.looking.at(-1) ?? 0)} ms (${product.name}, ${voice})`)
    const second = phone.framesSentAtMs.filter((atMs) => atMs > named.spokenAtMs)[1]
    if (named.answer && second) measured.name.push(Math.max(0, named.answer.atMs - second))
    else console.log(`not named: ${product.name}`)

    const rows = [
      `B.NO L04${i}3`,
      `PKD ${printedDate(new Date(), -40)}`,
      `USE BY ${printedDate(new Date(), 90 + i)}`,
    ]
    phone.hold(await handHeld(await painter.paint(printedRows(rows))))
    const dated = await ask(phone, await speak('what is the use by date', voice), (text) =>
      /two thousand/.test(text),
    )
    if (dated.answer) measured.date.push(dated.answer.atMs - dated.spokenAtMs)
    else console.log(`no date: ${rows.at(-1)}`)
  }
  phone.close()
  return measured
}
