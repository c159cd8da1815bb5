const ASKED =
  '(?:please |now |i want you to |i want to |i need to |let us |can you |could you |will you |you )*(?:help me )?(?:to )?'

/** "Help me find Marie Gold", what is wanted as `sought`; a name that is known stands as "this". */
export const toFind = new RegExp(
  `^${ASKED}(?:i am )?(?:find|look for|search(?:ing)? for|spot)(?: me| us)? (?:the |a |an |some )?(?<sought>(?:this|(?!out\\b|it\\b|that\\b|them\\b|my\\b|your\\b|his\\b|her\\b|the\\b|where\\b)\\w+(?: \\w+){0,3}?))(?: (?:please|for me|here|now|packet|pack|biscuits?(?= ?$)))*$|^(?<first>this) find$`,
)

/** Wants a product by its name, which stands as "this". */
export const wantsNamed =
  /^(?:no |but |so |and |actually |sorry )*(?:(?:i|we) (?:just |only |actually |really |also )*(?:want|wanted|need|needed|would like|asked for|came for|meant|am looking for|was looking for)(?: to (?:buy|get|take|have))?|(?:please )?(?:give|get|bring) me|i am here for)(?: the| a| an| some| my| one| two)? this(?: one| pack| packet| too| also)?$/

/** Asks whether the store has what is named: "is there this here", "can I get this", "any this is there". */
export const asksForNamed =
  /^(?!.*\b(?:got|in it|in this|is this this)\b)(?=.*\b(?:get|buy|there|any|available|sell|stock|here)\b)(?:(?:is|are|any|some|there|can|could|i|we|get|have|buy|do|you|please|a|packet|pack|of|want|need|so|and|this|here|available|or|not|in|your|the|shop|store|it|sell|stock|keep)(?: |$))+$/

/** "No, this is not Good Day", its name as "this". */
export const isNotForm =
  /^(?:no |but |i think |i am sure |i said )*(?:this|that|it) (?:(?:is|was|can) not (?:be )?|does not (?:feel|look|smell|seem|sound) like )(?:the |a )?this(?: please)?$/
