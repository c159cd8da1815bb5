/** What the environment of a server says to glibc's allocator before it starts. */
export const ALLOCATOR: Readonly<
  Record<'MALLOC_TRIM_THRESHOLD_' | 'MALLOC_MMAP_THRESHOLD_' | 'GLIBC_TUNABLES', string>
>

/** What Node is started with: large regular expressions are compiled at once, threads keep little room for new objects. */
export const OPTIONS: readonly string[]

/** Runs `main` in a process that has both: here, or in a process that takes this one's place and ends with it. */
export function withProcessOptions(main: () => void | Promise<void>): Promise<void>
