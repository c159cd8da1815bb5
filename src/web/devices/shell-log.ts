/** The browser's own log is the product's only one on a phone: what is wrong with a path, never a word of a person. */
const { console: shell } = globalThis

export const logLine = (level: 'info' | 'warn', line: string) => shell[level](line)
