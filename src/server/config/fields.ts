import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { password, username } from '../../core/contract/console/rules.ts'
import { languageSchema } from '../../core/contract/language.ts'
import type { AsSpecified } from '../../core/contract/settings.ts'
import { roles } from '../../core/permissions.ts'
import { isDatabaseUrl, urlForms } from '../db/dialects/choose-dialect.ts'

/** The kinds of value that a setting can have. Each error completes "NAME: … (it is "value")". */

export const whole = (least: number, most: number) =>
  z.pipe(
    z
      .string()
      .check(z.regex(/^\d+$/, { abort: true, error: `must be a whole number from ${least} to ${most}` })),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(z.minimum(least, `must be at least ${least}`), z.maximum(most, `must be at most ${most}`)),
    ),
  )

export const oneOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.enum(choices, { error: `must be ${choices.join(' or ')}` })

export const words = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most, `must have at most ${most} characters`),
      z.regex(/^\P{Cc}*$/u, 'must be one line of text'),
    )

export const host = z.string().check(z.regex(/^[\w.:-]+$/, 'must be an address or a host name'))

export const colour = z.string().check(
  z.regex(/^#[0-9a-fA-F]{6}$/, { abort: true, error: 'must be a colour such as #c8102e' }),
  z.refine((value) => contrastWithWhite(value) >= LEAST_CONTRAST, {
    error: ({ input }) =>
      `has a contrast of ${contrastWithWhite(String(input)).toFixed(2)} with white; text needs at least ${LEAST_CONTRAST}`,
  }),
)

export const timeZone = z.string().check(z.refine(knowsTimeZone, 'must be a time zone such as Asia/Kolkata'))

function knowsTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const commaList = z.transform((text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

/** Roles of the console, separated by commas. */
export const roleList = z.pipe(
  z.pipe(z.string(), commaList),
  z.array(z.enum(roles, { error: `must be roles such as ${roles.join(',')}` })),
)

/** "off", or the addresses (or address/bits ranges) of reverse proxies. */
export const proxies = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text === 'off' ? '' : text)),
  ),
  z.pipe(
    commaList,
    z.array(
      z.string().check(z.refine(isAddressRange, 'must be off, or addresses such as 10.0.0.2 or 10.0.0.0/8')),
    ),
  ),
)

function isAddressRange(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const family = isIP(address)
  return (
    family !== 0 &&
    // Everybody is no proxy: whoever likes would then say where they come from.
    (bits === undefined ||
      (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}

const isOrigin = (text: string) => /^https?:\/\/[\w.:[\]-]+$/i.test(text) && URL.canParse(text)

/** One of the languages of the product. */
export const language = z.enum(languageSchema.def.entries, `must be ${languageSchema.options.join(' or ')}`)

/** Several of them, each once. */
export const languageList = z.pipe(
  z.pipe(z.string(), commaList),
  z
    .array(z.enum(languageSchema.def.entries, `must be some of ${languageSchema.options.join(',')}`))
    .check(
      z.refine((all) => all.length > 0 && new Set(all).size === all.length, 'must name each language once'),
    ),
)

/** Scheme, host and port as browsers write them: whole, in lower case, without the scheme's own port. */
export const origins = z.pipe(
  z.pipe(
    commaList,
    z.array(
      z
        .string()
        .check(z.refine(isOrigin, 'must be origins such as https://shop.example.org, separated by commas')),
    ),
  ),
  z.transform((list: string[]) => list.map((text) => new URL(text).origin)),
)

const isBase = (text: string) => /^(https?:\/\/[\w.:-]+)?(\/[\w./-]*)?$/.test(text) && text !== ''

/** "host=base, host=base, default=/api": where the page finds the lists, by the host it was opened on. */
export const apiBases = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const bases: Record<string, string> = { default: '/api' }
    for (const pair of text.split(',').filter((item) => item.trim() !== '')) {
      const [name = '', base = ''] = pair.trim().split('=')
      if (!/^[\w.:-]+$/.test(name) || name.toLowerCase() === '__proto__' || !isBase(base)) {
        context.issues.push({
          code: 'custom',
          input: text,
          message:
            'must be host=base pairs such as shop.example.org=https://api.example.org/api,default=/api',
        })
        // Browsers tell a page its host in lower case.
      } else bases[name.toLowerCase()] = base.replace(/\/$/, '')
    }
    return bases
  }),
)

/** WCAG 2.2 relative luminance of "#rrggbb". */
function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/**
 * Contrast of a "#rrggbb" colour with white, 1 to 21 (WCAG 2.2, contrast ratio).
 * @internal A table of colours is tried on it.
 */
export function contrastWithWhite(colour: string): number {
  return 1.05 / (luminance(colour) + 0.05)
}

/** WCAG 2.2 SC 1.4.3: text smaller than 24 px. Low-vision shoppers read by it. */
const LEAST_CONTRAST = 4.5

/** AES-256's. */
export const factorKey = z
  .string()
  .check(z.regex(/^[\da-f]{64}$/i, 'must be 64 hexadecimal figures, such as `openssl rand -hex 32` makes'))

/** The settings of the database and of the first superadmin. */

export const databaseUrl = z.string().check(z.refine(isDatabaseUrl, `must be ${urlForms.join(' or ')}`))

export const superadminUsername = z
  .string()
  .check(z.refine((text) => username.safeParse(text).success, 'must be 3 to 20 letters and digits'))

export const superadminPassword = z
  .string()
  .check(
    z.refine(
      (text) => password.safeParse(text).success,
      'must be at least 8 characters with a lowercase and an uppercase letter, a digit and one of !@#$%^&*',
    ),
  )

/** `PROFILE`, and the settings that follow it where they are not set by themselves. */
export const profileFields = z.object({
  PROFILE: z._default(oneOf(['product', 'specification']), 'product'),
  TRANSPORT: z.optional(oneOf(['product', 'specification'])),
  STEP_PROFILE: z.optional(oneOf(['accurate', 'specification'])),
  RELOAD: z.optional(oneOf(['soft', 'literal'])),
  MOTION_REQUIRED: z.optional(oneOf(['on', 'off'])),
  UNKNOWN_STORE_WAITS: z.optional(oneOf(['on', 'off'])),
  AUTOFILL_CLEAR: z.optional(oneOf(['on', 'off'])),
})

/** What is done to the letter of the specification. Each setting has one value that asks for it. */
export function readAsSpecified(given: z.infer<typeof profileFields>): AsSpecified {
  const everythingElse = given.PROFILE === 'specification'
  const isAsked = (value: string | undefined, asking: string) =>
    value === undefined ? everythingElse : value === asking
  return {
    transport: isAsked(given.TRANSPORT, 'specification'),
    steps: isAsked(given.STEP_PROFILE, 'specification'),
    reload: isAsked(given.RELOAD, 'literal'),
    motionRequired: isAsked(given.MOTION_REQUIRED, 'on'),
    unknownStoreWaits: isAsked(given.UNKNOWN_STORE_WAITS, 'on'),
    autofillClear: isAsked(given.AUTOFILL_CLEAR, 'on'),
    everythingElse,
  }
}
