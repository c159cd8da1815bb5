const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Deny what stands behind them, over any of the carriers. */
export const negators = set('not never nowhere hardly without neither nor none except instead nobody')

/** Stand between a denial and what it denies. */
export const carriers = set(
  'the a an is are am was at in to near want wants go going any my need be been for reach reached come coming like say said saying you yet really that this some your it all think i am will we me more of on now get take see find found have into by want would ask asked meant exactly even has taken brought told',
)

/** The same behind a plain "no". */
export const noCarriers = set('the a an at in near any more of')

/** "I'm not at home": who denies one place has not said the other. */
export const notHome = /\b(?:not|nor|neither) (?:at |in )?(?:my |the )?(?:home|house)\b/
export const notStore = /\b(?:not|nor|neither) (?:at |in |inside )?(?:the |a |your )?(?:store|shop)\b/

/** "Nothing you put in my mobile", "don't keep it": whatever else is said, it is not to be saved. */
export const savesNothing =
  /^(?:nothing|never)\b|\b(?:do not|don't|dont) (?:put|save|keep|add|install|store)\b/

/** "Why would I want the counter?": who says so may want anything but that. */
export const asksWhyThey = /\bwhy (?:would|should|will) (?:i|we)\b/
