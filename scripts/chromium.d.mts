/** A Chromium that is already here: the CHROMIUM variable, then PATH, the usual places, playwright's own. */
export function findChromium(): Promise<string | undefined>
/** The path of a Chromium, installed first when none is found. Throws when there is no way to get one. */
export function ensureChromium(): Promise<string>
