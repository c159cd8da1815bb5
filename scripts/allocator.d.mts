/** What the environment of a server says to glibc's allocator before it starts. */
export const ALLOCATOR: Readonly<{ MALLOC_TRIM_THRESHOLD_: string }>
