/** A day of the calendar, month 1 to 12. */
export interface Day {
  year: number
  month: number
  day: number
}

/** A date as packs print it; `day` is null where only month and year are printed. */
export interface PrintedDate {
  year: number
  month: number
  day: number | null
}

/** A use-by date further off than this was misread: no biscuit, cheese or ghee is sold so. */
const MAX_YEARS_PAST = 2
const MAX_YEARS_AHEAD = 5

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** False for 31/02 and the like, and for years outside 2000 to 2099. */
export function isRealDate({ year, month, day }: PrintedDate): boolean {
  if (year < 2000 || year > 2099 || month < 1 || month > 12) return false
  return day === null || (day >= 1 && day <= daysIn(year, month))
}

/**
 * The last day that a printed date allows: a month lasts to its end.
 * @internal A table of dates is tried on it.
 */
export function lastDayOf({ year, month, day }: PrintedDate): Day {
  return { year, month, day: day ?? daysIn(year, month) }
}

const ordinal = ({ year, month, day }: Day) => (year * 100 + month) * 100 + day

/** Negative when `a` ends before `b`, 0 when both end the same day. */
export function compareEnds(a: PrintedDate, b: PrintedDate): number {
  return ordinal(lastDayOf(a)) - ordinal(lastDayOf(b))
}

/** Equal for equal dates. */
export const keyOf = ({ year, month, day }: PrintedDate) => [year, month, day].join('-')

/** A use-by day has passed the day after it, a month after its end. */
export function hasPassed(date: PrintedDate, today: Day): boolean {
  return ordinal(lastDayOf(date)) < ordinal(today)
}

/** False for dates that a pack on a shelf cannot carry, seen from `today`: these are misreadings. */
export function isPlausible(date: PrintedDate, today: Day): boolean {
  const end = ordinal(lastDayOf(date))
  const limit = (years: number) => ordinal({ ...today, year: today.year + years })
  return end >= limit(-MAX_YEARS_PAST) && end <= limit(MAX_YEARS_AHEAD)
}

const MAX_YEARS_PACKED = 3

/** False for a packed date that has not begun yet, or that is older than anything a shop sells. */
export function isPlausiblePacked({ year, month, day }: PrintedDate, today: Day): boolean {
  const begins = ordinal({ year, month, day: day ?? 1 })
  return begins <= ordinal(today) && begins >= ordinal({ ...today, year: today.year - MAX_YEARS_PACKED })
}

/** Which day it is in a time zone ("Asia/Kolkata") at an instant. Throws RangeError for an unknown zone. */
export function todayIn(timeZone: string, instant: Date): Day {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}

/** The same as "2025-03-31". */
export function dayText(timeZone: string, instant: Date): string {
  const { year, month, day } = todayIn(timeZone, instant)
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

const EASTERNMOST = 'Pacific/Kiritimati'

/** Whether a day has begun nowhere on earth yet. */
const isAhead = (day: Day, instant: Date): boolean => ordinal(day) > ordinal(todayIn(EASTERNMOST, instant))

/** The day that "2025-03-31" means; undefined for anything else. */
export function dayOf(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return isRealDate(date) ? date : undefined
}

/** The same of a day as texts hold it, "2025-03-31"; what is no day is not ahead. */
export function isDayAhead(text: string, instant: Date): boolean {
  const day = dayOf(text)
  return day !== undefined && isAhead(day, instant)
}
