import * as z from 'zod/mini'
import { LIMIT } from '../../constants.ts'
import { tidy } from '../../tidy.ts'
import { rules } from './messages.ts'

/** One field's rule, the same in the form and on the server. Each parses to the text as it is kept. */

/** Characters that no text of ours holds: control characters, and halves of characters that were cut. */
const UNSHOWN = /[\p{Cc}\p{Cs}]/u
export const isShown = (text: string) => !UNSHOWN.test(text)

const tidied = z.pipe(
  z.string(rules.text),
  z.transform((text: string) => tidy(text)),
)

const matching = (pattern: RegExp, message: string) =>
  z.pipe(tidied, z.string().check(z.regex(pattern, message)))

/** A text of so many characters, none of them unshown. */
export const text = (least: number, most: number, message: string) =>
  z.pipe(
    tidied,
    z
      .string()
      .check(z.minLength(least, message), z.maxLength(most, message), z.refine(isShown, rules.control)),
  )

/** Letters of every alphabet with their marks: names are not English only. */
const LETTER = '\\p{L}\\p{M}'
/** A new person's name begins with a letter; what was there before need not. */
const newName = (message: string) => matching(new RegExp(`^[${LETTER}][${LETTER}'’ -]{1,49}$`, 'u'), message)
const anyName = (message: string) => matching(new RegExp(`^[${LETTER}'’ -]{1,50}$`, 'u'), message)

export const firstName = newName(rules.firstName)
export const lastName = newName(rules.lastName)
export const firstNameEdit = anyName(rules.firstName)
export const lastNameEdit = anyName(rules.lastName)

export const username = matching(
  new RegExp(`^[A-Za-z0-9]{${LIMIT.usernameMin},${LIMIT.usernameMax}}$`),
  rules.username,
)

const COMPOSITION = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/]
const PASSWORD_MAX = 200

/** Kept as it was typed, spaces included. */
export const password = z.string(rules.password).check(
  z.minLength(LIMIT.passwordMin, rules.password),
  z.maxLength(PASSWORD_MAX, rules.passwordLong),
  z.refine((value) => COMPOSITION.every((part) => part.test(value)), rules.password),
  z.refine(isShown, rules.passwordLong),
)

export const email = z.pipe(
  tidied,
  z
    .string()
    .check(
      z.regex(/^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(\.[^\s@<>"(),;:.]+)+$/, rules.email),
      z.maxLength(254, rules.email),
      z.refine(isShown, rules.email),
    ),
)

/** Registration: optional plus, 1–3 digits, optional separator, 1–3 digits, optional separator, 4–10 digits. */
export const phone = matching(/^\+?\d{1,3}[-. ]?\d{1,3}[-. ]?\d{4,10}$/, rules.phone)

/** Edit user: an Indian mobile number, set apart as registration lets it be. */
export const isIndianMobile = (value: string) => /^(?:\+91|0)?[6-9]\d{9}$/.test(value.replace(/[-. ]/g, ''))

/** The answer to the security question. Absent or empty: the person cannot reset the password by themselves. */
export const securityAnswer = z._default(text(0, 200, rules.securityAnswer), '')

const named = (message: string) =>
  matching(new RegExp(`^[${LETTER}0-9 -]{${LIMIT.nameMin},${LIMIT.nameMax}}$`, 'u'), message)

export const storeName = named(rules.storeName)
export const productName = named(rules.productName)
export const aisleName = (message: string) => named(message)
export const productNameEdit = text(LIMIT.nameMin, LIMIT.nameMax, rules.productName)

export const storeNumber = (message: string) =>
  z.pipe(
    z.union([z.string(), z.number()], message),
    z.pipe(
      z.transform((value: string | number) => tidy(String(value))),
      z.string().check(z.regex(new RegExp(`^\\d{1,${LIMIT.storeNumberDigits}}$`), message)),
    ),
  )
export const storeLocation = text(1, 60, rules.storeLocation)
