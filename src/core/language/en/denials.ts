import { PERSON } from './alarm-forms.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Deny what stands behind them, over any of the carriers. */
export const negators = set('not never nowhere hardly without neither nor none except instead nobody')

/** Stand between a denial and what it denies. */
export const carriers = set(
  'the a an is are am was at in to near want wants go going any my need be been for reach reached come coming like say said saying you yet really that this some your it all think i am will we me more of on now get take see find found have into by want would ask asked meant exactly even has taken brought told',
)

/** The same behind a plain "no". */
export const noCarriers = set('the a an at in near any more of')

/** "I'm not at home": who denies one place has not said the other. */
export const notHome = /\b(?:not|nor|neither) (?:at |in )?(?:my |the )?(?:home|house)\b/
export const notStore = /\b(?:not|nor|neither) (?:at |in |inside )?(?:the |a |your )?(?:store|shop)\b/

/** "I have come out of the shop": who left a place is there no more. */
export const leftHome =
  /(?<!\b(?:not|never|yet|been) )\b(?:come|came|gone|went|got|stepped|walked|am) (?:just |right )?out of (?:my|the|our) (?:home|house|flat)\b/
export const leftStore =
  /(?<!\b(?:not|never|yet|been) )\b(?:come|came|gone|went|got|stepped|walked) (?:just |right )?out of (?:the|your|this) (?:store|shop)\b/

/** "Nothing you put in my mobile", "don't keep it": whatever else is said, it is not to be saved. */
export const savesNothing =
  /^(?:nothing|never)\b|\b(?:do not|don't|dont) (?:put|save|keep|add|install|store)\b/

/** "Why would I want the counter?": who says so may want anything but that. */
export const asksWhyThey = /\bwhy (?:would|should|will) (?:i|we)\b/

/** "Don't cancel the staff", "no staff has come yet", "why did you not call them": whoever was called is wanted still. */
export const callStands =
  /\b(?:not|never|without) (?:\w+ )?(?:cancel\w*|call(?:ing)? off|end(?:ing)?|clos(?:e|ing)|tak(?:e|ing) back|send(?:ing)? \w+(?: \w+)? (?:away|back))\b|\b(?:no|none of the|not a single) (?:\w+ )?(?:staff|helper|salesman|assistant|attendant|manager|person|one)(?: members?)? (?:has |have |had )?(?:come|came|arrived|reached|(?:is|are) (?:here|there|coming|with me))\b|^(?:(?:and|but|so|then|oh) )*(?:why|who|when|where|how|has|have|had|is|are|did)\b|\b(?:if|when|once|until|till|before|unless|whether)\b|\b(?:yesterday|last (?:time|week|month))\b|\b(?:did not|never|have not) (?:say|said|tell|told|mean|meant)\b/

/** "Should I call somebody": whoever asks has called nobody. */
export const asksWhetherToCall =
  /^(?:(?:and|but|so|then|now|or|ok|okay) )*(?:should|shall|must|do|did|would|will) i (?:\w+ )?(?:have to |need to |be able to )?(?:call|ask|get|bring|fetch|ring)\b|^(?:(?:and|but|so|then|or) )*(?:when|how (?:long|soon)|if i)\b.*\b(?:come|comes|coming|arrives?|here)\b/

/** "I would love to, but my cab is waiting": whoever says why not takes nothing. */
export const wouldBut =
  /\b(?:would (?:\w+ )?(?:love|like) to|wish i could)\b.* but (?:my|i (?:can not|have (?:no|to|got)|am (?:late|in|tired|not|already)|do not|must)|there is no|no|not (?!too|so|very|long))\b/

/** "My husband has reached the shelf": the one who speaks may not have. */
export const othersArrived = new RegExp(
  `^(?:(?:yes|no|but|and|so|see) )*(?:(?:my|our|the|a|that|this) )?(?:he|she|they|staff|guard|driver|watchman|${PERSON}) (?:(?:has|have|had|is|are|was|just|already|only) )*(?:reached|found|got|at|there|here|touching|standing|arrived)\\b(?! (?:me|us)\\b)`,
)

/** "Go on, I am coming": said to whoever goes ahead. */
export const goesAhead =
  /\bi (?:am|will|shall) (?:\w+ )?(?:come|coming|follow|following|join|joining|catch|catching|reach|reaching)\b/

/** "Yes, but I don't need the counter": whoever agrees first refuses something else behind it. */
export const agreesFirst =
  /^(?:(?:yes|yeah|yep|haan|sure|ok|okay|please) )*(?:yes|yeah|yep|haan|sure|save|keep)(?: (?:it|this|the app|please))*(?: (?:but|and|then|so|because|as|since|next time))*(?: (?:i|we))? (?:do not|need not|will not|not) (?:(?:want|need|have|like|wish) (?:to )?)?(?!(?:it|this|that|the app|save|keep|want|wanted|need|needed|have|like|required|necessary|interested|install|put|on|in|now|today|really|sure|me|do|bother|thank|thanks)\b)\w+/

/** Tells what others say or think. */
export const reports = /\bmy \w+ (?:says?|said|told|thinks?)\b/

/** Tells of another time than now. */
export const ofAnotherTime =
  /(?<!\bfor )\b(?:next time|(?:another|some other) (?:day|time)|afterwards|later|tomorrow)$|^last (?:time|week|month)\b(?!.*\b(?:now|today|this time|so|but)\b)|^not now\b/
