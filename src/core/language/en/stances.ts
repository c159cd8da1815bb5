import type { ListenFor } from '../../contract/modes.ts'

/** "Will you take me", "can we go", "is it possible to": a wish in the form of a question. */
export const wishes =
  /^(?:(?:can|could|will|would|should|may) (?:you|we|i|somebody|someone)|is it possible|would it be possible|why do not (?:you|we)|how about|what about|let) /

/** Begins a question about something, or holds one. */
export const asks =
  /^(?:is|are|am|was|were|do(?! not )|does|did|has|have|should|would|may|will|can(?! not )|could(?! not )|shall|any) |\b(?:what|where|which|when|why|how|who|whose|whom|whether)\b|\b(?:or not|if i say|if i want|if i)\b/

/** Asks where a thing is to be found, or whether it is here: nearly a wish for it. */
export const asksForThing =
  /\b(?:where|which (?:side|way)|is there|are there|do you have|have you got|you have|any|do you (?:keep|sell))\b/

/** Not said with certainty. */
export const hedged =
  /^there (?:is|are|was) |\b(?:yesterday|maybe|may be|perhaps|i think|i guess|i suppose|i believe|not sure|probably|might|possibly|i hope|must be|seems|nobody|no one|told me i|(?:says|said) (?:that )?i|somewhere|not certain|or)\b/

/** On the way to a place, wishing to be there, or somewhere else than it: not at it. */
export const underWay =
  /\b(?:going|coming|go|come|wait|walking|heading|will|want|need|reaching|trying|towards|find|finding|looking|search|searching|far|take|bring|outside|until|till|almost|nearly|about to|soon|was|were|left|leaving|on (?:the|my) way|would|should|could|away|next to|near the store|near the shop|opposite|open|close|closed|hold|other side|behind|past|in front of|order|deliver|if|to (?:my|the|your) (?:home|house)|live)\b/

/** Has come to a place. */
export const arrivals =
  /\bhave (?:already |just |now )*come\b|\b(?:brought|left|dropped) me(?: up)?\b|\bin front of(?= (?:the |your )?(?:\w+ )?(?:entrance|door|gate)\b)/g

/** Of or to somebody else; as the beginning of a sentence. */
export const aboutOthers =
  /^(?:and |then |but |see |look |oh |yes |no |so |hey |okay )*(?:he|she|they(?! (?:use|put|add|make|mix|have used))|it is your|his|her|their|him|them|that (?:fellow|aunty|auntie|uncle|lady|man|boy|girl)|those|(?:this|the) (?:lady|man|boy|girl|kid|kids|child|children|driver|doctor|neighbour|maid|train|traffic|wedding|weather|phone|car|bus|auto|music|milk boiled)|my (?:sister|brother|mother|father|son|daughter|husband|wife|grandson|neighbour|friend|boss|aunt|nephew|niece) (?:is(?! (?:diabetic|allergic|pregnant|vegan|vegetarian|having|on|a (?:heart|sugar|diabetic|bp)))|was|had|will|lives|works|told him|told her)|mummy|mama|mom|papa|daddy|dad|grandma|put(?! it on my (?:home|phone))|eat|tell (?:him|her|them|your|papa|mummy)|give (?:him|her|them)|hold (?:this|the|my|your|it)|careful|move|save me|keep it in|come (?:here|this)|are you (?:eating|going|coming|buying|cooking|making|taking|working|having|drinking|playing|leaving)|did (?:you (?!say|ask|tell|mean|hear|call)|(?:he|she|they)\b)|who (?:is|was|left)|whose|why (?:is|did|are) (?:he|she|they)|do not (?:cry|run|put|touch|open|lose|tell (?:him|her|them|papa|mummy|your|anyone|anybody)|give|pull|eat|drop|break|worry|fight|push)|take your|close the|switch|meet me|wait (?:at|near|outside)|i will (?:call|ring|phone) (?:you|him|her|them)|wait for (?:him|her|them)|you (?:go first|come|sit|eat|pay|stand|keep it|take it)|your (?:turn|child|shoelace|bag))\b/

/** Speaks of somebody else somewhere. */
export const ofOthers = /\b(?:he|she|him|her|they|them)\b/

/** Clearly said to somebody else, or of somebody who is not here. */
export const meantForOthers =
  /\b(?:mummy|mama|mumma|papa|daddy|grandma|nani|dadi|auntie|aunty|uncle|bhaiya|bhai)\b|\b(?:he|she)\b|^they\b|^(?:hello )?(?:yes )?(?:i will call|call me)\b|\b(?:call (?:you|me) (?:back|after|later))\b|^(?:oh )?sorry sorry\b|\b(?:excuse me|side please|move (?:aside|your))\b/

/** Wants nothing: whoever is thanked says nothing, and the question stays open. */
export const onlyThanks =
  /^(?:(?:ok|okay|alright|all right|fine|oh|yeah) )*(?:thank you|thanks)(?: (?:so|very) much| a lot)?$/

