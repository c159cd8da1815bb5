/** What the environment of a server says to glibc's allocator before it starts. */
export const ALLOCATOR: Readonly<{ MALLOC_TRIM_THRESHOLD_: string }>

/** Runs `main` where that was said: here, or in a process that takes this one's place and ends with it. */
export function withProcessOptions(main: () => void | Promise<void>): Promise<void>
export const EXPRESSIONS: string
