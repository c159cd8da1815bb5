import { fileURLToPath } from 'node:url'

/** The page as vite built it: two levels up from here, in `src/server` as in `dist/server`. */
export const webFolder = fileURLToPath(new URL('../../dist/web/', import.meta.url))
