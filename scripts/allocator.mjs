/**
 * glibc's allocator reads this once, as a process starts. Unset, each thread that has handled large pictures keeps up
 * to 64 MB that it no longer uses; with a megabyte in its place they go back to the system (docs/decisions/0123). Other
 * allocators do not look at it.
 */
export const ALLOCATOR = { MALLOC_TRIM_THRESHOLD_: '1048576' }
