import { formOf, sequence } from '../forms.ts'

/** Should have come to what was told, and met something else or nothing: "i would have said i am there but | it is just a wall". */
export const fellShort = formOf(
  sequence(
    '(?<=\\b(?:would have|ought to|should|supposed to|must|thought|expected|expecting|hoped|was told|were told|you said)\\b.* but)',
    ' (?:(?:it|there|this|that|here) )+(?:is|was|has)',
    ' (?:just|only|nothing but|nothing|no|not|all|none)\\b(?: \\w+){0,3}',
  ),
)
