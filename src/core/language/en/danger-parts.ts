import { oneOf } from '../forms.ts'

/** Older and narrower than the classes of `kinds-of-words.ts`, and kept so: each word more would be another cry. */

export const BODY_PART = oneOf(
  'shoulder|elbow|wrist|back|hip|shin|stomach|face|eye|neck|forehead|thigh|head|leg|hand|foot|knee|finger',
  'thumb|toe|ankle|chest|nose|arm',
)

export const WORN = oneOf(
  'saree|sari|dupatta|pallu|dress|shirt|sleeve|shawl|kurta|skirt|scarf|coat|jacket|bag|purse|strap|chappal',
  'slipper|sandal|shoe|shoelace|lace|stick|cane',
)

/** What has befallen somebody who says "i have" or "i am" before it. */
export const DISTRESS = oneOf(
  'fell|fallen|fall|falling|slipped|slipping|tripped|hurt|injured|bleeding|cut|pushed|bumped|banged|hit',
  'crashed|knocked|collided|scared|frightened|terrified',
  'afraid(?! (?:it|they|that|you|i will))',
  'dizzy|giddy|faint|fainting',
  'suffocat(?:ed|ing)',
  'stuck|trapped|burnt|burned|twisted|sprained|stepped on|choking|vomit|vomiting|collapse|collapsed',
  'trembling|shivering|weak|lost balance|losing balance|losing my balance|in pain|having pain|burning',
  'drowning|cornered|pressed|crushed|squeezed|stamped|knocked down|robbed|locked|having a heart|unwell',
  'sick|shaky|panicking|surrounded|ran into|walked into|dashed|unsteady|breathless|nauseous|woozy',
  'off balance|blacking out',
)

/** What somebody meets on the way. */
export const THING = oneOf(
  'something|some ?body|some ?one|people|they|boy|man|child|kid|lady|trolley|cart|bike|dog|box|boxes',
  'things|bottle|crowd|stool|wire|rope|chair|table|wall|pillar|shelf|rack|ladder|cable|basket|carton',
  'cartons|crates|counter|glass|water|oil|everybody|everyone|crowds|man|woman|guy|fellow|person|luggage',
  'bag|bags|cat|shutter|gate|stand|board|bucket|mop|stick',
)

/** What that does to them, or where it is. */
export const DOES = oneOf(
  'blocking|block|blocked|pushed|pushing|hit me|ran into|fell on|fell down|in my way|in the way|in my path',
  'in front of me',
  '(?:right|just) in front',
  'following me',
  'on the (?:floor|ground)',
  'broke|broken|falling|leaking|spilled|spilt|snatched|took my|grabbed|touched me|stopping me|lying',
  'stopping my|across|troubling me|bothering me|shouting at me|touching me|pulling|holding my|rushing',
  'standing in|came in front|shaking|slipped|dropped on|against me',
  'on my (?:foot|leg|head|way|path)',
  'snatching|hitting|hurt me|bit me|chasing|bumped|poked|crashed|rammed|dashed|banged|kicked|knocked',
  'stepped on|attacked|robbed',
)
