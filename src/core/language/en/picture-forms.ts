/** What is to be done with the large picture on the screen. Matched over plain words. */
export const pictureForms = [
  ['freeze', /^(?:freeze|hold|keep) (?:the|this|that) picture(?: still)?$/],
  ['show', /^(?:(?:show|open|enlarge)(?: me)? (?:the|a) (?:(?:large|big) )?picture|large picture)$/],
  [
    'thaw',
    /^(?:live picture|(?:show(?: me)? )?the (?:camera|picture) (?:again|live)|unfreeze (?:the|this) picture)$/,
  ],
  ['larger', /^(?:(?:make (?:it|the picture) )?(?:larger|bigger)|zoom in|(?:larger|bigger) picture)$/],
  ['smaller', /^(?:(?:make (?:it|the picture) )?smaller|zoom out|smaller picture)$/],
  ['close', /^(?:close|hide) (?:the|this) picture$/],
] as const satisfies readonly (readonly [string, RegExp])[]

export type PictureCommand = (typeof pictureForms)[number][0]
