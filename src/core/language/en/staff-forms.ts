import { either, formOf, oneOf, sequence } from '../forms.ts'

const PEOPLE_NAMED = either(
  'somebody|some one|someone|anybody|anyone|any one|staff|person|human|helper|assistant|attendant|manager',
  'shop ?keeper|store ?keeper|salesman|sales ?person|sales ?girl|salesgirl',
  'shop (?:boy|girl|assistant|people)',
  'guard|security|in charge|supervisor|worker|employee|your people|lady staff|a boy|store person',
  'shop person|sales boy|shop boy|store boy|floor staff|supporter|volunteer|guide person|store people',
  'salespeople',
)
const PEOPLE = oneOf(PEOPLE_NAMED)

/** A load to be taken, not a wonder at how heavy or light it is. */
const CARRY = sequence(
  '(?<!\\b(?:how (?:can|could|is|will|does) any(?:one|body)(?: to)?|any(?:one|body) can) )carry',
  '(?! (?:more|so much|that much)\\b)',
)

/** Asks for somebody of the shop, wherever it stands. */
export const staffForms: readonly RegExp[] = [
  formOf(
    '\\bhelp (?:(?:me|us|please) )*(?:somebody|someone|anybody|anyone|some one|any one)\\b',
    sequence(
      '\\b(?:somebody|someone|anybody|anyone|a person|a helper)',
      '(?: (?:to|who (?:can|could|will|would)|please))* (?:walk|go|stay|stand|be|shop)',
      ' (?:along )?(?:with|beside|next to) me\\b',
    ),
  ),
  formOf(
    sequence(
      '\\b(?:send|call|get|bring) (?:me )?one of (?:your|the)',
      ' (?:shop |store |floor )?(?:boys|girls|men|people)\\b',
    ),
    sequence(
      '\\bis there (?:nobody|no one|anybody|anyone|somebody|someone)(?: here)? (?:who|that|to)',
      ' (?:can |could |will |would )?(?:hold|take|help|walk|guide|lead|bring)\\b',
    ),
  ),
  formOf(
    sequence(
      '\\bi (?:would|will|am|feel)(?: \\w+){0,2} (?:better|safer|easier|comfortable) with',
      ' (?:a |some )?(?:person|human|somebody|someone)\\b',
    ),
  ),
  /\b(?:is|are) (?:there )?any(?: \w+){0,2} (?:from|of) (?:the|your|this) (?:shop|store)\b/,
  formOf(
    '\\b(?:somebody|someone|anybody|anyone|person|people)(?: (?:who|that))? works? here\\b',
    sequence(
      `\\b${oneOf(
        'somebody|someone|anybody|anyone|staff|staff member',
      )}(?: member)?(?: please)?(?: from (?:the )?\\w+)?`,
      ' (?:bring|take|walk|guide|lead|accompany|come)(?: me| with me| to me| along)\\b',
    ),
  ),
  /\b(?:send|call|get|bring)(?: \w+){0,4} to (?:take|help|guide|fetch|pick) me\b/,
  formOf(
    '\\bwill (?:nobody|no one|anybody|anyone|somebody|someone) (?:help|come|take|guide)\\b',
    '\\b(?:can not|not able to) (?:\\w+ ){1,3}without (?:somebody|someone|help|a person)\\b',
    '\\b(?:shop|store) (?:person|people|boy|man) (?:here|around|nearby)\\b',
  ),
  formOf(
    sequence(
      '(?<!\\b(?:no need(?: to| of| for)?|need not|not (?:necessary|required|needed) to|without) )',
      '\\b(?:call|ring|buzz|send|bring|get|fetch|find|arrange|provide)',
      `(?: ${oneOf(
        'me|us|the|a|an|that|this|some|any|one|of|for|your|please|shop|store|from|to|help|lady|sales',
        'real|floor',
      )})*`,
      ` (?:boy|girl|man|lady|fellow|${PEOPLE_NAMED})\\b`,
    ),
  ),
  formOf(
    sequence(
      '\\b(?:need|want|talk to|speak to|speak with|talk with|where is|where are)',
      `(?: (?:the|a|an|some|any|one|of|your|help|from|to|real|with))* ${PEOPLE}\\b`,
    ),
  ),
  formOf(
    sequence(
      `\\b${PEOPLE}`,
      `\\b(?: ${oneOf(
        'member|to|can|who|will|could|must|has to|have to|needs|from|the|shop|nearby|here|there|please',
        'just|kindly|should|of|your',
      )})*`,
      ` (?:help|come|take me|guide|assist|hold my|show me|${CARRY}|send|pick me|lead me)\\b`,
    ),
  ),
  formOf(`\\bis there (?:a |an |any |some )*${PEOPLE} (?!in front|blocking|standing|in my)`),
  formOf(`\\bis there (?:a|an|any|some) ${PEOPLE}$`),
  formOf(`^(?:and |so )?is (?:the|your|a|any) ${PEOPLE} (?:here|around|nearby|free|available)$`),
  formOf(
    sequence(
      '\\bask (?:one|some|any|a|an|the|your|of|people|to)*(?: \\w+){0,4} to',
      ' (?:come|help|fetch|guide|take|pick|bring|lead) ?(?:me|us|here)?\\b',
    ),
    '\\bwho (?:will|can|is going to|is there to|would) help\\b',
  ),
  formOf(
    sequence(
      '\\b(?:call|get|need|want(?! to (?:know|ask)))(?: \\w+){0,3}',
      ' (?:doctor|police|ambulance|security|owner)',
      `\\b(?!${sequence(
        ' (?:has |have |had |only |just )*',
        '(?:allow|permit|told|tells|said|says|advis|ask|gave|given|recommend)',
      )})`,
    ),
    sequence(
      '(?<!\\b(?:must|will|have to|should|i|to) )',
      '\\b(?:call|get|bring|fetch|phone|ring|want|need)(?: me)? my',
      ' (?:son|daughter|wife|husband|mother|father|family|friend)',
      '\\b(?! (?:is|was|likes|wants|told|said|likes|and i))',
    ),
    '\\b(?:talk|speak) (?:to|with)(?: \\w+){0,3} (?:owner|manager|someone|person|staff|man|lady)\\b',
  ),
  formOf(
    '\\b(?:please |just )?come (?:and |to )?(?:get|take|fetch|help|pick|guide|assist|hold) me\\b',
    '\\b(?:please )?assist me\\b',
    '\\bsomeone please\\b',
    '\\bsomebody please\\b',
    '\\bany (?:staff|helper|assistant|salesman|one here)\\b',
    '\\bkoi (?:hai|madad)\\b',
    '\\bmadad\\b',
    '\\bnobody (?:is )?(?:here|helping|there)\\b',
    '^hello (?:anybody|anyone|somebody|is anyone|koi)\\b',
    '\\b(?:lady|man|boy|girl|person) who can (?:help|take|guide)\\b',
    '\\bis (?:anybody|anyone|somebody|someone) (?:around|here|there|free)\\b',
  ),
  formOf(
    '\\b(?:anybody|anyone|somebody|someone|any body) working\\b',
    `\\b${oneOf(
      'ring the bell|help ?desk',
      'customer (?:care(?! (?:number|email|line|id))|service)',
      'connect me to|nobody is here|no one is here',
      'there is (?:nobody|no one)',
      'anyone working|koi hai|human being|some help from|help from',
      'get (?:some |any )?(?:help|assistance)',
      '(?<!\\bwait for )assistance',
      'call (?:for )?help',
      'come (?:and )?help',
      'help desk',
    )}\\b`,
  ),
  formOf(
    '\\b(?:get|need|want|bring|give)(?: me)? (?:a |the )?wheel ?chair\\b',
    sequence(
      '\\b(?:i would |i will |i |rather |prefer )+(?:ask|to ask|have) (?:an? |some )?',
      '(?:human|real|actual|person)(?: person| being)?\\b',
    ),
    sequence(
      '\\b(?:ring|ask|phone|(?<!\\bno need to )shout) for',
      ' (?:help|somebody|someone|anybody|staff|a person|the (?:manager|staff|guard))\\b',
    ),
  ),
  /\bi need (?:my |some |a |an )?(?:medicines?|tablets?|insulin|inhaler|first aid)\b/,
  formOf(
    sequence(
      '\\b(?:find out|ask|check)(?: it| this)? (?:from|with) (?:the |your |any )?',
      '(?:staff|salesman|manager|shop ?keeper)\\b',
    ),
    '\\b(?:i want|i would like|have|i need) to complain\\b',
    '\\bcan not (?:do|manage) (?:this|it) alone\\b',
  ),
]