/** Asks what somebody does or did. */
export const asksYou = /^(?:are|were|did|have|will) you\b/

/** `$1` is what somebody asks about. */
export const anotherThing =
  /\b(?:(?:of|in) (?:the|that|those|my)|(?:of|in|about|is|are|spell|does) (?:your|his|her|their)) (\w+)\b(?! (?:allergic|diabetic))/

/** Parts of a pack or of what it says, and whoever eats of it. */
export const aboutPacks =
  /^(?:pack|packet|packets|box|label|list|biscuits?|cookies?|brand|company|product|bread|cake|one|ones|hand|hands|back|front|side|bottom|top|middle|fridge|freezer|sun|heat|rain|car|cupboard|summer|winter|cold|kitchen|bag|tin|jar|day|night|morning|evening|month|year|week|shop|store|market|son|daughter|child|children|kids?|mother|father|husband|wife|grandson|granddaughter|family|allergy|allergies|diet|fast|ingredients?|nutrition|date|name|price|thing|things|last|previous|first|other|second|next|same|whole|manufacturer|maker|makers|owner|contents?)$/

/** Does not want to hear what is named behind it. */
export const refusesToHear =
  /^(?:no |please |i |we )*(?:do not|never|no need to|stop|not) (?:want|need|read|reading|tell|telling|say|give)\b/

/** Is of the product in hand, or asks for something to be said about one. */
export const aboutProduct =
  /\b(?:tell|read|say|check|or not|is there|are there|allergic|allergy|doctor|avoid|how much|how many|can not (?:eat|have|take|digest)|do not eat|epipen|anaphyla\w*|intoleran\w*|react\w*|will die|could die|hospital|swelling|for me|diabetic|problem with|gives me|in (?:it|this|these|that)|(?:is|are) (?:this|it|these) (?:okay|ok|safe|fine|alright|all right|allowed)|swollen|swells?|itch\w*|throat|rashes|bothered|asked|want to know)\b/

/** Wants to go somewhere or to have something from there. */
export const wishesToGo =
  /\b(?:take|go|going|bring|want|need|show|move|buy|get|looking for|section|side|aisle|instead|like to|shift|switch|change|lead|first|after|forgot|also)\b/

/** Wants to be led somewhere. */
export const leadsOn =
  /^(?:\w+ ){0,3}(?:take|bring|lead|guide|walk|move|shift|switch|change|go)(?: me| us| on)*(?: over| next| back)? to\b/

/** Wants something to be said. */
export const asksToTell = /\b(?:tell|read|explain|describe|say)\b/

/** Explains what came before it. */
export const explanations =
  / (?:because|but you (?:told|said|gave|are telling|keep)|since (?:my|i|the)|as (?:my|i am|i have|i can)|otherwise (?:i|they|it)) .+$/

/** Begins with or ends in somebody's name or title. */
export const calledOut =
  /^(?:no |yes |hello |hey |arre |ok |okay |oh |see |come )*(?:papa|mummy|mama|mumma|mom|daddy|dad|grandma|nani|dadi|uncle|aunty|auntie|driver|watchman|doctor(?! (?:has|had|have|said|says|told|asked|advised|stopped|is|will))|sorry sorry)\b|\b(?:papa|mummy|mama|mumma|daddy|driver|uncle|doctor)$/

/** Tells of something that is or was. */
export const isStatement =
  /\b(?:is|are|was|were|makes|made|ate|finished|has|had|boiled|already have|did|gave|bought|got|keeps|comes|smells|tastes|costs|looks)\b/

/** Refuses one thing before it asks for another: "leave the price, tell me the allergens". */
export const refusesFirst =
  /^(?:no |not )*(?:leave|forget|skip|never mind|drop|do not want|i do not want|do not tell|i am not asking|not interested in|not)\b/

/** What may be eaten, before what may not: "I can eat peanuts but not | cashews". */
export const allowedBefore =
  /\b(?:can|may) (?:eat|have|take) (?:\w+ ){1,3}?but (?:i )?(?:can )?not (?:(?:eat|have|take) )?/

/** Somebody else's place: "my driver is at the entrance", but not the shopper's hand or the place itself. */
export const isOthersPlace =
  /^(?:(?:yes|no|but|and|so|the|a) )*(?:(?:my|our|your) (?!(?:hands?|foot|feet|phone|stick|cane|back|face|bag|location|position)\b)\w+|driver|guard|watchman|auto|taxi) (?:is|are|was|were|has|have|had|will|went)\b/

