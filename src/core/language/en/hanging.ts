import { formOf, oneOf, sequence } from '../forms.ts'

/** No sentence ends so, whatever it means up to there: "biscuits and", "is this", "take me to the". */
export const hangsAlways = formOf(
  `(?:^| )${oneOf(
    'and|or|but|the|a|an|of|any|some|if|because|than|also|then|please tell|i want|i need|i am|i have',
    'take me|tell me|show me|in the|to the|with|without|between|from|my|your',
  )}$`,
  sequence(
    '^(?:is|are|does|do|can|will|has|was|should|would|could)',
    ' (?:it|this|that|these|they|i|you|we|the \\w+|this \\w+|there)$',
  ),
  '^(?:not|please|um|uh|so|actually)$',
)

/** Nor so, but where it is a phrase of its own: "how many", "what do you have". */
export const hangsUnlessMeant = formOf(
  `(?:^| )${oneOf(
    'to|in|at|on|for|by|into|about|near|is|are|am|was|were|does|do|did|has|have|having|contain|contains',
    'made|free|how|how many|how much|what|which|who|where|when|why|want|need|like|go|next|cash|use|best',
    'not|no|very|too|more|less|this|it|can|will|should|would|could|i|me|you|we|tell|take|give|show|read',
  )}$`,
)

/** Small words that are said so lightly before a pause that they are not heard: "biscuits and". */
export const lostWords = ['and', 'the', 'of', 'in', 'to', 'with', 'is', 'my']

/** All words that are said lightly within a sentence: a sound that fits them is behind the words heard. */
export const lightlySaid = [...lostWords, 'a', 'or', 'are', 'at']
