/** Where the live service answers, with a key instead of a token. */
export const SERVICE_PATH =
  '/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent?key=k'
