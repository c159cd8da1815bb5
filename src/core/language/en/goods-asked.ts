import { formOf, oneOf, sequence } from '../forms.ts'

const FIRST = '^(?:(?:and|so|but|please|also|then|tell me|sorry) )*'

/** Of whoever sells. */
const asksWhatIsKept = formOf(
  `${FIRST}(?:do|does) (?:you|they|the (?:shop|store)|this (?:shop|store)) (?:also )?(?:keep|have|sell|stock)\\b`,
)
const nearby =
  / (?:(?:near|around|close to|somewhere) here|nearby|close by|on this side|in this (?:shop|store))(?: also| only)*$/

/** `$1` is asked for by the side where it may be; a section's name asks where somebody is. */
const onSide = formOf(
  sequence(
    `${FIRST}(?:is|are) (?:the )?`,
    '(?!(?:dairy|milk|cheese|breads?|bakery|biscuits?|cookies?|snacks?) (?:also|kept|there|on|in|at)\\b)',
    '((?:\\w+ ){1,3}?)(?:(?:also|kept|there) )*',
    `(?:on|in|at) ${oneOf('this side', 'this (?:row|aisle|rack|shelf)')}(?: (?:only|also|itself))*$`,
  ),
)

/** What a sentence on a walk asks of the shop's goods; undefined: nothing of them. */
export function goodsAskedFor(clause: string): string | undefined {
  const sided = onSide.exec(clause)?.[1]
  if (sided !== undefined) return `do you keep ${sided.trim()}`
  return asksWhatIsKept.test(clause) ? clause.replace(nearby, '').replace(/\bdo they\b/, 'do you') : undefined
}
