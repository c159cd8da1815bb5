import type { Reporter, TestCase } from 'vitest/node'

/** Prints why a test failed that passed when it was run once more: without a reason it cannot be mended. */
// biome-ignore lint/style/noDefaultExport: it is what vitest takes of a reporter's file.
export default class TellRetried implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return
    for (const { stack, message } of test.result().errors ?? [])
      console.log(`── failed before it passed: ${test.fullName}\n${stack ?? message}`)
  }
}
