/** Begins a question about something, or holds one. */
export const asks =
  /^(?:is|are|am|was|were|do|does|did|has|have|should|would|may|will|can|could|shall|isn t|am i) (?:not )?(?!(?:you|we|i) (?:please )?(?:take|go|bring|get|show|give|help|tell|come|have|move|say|repeat|speak|call|pay|buy|start|stop|skip|see|hear|send))|\b(?:what|where|which|when|why|how|who|whose|whom|whether)\b|\bor not$|\bif i say\b/

/** Not said with certainty. */
export const hedged =
  /\b(?:maybe|may be|perhaps|i think|i guess|i suppose|i believe|not sure|probably|might|possibly|i hope|almost|nearly|not really sure|should be|must be|seems|somewhere|i am not certain)\b/

/** On the way to a place, or wishing to be there: not at it. */
export const underWay =
  /\b(?:going|coming|go|come|walking|heading|will|want|need|reaching|trying|towards|find|finding|looking|search|searching|far|take|bring|before|after|outside|until|till|almost|nearly|about to|soon|later|was|were|left|leaving|on the way|on my way|would|should|could|from|other side|behind|past|away|not|next to|open|close|is there|has|said|says|told|asked)\b/

/** Said of or to somebody else. */
export const aboutOthers =
  /^(?:and |then |but |see |look |yes |no |so )*(?:he|she|they|his|her|their|him|them|that (?:fellow|aunty|auntie|uncle|lady|man|boy|girl)|this (?:lady|man|boy|girl)|the (?:lady|man|boy|girl|kid|kids|child|children|driver|doctor|neighbour|maid|train|traffic|wedding|weather|phone|car|bus|auto)|my (?:sister|brother|mother|father|son|daughter|wife|husband|neighbour|friend|boss|uncle|aunt|nephew|niece)|who|why|mummy|mama|mom|papa|daddy|dad|grandma)\b/

/** Does not want to hear what is named behind it. */
export const refusesToHear =
  /\b(?:do not|not|never|no need to|stop) (?:want|need|read|tell|say|care|give|bothered)\b/

/** Is of the product in hand, or asks for something to be said about one. */
export const aboutProduct =
  /\b(?:this|these|it|tell|read|say|check|list|inside|or not|is there|are there|please|allergic|allergy|doctor|avoid|how much|how many|can not (?:eat|have|take|digest)|any|for me|diabetic)\b/

/** Clearly said to somebody else, or of somebody who is not here. */
export const meantForOthers =
  /\b(?:mummy|mama|mumma|papa|daddy|grandma|nani|dadi|beta|auntie|aunty|uncle|bhaiya|bhai)\b|\b(?:he|she|they)\b|^(?:hello )?(?:yes )?(?:i will call|call me)\b|\b(?:call (?:you|me) (?:back|after|later))\b|^(?:oh )?sorry sorry\b|\b(?:excuse me|side please|move (?:aside|your))\b/
