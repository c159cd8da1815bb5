import type { Preferences } from '../../session/preferences.ts'

/** Settings that no other word changes: what each sentence makes of them. Matched over plain words. */
export const settingForms = [
  [
    'phoneVoice',
    /^(?:use|speak with|speak in|take) (?:my|the|this) phone s (?:own )?voice$|^(?:use|speak with) (?:my|the) own voice of (?:my|the) phone$/,
    { voice: 'phone' },
  ],
  [
    'ourVoice',
    /^(?:use|speak with|speak in|take) (?:your (?:own )?|the helper s )voice(?: again)?$/,
    { voice: 'server' },
  ],
  [
    'signsOff',
    /^(?:turn |switch )?(?:the )?(?:sounds|signs|vibration|sounds and vibration) off$|^(?:turn|switch) off (?:the )?(?:sounds|signs|vibration|sounds and vibration)$/,
    { signs: false },
  ],
  [
    'signsOn',
    /^(?:turn |switch )?(?:the )?(?:sounds|signs|vibration|sounds and vibration) on(?: again)?$|^(?:turn|switch) on (?:the )?(?:sounds|signs|vibration|sounds and vibration)(?: again)?$/,
    { signs: true },
  ],
  [
    'short',
    /^(?:always )?say less(?: from now on)?$|^(?:give (?:me )?|i want )?short answers(?: only)?(?: from now on)?$/,
    { short: true },
  ],
  [
    'whole',
    /^(?:always )?say everything(?: again)?(?: from now on)?$|^(?:give (?:me )?|i want )?(?:long|full|whole) answers(?: again)?(?: from now on)?$/,
    { short: false },
  ],
  ['phoneEarAsked', /^(?:let my phone listen|use (?:my|the) phone s (?:own )?(?:ear|recogniser))$/, {}],
  ['phoneEarOn', /^my phone may listen$/, { phoneEar: true }],
  ['phoneEarOff', /^my phone must not listen$|^listen (?:by )?yourself$/, { phoneEar: false }],
] as const satisfies readonly (readonly [string, RegExp, Partial<Preferences>])[]

export type SettingCommand = (typeof settingForms)[number][0]
