/** Of what shoppers are told of themselves, kept on the phone by who has heard it: another one is told again. */
export const NOTICE_VERSION = '2026-11'