/** What each question is about. */
export const subjects: Readonly<Partial<Record<ListenFor, RegExp>>> = {
  introduction:
    /\b(?:tour|introduction|intro|explanation|app|are you|machine|person|required|long|need it|you (?:tell|say))\b/,
  place: /\b(?:store|shop|home|house|here)\b/,
  entrance: /\b(?:entrance|entry|gate|door|stand)\b/,
  keep_app: /\b(?:app|save|keep|phone|install|home screen|space|free|cost|memory|money|data)\b/,
  buy_more: /\b(?:buy|next time)\b/,
}

/** A question from its first words on; what only ends in one tells something first. */
export const beginsToAsk =
  /^(?:\w+ ){0,2}(?:what|how|which|why|is|are|do|does|will|where|when|can|should|if)\b/

/** Holds a question's word and asks nothing. */
export const asksNothing =
  /\bwhy not\b|\bis what i (?:want|need|said|meant|like)\b|\bi (?:\w+ )?(?:know|knew|remember|learnt|understood) (?:\w+ )?(?:what|how|where|which|all|when)\b/g

/** What follows is denied: "do not | tell me the price". */
export const endsDenied =
  /\b(?:not|never|stop|without|no need(?: to| of)?|do not want(?: you)? to|not asking|how \w+)$/

/** Names what is not wanted, before or behind what is: "not the price, the date". */
export const unwanted =
  /\b(?:not interested in|never asked(?: for| about)?|stop (?:with|telling|reading|about)|not|no|never mind|no need of|leave|forget|skip|other than|instead of|without)(?: (?:about|asking|for|the|your|any|all|that|this|to know|to hear|want|need|tell me|tell|read|asked))* (?:price|cost|date|expiry(?: date)?|ingredients?|allergens?|nutrition|calories|weight|details|description|name|offers?|brand|maker|features|flavour|taste|storage|list)\b/g

/** Tells of what was: what it names is nothing to be told of now. */
export const tellsOfPast =
  /\b(?:was|were|had|did|gone|went|came|gave|used to|bought|ate|took|left|made me|told (?:him|her|them|me)|said (?:he|she|they))\b/

/** Agrees or declines, whatever was asked. */
export const bareAnswer =
  /^(?:(?:yes|no|ok|okay|sure|fine|yeah|yep|nope|nah|alright|all right|haan|of course)(?: |$))+$/

/** Was said to somebody else, or is told of it. */
export const tellsOthers =
  /^i told you (?:not )?to (?:buy|bring|get|take|come|go|keep|leave|call)\b|\b(?:telling|told|tell|gave|give|asked|ask|call|called|show|showed) (?:him|her|them)\b|\bdid you (?:weigh|cook|eat|go|buy|pay|give|keep|lock|meet|put|come|bring|finish)\b/

/** Tells of somebody else from its first word on, and wants nothing of us. */
export const isTale =
  /^(?:and |so |but |oh |then |yes |no )*(?:he|she|they) (?:said|told|is|was|has|had|will|went|charged|makes?|made|gave|does|did|says|want|wants|works?|lives?)\b(?!.*\b(?:(?:can|may|should|could) (?:he|she|they)|allerg\w+|intoleran\w+|diabetic|tell me|take me|you|please|i|my way)\b)/

/** What is not meant, behind what is: "soya, not salt". */
export const notMeant =
  /(?<!\b(?:is|am|are|was|were|do|does|did|can|could|will|would|has|have|should|or)) not (?:(?:what|who|how|when|where|about|asking|the) .+|\w+)$/

/** Praises what is held: asks nothing. */
export const praises = /\b(?:such an?|nice|lovely|beautiful|pretty|cute|wonderful|what an?)\b/

/** Of another time than now. */
export const notNow = /\b(?:later|afterwards|tomorrow|some time)\b/

/** The pack before the one in hand. */
export const earlierPack =
  /\b(?:the )?(?:(?:last|previous|earlier|prior) (?:one|pack|packet|product|item|thing|biscuits?|cookies?|bread)|(?:one|pack|packet|product|thing) (?:before(?: this(?: one)?)?|(?:that )?i (?:had|held|checked|showed|scanned|asked about|looked at|took)(?: you)? (?:before|earlier|first|last|just now|a minute ago|a moment ago)))\b/

/** Sets two packs beside each other, or leads back to one. */
export const comparesPacks =
  /\b(?:than|more|less|lesser|fewer|lower|higher|better|worse|cheaper|healthier|bigger|smaller|lighter|heavier|sweeter|fresher|tastier|saltier|same|similar|different|differ|difference|compare|compared|comparison|comparing|or|go|take|back|again|like|as)\b/

/** Whether somebody else may eat what is in hand. */
export const mayTheyEat =
  /\b(?:can|may|could|should|will) (?:he|she|they) (?:have|eat|take) (?:it|this|these)\b|\b(?:he|she|they) can (?:have|eat|take)\b|\b(?:so|then) (?:it|this) is (?:okay|ok|fine|safe|alright|all right|good)\b|\bis (?:it|this) (?:okay|ok|fine|safe|alright|all right|good) for (?:him|her|them)\b/
