import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CAMERA_FRAME_EVERY_MS } from '../../core/constants.ts'
import type { LookFor } from '../../core/contract/live.ts'
import type { PrintedDate } from '../../core/dates/calendar.ts'
import { english } from '../../core/texts/answer-texts.ts'
import type { Sight } from '../../core/vision/sight.ts'
import { systemClock } from '../clock.ts'
import type { Finding, Inquiry } from '../engine/check/inquiry.ts'
import { namingProduct } from '../engine/check/naming-product.ts'
import type { PreparedCatalogue } from '../engine/check/prepared-catalogue.ts'
import { readingDate } from '../engine/check/reading-date.ts'
import { createSeeing } from '../engine/see/create-seeing.ts'
import { seenProduct } from '../engine/see/seeing.ts'
import { readBounded } from '../files/read-file.ts'
import { answerFiles, type CommandOptions, catalogueOf, whileTelling } from './command.ts'

const MOST_BYTES = 40_000_000

/** What a look came to, as data. `product` is a name of the catalogue, both names where it may be either. */
interface Looked {
  verdict: 'named' | Exclude<Finding['outcome'], 'product' | 'unlisted' | 'contradiction'>
  product: string | readonly [string, string] | null
  /** As read: "2027-03-05", "2027-03" where no day is printed; null where the pack counts from its packing. */
  date: string | null
}

/**
 * `look FILE.jpg… [--date] [--products FILE]`: what the eye makes of pictures, by the rules of a live look. A line of
 * JSON for each file alone, and a last one for all of them as frames of one look.
 */
export async function lookCommand(rest: readonly string[], options: CommandOptions): Promise<0 | 1> {
  const words = readWords(rest)
  if (!words) {
    options.say('look takes pictures: npm run cli -- look a.jpg b.jpg [--date] [--products products.csv]')
    return 1
  }
  const { settings, say } = options
  const { BRAND_NAME: brand, STORE_TIMEZONE: timeZone } = settings
  const complain = (line: string) => console.error(line)
  return whileTelling({ name: 'look', complain }, async (at) => {
    const catalogue = await catalogueOf(words.products, brand)
    const { products, product } = catalogue
    const open = () =>
      words.lookFor === 'name'
        ? namingProduct({
            ...{ texts: english, brand, products, product, timeZone },
            nowMs: systemClock.date().getTime(),
          })
        : readingDate({ texts: english, timeZone }, systemClock.date(), () => [])
    const eye = await openEye(catalogue, brand, words.lookFor, complain)
    const sights: Sight[] = []
    try {
      const outcome = await answerFiles(words.files, { say, complain }, async (file) => {
        at(`looking at ${file}`)
        const sight = await eye.look(await readBounded(resolve(file), MOST_BYTES))
        sights.push(sight)
        return lookedAt(alone(sight, words.lookFor), open())
      })
      say(JSON.stringify(lookedAt(sights, open())))
      return outcome
    } finally {
      await eye.close()
    }
  })
}

function readWords(rest: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: { date: { type: 'boolean', default: false }, products: { type: 'string' } },
    })
    const lookFor: LookFor = values.date ? 'date' : 'name'
    return positionals.length > 0 ? { files: positionals, lookFor, products: values.products } : undefined
  } catch {
    return undefined
  }
}

async function openEye(
  { version, products }: PreparedCatalogue,
  brand: string,
  lookFor: LookFor,
  log: (line: string) => void,
) {
  const seeing = createSeeing({ log })
  seeing.setCatalogue({ version, brand, products: products.map((each) => seenProduct(each)) })
  await seeing.ready().catch(async (error: unknown) => {
    await seeing.close()
    throw error
  })
  const session = seeing.open()
  return {
    async look(jpeg: Uint8Array): Promise<Sight> {
      const sight = await session.look(jpeg, lookFor)
      if (!sight) throw new Error('it was not looked at')
      return sight
    },
    close: () => seeing.close(),
  }
}

/**
 * What one picture says for itself. A live look wants frames that agree about a date, and two sizes of one are not two:
 * here they stand in for them, so that the line tells what the picture would count for.
 */
const alone = (sight: Sight, lookFor: LookFor): Sight[] =>
  lookFor === 'name'
    ? [sight]
    : sight.dateLines.map((lines) => ({ ...sight, picture: '', dateLines: [lines] }))

/** Frames in order, a second apart as a camera of the specification sends them; a finding ends the look. @internal */
export function lookedAt(sights: readonly Sight[], inquiry: Inquiry): Looked {
  for (const [at, sight] of sights.entries()) {
    const finding = inquiry.observe(sight, at * CAMERA_FRAME_EVERY_MS)
    if (finding) return asData(finding)
  }
  return asData(inquiry.conclude())
}

function asData(finding: Finding): Looked {
  switch (finding.outcome) {
    case 'product':
      return { verdict: 'named', product: finding.product.name, date: null }
    case 'either':
    case 'contradiction': {
      const [first, second] = finding.products
      return { verdict: 'either', product: [first.name, second.name], date: null }
    }
    case 'date':
      return { verdict: 'date', product: null, date: finding.date ? isoOf(finding.date) : null }
    case 'unlisted':
      // The name may stand on another product's pack: no product is told.
      return { verdict: 'retry', product: null, date: null }
    default:
      return { verdict: finding.outcome, product: null, date: null }
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const isoOf = ({ year, month, day }: PrintedDate) =>
  [year, month, ...(day === null ? [] : [day])].map(twoDigits).join('-')
