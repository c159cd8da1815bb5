/** The large picture for who sees a little: its buttons, which are the words for it too, and what is said when these changed it. */
export const pictureTexts = {
  title: 'The large picture',
  live: 'What the camera sees',
  still: 'The picture that stands still',
  larger: 'Larger',
  smaller: 'Smaller',
  up: 'Move up',
  down: 'Move down',
  left: 'Move left',
  right: 'Move right',
  freeze: 'Freeze the picture',
  thaw: 'Live picture',
  close: 'Close the picture',
} as const

export const pictureSaid = {
  shown: 'The picture fills the screen. To have it stand still, say: freeze the picture.',
  frozen: 'The picture stands still. Say: larger picture, smaller picture, or close the picture.',
  thawed: 'The camera again.',
  larger: 'Larger.',
  smaller: 'Smaller.',
  left: 'To the left.',
  right: 'To the right.',
  up: 'Upwards.',
  down: 'Downwards.',
  limit: 'It goes no further.',
  closed: 'The picture is closed.',
  none: 'I have no picture to show. Ask first: what is this?',
} as const
