/** Ends that ask about what was told before them: "I have an ulcer, is it okay", "no dairy for me, what about this". */
export const asksOfReason = new RegExp(
  `^(?!(?:what|which|how|when|where|who)\\b)(?<reason>(?:\\w+ ){1,14}\\w+) (?:(?:so|then|and|please|kindly|now|but) )*(?:${[
    '(?:is|are|will|would|was) (?:it|this|that|these|there|they)(?: be)?(?: an?| any)?(?: (?:okay|ok|fine|safe|alright|all right|good|allowed|suitable|there|in|inside|problem|issue|for|me|us|him|her|them|it|this|here|or|not|out|banned|off limits))+',
    '(?:shall|should|must) (?:i|he|she|we|they) (?:skip|avoid|leave|refuse|return)(?: (?:it|this|this one|that))?',
    'should (?:i|he|she|we|they)',
    '(?:will|would|can|could|does) (?:it|this|these) (?:make|makes) (?:it|that|this|me|him|her|them|my \\w+) (?:worse|bad|ill|sick|better)',
    '(?:can|could|may|should|shall|will) (?:i|he|she|we|they) (?:still )?(?:eat|have|take|buy)(?: (?:it|this|one|these|them|some))?',
    '(?:can|could|may|should|shall) (?:i|we) (?:give|avoid)(?: (?:him|her|them|it|this|these|to))*',
    '(?:what|how) about (?:this|it|these|that)(?: one| packet| pack| biscuit)?',
    '(?:is there )?(?:any|anything|something|some)(?: (?:of|that|like|sort|kind|in|inside|this|it|here|there))*',
    '(?:please )?(?:check|look|see|confirm|tell|tell me|make sure|be sure|be careful|find out)(?: (?:it|this|please|properly|carefully|once|for me|me|and tell|if|whether|it is|is|safe|okay|fine|or not))*',
    '(?:does|do|has) (?:it|this|these|they)(?: (?:one|pack|packet))?(?: also)?(?: (?:have|contain|got))?(?: (?:it|any|that|them|the same))?',
    '(?:will|would) (?:it|this|these) do',
    '(?:will|would|does) (?:it|this|these) (?:suit|harm|affect|hurt|bother|upset|do for|work for)(?: (?:me|him|her|us|them))?',
  ].join('|')})(?: (?:then|please|or not))*$`,
)

/** Does not eat something, or must not: whoever says so asks whether it is in there. */
export const eatsNot =
  /\b(?:(?:can|will|do|does|did|must|should)(?: not| never)|never|not supposed to|not allowed to|stopped|avoids?|avoiding|hates? to)(?: (?:even|ever|really))? (?:to )?(?:eat|eats|eating|have|having|take|takes|taking|touch|touches|tolerate|digest|drink|handle|stand|go near)\b|\b(?:can|do|does|must|should) not (?:even |ever |really )?do (?:any )?(?!(?:the|this|that|these|it|an?|my|more|any|not|you|we|they|i)\b)\w|\b(?:avoids?|avoiding|stay(?:ing)? away from|off|react(?:s|ed)? to|careful about|kills? (?:me|him|her)|makes? (?:me|him|her) (?:sick|ill|itch\w*)|sensitive|(?:i|he|she|we|they) can not$|worried about|concerned about|allergic|allergy|allergies|intoleran\w+)\b/
