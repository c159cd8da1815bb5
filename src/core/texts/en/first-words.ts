/** What a newcomer hears in the tap itself: it comes with the first page, before all other sentences. */
export const firstWords = {
  'perm.microphone': 'Your phone now asks for the microphone, so that I hear you. Please allow it.',
} as const
