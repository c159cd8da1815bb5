/** What a shopper who called staff is told; blanks as in `spokenTexts`. `staff.call`, the first of it, stands there. */
export const staffCallTexts = {
  'staff.told': 'Staff see your call on their screen.',
  'staff.alone': 'No staff screen is open. I am sounding for them.',
  'staff.unreached': 'I cannot reach the staff screens now. I am sounding for them.',
  'staff.coming': 'Staff are coming to you.',
  'staff.nobody': 'Nobody has answered yet. Say call staff to call again.',
  'staff.waiting': 'I am waiting with you. Say call staff to call again, or no staff needed.',
  'staff.over': 'Staff have put your call away. If nobody is with you, say call staff.',
  'staff.off': 'All right. I have told staff that you do not need them.',
  'staff.none': 'No call to staff is open.',
} as const
export type StaffCallId = keyof typeof staffCallTexts

/** Who comes, where they gave a name. */
export const staffName = (name: string) => `It is ${name}.`
