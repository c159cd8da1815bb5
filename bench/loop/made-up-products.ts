import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkDigit } from '../../src/core/contract/barcode.ts'
import { fileKinds } from '../../src/core/contract/import-file.ts'

const firsts = 'amber birch copper dune ember fern granite harbour indigo juniper kite lemon maple noon olive'
const seconds = 'morning evening garden river mountain village festival meadow orchard market winter summer'
const thirds = 'crunch swirl rounds fingers squares bites puffs crisps twists layers hearts stars'
const sections = ['biscuits and snacks', 'dairy', 'breads']
const columns =
  'name,description,barcode,allergens_contain,ingredients,energy_kcal,sugar_g,net_weight,pack_words,section'

function pick(words: string, n: number): string {
  const list = words.split(' ')
  return list[n % list.length] ?? ''
}

/** One row of a catalogue file, as full as a brand's own would be; no two have a name or a barcode in common. */
function row(n: number): string {
  const name = [pick(firsts, n), pick(seconds, Math.floor(n / 15)), pick(thirds, Math.floor(n / 180))].join(
    ' ',
  )
  const digits = `29${String(n).padStart(10, '0')}`
  return [
    `Britannia ${name} ${Math.floor(n / 2160) || ''} biscuits`.replace(/\s+/g, ' '),
    `Made-up entry ${n} that no shop sells. Baked for benches.`,
    `${digits}${checkDigit(digits)}`,
    'wheat;milk',
    '"Wheat flour (maida), sugar, palm oil, milk solids, salt, raising agents"',
    `${400 + (n % 100)},${n % 30},${100 + (n % 5) * 50} g`,
    'crisp;golden',
    sections[n % sections.length],
  ].join(',')
}

/** Adds `count` made-up products, the `from`-th first, by the product's own command; as many files as it takes. */
export async function importMadeUp(dataDir: string, from: number, count: number): Promise<void> {
  for (let done = 0; done < count; done += fileKinds.products.most) {
    const size = Math.min(fileKinds.products.most, count - done)
    const rows = Array.from({ length: size }, (_, i) => row(from + done + i))
    const file = join(dataDir, `made-up-${from + done}.csv`)
    await writeFile(file, `${columns}\n${rows.join('\n')}\n`)
    await promisify(execFile)(
      process.execPath,
      ['--no-warnings', 'dist/server/cli/main.js', 'import', file],
      { env: { ...process.env, DATA_DIR: dataDir } },
    )
  }
}
