/** How somebody asks what becomes of them here. Matched over plain words, politeness taken off. */
export const noticeForms = [
  [
    'known',
    /^what (?:all )?do you (?:know|keep|store|remember|have) (?:of|about|on) me$|^what (?:data|information) do you (?:have|keep|store)(?: (?:of|about|on) me)?$/,
  ],
  [
    'forget',
    /^(?:forget|delete|erase) (?:me|my data|all my data|everything about me|all you know (?:of|about) me|everything you know (?:of|about) me)$/,
  ],
  [
    'machine',
    /^(?:am i|are we) (?:talking|speaking) (?:to|with) (?:a )?(?:machine|computer|robot|person|human|human being|real person)$|^are you (?:a |an )?(?:machine|robot|human|computer|person|real person|real human)$/,
  ],
  [
    'access',
    /^how accessible (?:is|are) (?:this|it|you|the app|this app)$|^(?:read |tell me )?(?:the )?accessibility statement$|^(?:where|how|to whom) (?:can|do|should) i complain(?: to)?$/,
  ],
  [
    'tell',
    /^(?:read |tell me |say )?(?:the |your )?privacy(?: notice| policy)?$|^what (?:do you|are you) (?:hear|hearing|record|recording|listening to|seeing)(?: and see)?$|^(?:are you|do you) (?:recording|record)(?: me| this| my voice)?$|^who (?:hears|can hear|listens to) (?:me|this)$|^what happens (?:to|with) my (?:voice|data|pictures)$/,
  ],
  ['agree', /^i (?:agree|consent)$|^i give (?:my )?consent$/],
  [
    'withdraw',
    /^i (?:do not|no longer) (?:agree|consent)(?: any more| anymore)?$|^i (?:take back|withdraw|take) my consent(?: back)?$/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[]
