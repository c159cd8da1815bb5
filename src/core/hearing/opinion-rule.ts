/** Figures: docs/hearing.md, "Two ears, one opinion". */
export const opinionRule = {
  /** From so far above the noise on the neural words need no second voice. */
  quietDb: 30,
  /** How much worse than the best sounds at all, for each sound, the neural words may fit when both mean the same … */
  agreedFit: -1.8,
  /** … and the grammar's. */
  agreedOtherFit: -2.5,
  /** The neural ear agrees with one of its sentences that is hardly behind its best … */
  agreedLag: -1.5,
  /** … or, in quiet, behind one word that means nothing: "tell" is most likely a call for help, if both ears know it. */
  agreedLagQuiet: -7,
  /** The neural words are sure when they fit so well … */
  sureFit: -0.8,
  /** … are so much better than the next sentence with another meaning … */
  sureLead: 2,
  /** … and have so many sounds: two of them are in every noise. */
  surePhones: 3,
  /** They are possible when they fit so well. */
  possibleFit: -0.9,
  /** … and a sentence, of so many words, when it fits so well: no foreign word is one. */
  possibleSentenceFit: -1.2,
  sentenceWords: 3,
  /** In quiet the grammar's words are possible when they fit so well and hardly worse than the neural ones … */
  closeFit: -1.5,
  closeLag: -4,
  /** … and sure when they are long and the neural ones fit no better … */
  longPhones: 6,
  longLag: -0.5,
  /** … or the grammar's decoder heard them well (by chance it hears nothing long well), each z making up for some fit. */
  heardZ: 0,
  heardFit: -1.3,
  fitOfZ: 1 / 15,
  /** Where the neural ear is not sure, what that decoder heard well is possible down to here. */
  unsureFit: -2,
  /** … or what both together find better than this … */
  unsureHeard: -1.6,
  /** … or, where the neural ear heard next to nothing, what fits and was heard so well: foreign words have z under -7. */
  alikeFit: -2.5,
  alikeZ: -3,
  littlePhones: 2,
  /** Neural words that only begin the grammar's have lost their end: those are possible when they fit so well. */
  begunFit: -2,
  noisyBegunFit: -3.3,
  /** In noise the neural ear loses sounds that were said: it only says which of the grammar's words cannot have been. */
  noisyFit: -1.1,
  noisyHeard: -3.3,
  /** In a hold it rules out less, since what was said there was meant for us: such words are asked back. */
  heldFit: -2,
  /** In quiet a sentence that means nothing and fits so well was not understood. */
  lostFit: -2,
  /** … and fills what was said: people say ten sounds and more in a second, the slowest four. */
  lostPhonesPerS: 4,
  /** … nor was one that means something where such a one is so little behind: nobody guesses which. */
  lostLag: -0.5,
  /** Long ones are possible when they fit less: by chance the grammar's decoder accepts nothing long. */
  noisyLongPhones: 10,
  noisyLongFit: -4,
  noisyLongZ: -8,
  /** … but not where they are so much less likely than silence. */
  noisyLongSilence: -12,
  /** Short ones cannot have been when the neural ear heard others by so much more than silence, and them so much worse. */
  shortPhones: 6,
  otherSound: 5,
  otherLag: -7.5,
  /** … but for what the grammar's decoder heard so well. */
  otherZ: 3,
  /** Neural words alone count in noise when they are long, fit well and have no rival; they are asked back. */
  aloneFit: -0.5,
  aloneLead: 3,
  alonePhones: 4,
  /** So often nobody says a word who wants something by it: "stop stop stop" is less. */
  chantWords: 8,
  /** Of the words heard, the same one: the ears mishear some of a long row. */
  chantShare: 0.6,
  /** So much better with any sounds behind them words may fit that are all. */
  nothingBehind: 0.5,
  /** Sounds that are added to those of the words: few fit by chance. */
  moreSounds: 2,
  /** What hardly fits (-1.8) is as sure as what the grammar's decoder hardly accepts (-18). */
  zOfFit: 10,
} as const
