import * as z from 'zod/mini'
import { LIMIT } from '../../constants.ts'
import { tidy } from '../../tidy.ts'
import { messageRules } from './messages.ts'

/** One field's rule, the same in the form and on the server. Each parses to the text as it is kept. */

/** Characters that no text of ours holds: control characters, and halves of characters that were cut. */
const UNSHOWN = /[\p{Cc}\p{Cs}]/u
export const isShown = (text: string) => !UNSHOWN.test(text)

const tidied = z.pipe(
  z.string(messageRules.text),
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
      .check(
        z.minLength(least, message),
        z.maxLength(most, message),
        z.refine(isShown, messageRules.control),
      ),
  )

/** Letters of every alphabet with their marks: names are not English only. */
const LETTER = '\\p{L}\\p{M}'
/** A new person's name begins with a letter; what was there before need not. */
const newName = (message: string) => matching(new RegExp(`^[${LETTER}][${LETTER}'’ -]{1,49}$`, 'u'), message)
const anyName = (message: string) => matching(new RegExp(`^[${LETTER}'’ -]{1,50}$`, 'u'), message)

export const firstName = newName(messageRules.firstName)
export const lastName = newName(messageRules.lastName)
export const firstNameEdit = anyName(messageRules.firstName)
export const lastNameEdit = anyName(messageRules.lastName)

export const username = matching(
  new RegExp(`^[A-Za-z0-9]{${LIMIT.usernameMin},${LIMIT.usernameMax}}$`),
  messageRules.username,
)

const COMPOSITION = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/]
const PASSWORD_MAX = 200

/** Kept as it was typed, spaces included. */
export const password = z.string(messageRules.password).check(
  z.minLength(LIMIT.passwordMin, messageRules.password),
  z.maxLength(PASSWORD_MAX, messageRules.passwordLong),
  z.refine((value) => COMPOSITION.every((part) => part.test(value)), messageRules.password),
  z.refine(isShown, messageRules.passwordLong),
)

export const email = z.pipe(
  tidied,
  z
    .string()
    .check(
      z.regex(/^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(\.[^\s@<>"(),;:.]+)+$/, messageRules.email),
      z.maxLength(254, messageRules.email),
      z.refine(isShown, messageRules.email),
    ),
)

/** Registration: optional plus, 1–3 digits, optional separator, 1–3 digits, optional separator, 4–10 digits. */
export const phone = matching(/^\+?\d{1,3}[-. ]?\d{1,3}[-. ]?\d{4,10}$/, messageRules.phone)

/** Edit user: an Indian mobile number, set apart as registration lets it be. */
export const isIndianMobile = (value: string) => /^(?:\+91|0)?[6-9]\d{9}$/.test(value.replace(/[-. ]/g, ''))

/** The answer to the security question. Absent or empty: the person cannot reset the password by themselves. */
export const securityAnswer = z._default(text(0, 200, messageRules.securityAnswer), '')

const named = (message: string) =>
  matching(new RegExp(`^[${LETTER}0-9 -]{${LIMIT.nameMin},${LIMIT.nameMax}}$`, 'u'), message)

export const storeName = named(messageRules.storeName)
export const productName = named(messageRules.productName)
export const aisleName = (message: string) => named(message)
export const productNameEdit = text(LIMIT.nameMin, LIMIT.nameMax, messageRules.productName)

export const storeNumber = (message: string) =>
  z.pipe(
    z.union([z.string(), z.number()], message),
    z.pipe(
      z.transform((value: string | number) => tidy(String(value))),
      z.string().check(z.regex(new RegExp(`^\\d{1,${LIMIT.storeNumberDigits}}$`), message)),
    ),
  )
export const storeLocation = text(1, 60, messageRules.storeLocation)
