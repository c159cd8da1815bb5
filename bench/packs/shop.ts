import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { handHeld } from '../../test/fixtures/hand-held.ts'
import { connectPhone, type Phone, type Received } from '../../test/fixtures/live-client.ts'
import { startServer } from '../../test/fixtures/server-process.ts'
import type { Truth } from './truth.ts'

const COLUMNS = 'name,description,barcode,pack_words'
/** A look ends within eight seconds; a busy machine may be late with it. */
const LOOK_WITHIN_MS = 20_000
/** A server notices a changed catalogue within this. */
const NOTICED_AFTER_MS = 2500

/** What one question to the built product came to. */
export interface Told {
  text: string
  /** From the second picture of the look to the answer; NaN when it came before. */
  afterSecondFrameMs: number
  afterQuestionMs: number
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`

const textIn = ({ frame }: Received) =>
  (frame.serverContent?.modelTurn?.parts ?? []).map(({ text }) => text ?? '').join(' ')

/** The built product with a truth's catalogue imported, asked in text over its live socket. */
export async function openShopWith(truth: Truth, seed: 'none' | 'sample') {
  const server = await startServer({ SEED: seed, LOG_LEVEL: 'warn' })
  const file = join(server.dataDir, 'catalogue.csv')
  const rows = truth.catalogue.map(({ name, ean, tag }) => [name, name, ean, tag].map(quoted).join(','))
  await writeFile(file, [COLUMNS, ...rows].join('\n'))
  await promisify(execFile)(process.execPath, ['--no-warnings', 'dist/server/cli/main.js', 'import', file], {
    env: { ...process.env, DATA_DIR: server.dataDir },
  })
  await new Promise((resolve) => setTimeout(resolve, NOTICED_AFTER_MS))

  return {
    /** A shopper of its own for each question, as nothing may be left of the one before. */
    async ask(words: string, jpeg: Uint8Array): Promise<Told> {
      const phone = await connectPhone(server.url, { modality: 'TEXT' })
      try {
        return await answerOf(phone, words, jpeg)
      } finally {
        phone.close()
      }
    },
    stop: () => server.stop(),
  }
}
export type ShopWith = Awaited<ReturnType<typeof openShopWith>>

async function answerOf(phone: Phone, words: string, jpeg: Uint8Array): Promise<Told> {
  phone.hold(await handHeld(jpeg))
  const askedAtMs = performance.now()
  phone.turn(words)
  const shut = await phone.until((frame) => frame.look?.open === false, LOOK_WITHIN_MS, 0)
  await phone.until((frame) => frame.serverContent?.turnComplete === true, LOOK_WITHIN_MS, 0)
  const second = phone.framesSentAtMs[1] ?? Number.NaN
  return {
    text: phone.received.map(textIn).join(' '),
    afterSecondFrameMs: shut.atMs - second,
    afterQuestionMs: shut.atMs - askedAtMs,
  }
}
