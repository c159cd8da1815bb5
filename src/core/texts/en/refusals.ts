/** What a socket answers in its error frames; the page shows them. */
export const refusals = {
  noVoice: 'The voice cannot be reached. Please try again.',
  silent: 'Nothing was said in time.',
  failed: 'Something went wrong here. Please try again.',
  /** A person's own token or service; `status` is the service's, when it said one. */
  serviceRefused: (status: number | undefined) =>
    `The voice service refused the access token or the model${status === undefined ? '' : ` (${status})`}. Please check them.`,
} as const
