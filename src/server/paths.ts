import { fileURLToPath } from 'node:url'

/** The project's root: two levels up from here, in `src/server` as in `dist/server`. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** The page as vite built it. */
export const webFolder = fileURLToPath(new URL('../../dist/web/', import.meta.url))
