import { BaseSequencer, type TestSpecification } from 'vitest/node'

const way = process.env.TEST_ORDER === 'backwards' ? -1 : 1

/**
 * Begins the files that are named with the longest of them, so that the last to begin is a short one; the others come
 * behind, by name, or backwards with `TEST_ORDER=backwards`: files of one worker share its modules, and one that needs what
 * another left behind fails in one of both orders. A name is the end of a file's path, without `.test.ts`.
 */
export const longestFirst = (longest: readonly string[]) =>
  class LongestFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const place = ({ moduleId }: TestSpecification) =>
        longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      const order = (file: TestSpecification) => (place(file) < 0 ? longest.length : place(file))
      const byName = files.toSorted((one, other) => way * one.moduleId.localeCompare(other.moduleId))
      return byName.toSorted((one, other) => order(one) - order(other))
    }
  }
