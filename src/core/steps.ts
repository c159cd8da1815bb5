/**
 * Long work that can be laid down between any two steps: each `yield` is a place to breathe. Pure code yields;
 * only the edge knows how long it may hold its thread and when it goes on.
 */
export type Steps<T> = Generator<void, T, void>

/** Does all of it at once. */
export function runWhole<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Small enough that a slow phone's or a busy server's step stays under a few milliseconds. */
const ITEMS_A_STEP = 64

/** `items.map(make)` in steps. */
export function* mapInSteps<In, Out>(
  items: readonly In[],
  make: (item: In, index: number) => Out,
): Steps<Out[]> {
  const made: Out[] = []
  for (const [index, item] of items.entries()) {
    made.push(make(item, index))
    if (index % ITEMS_A_STEP === ITEMS_A_STEP - 1) yield
  }
  return made
}
