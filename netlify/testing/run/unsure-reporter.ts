import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'
import { beginning } from './beginning.ts'
import type { UnsureTest } from './unsure-test.ts'

/** Writes the tests that passed only at a second try, as JSON, into the file that UNSURE_REPORT names. */
export default class UnsureReporter implements Reporter {
  readonly #found: UnsureTest[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    this.#found.push({
      runner: 'vitest',
      file: test.module.relativeModuleId,
      title: test.fullName,
      message: beginning(test.result().errors?.[0]?.message),
      traces: [],
    })
  }

  onTestRunEnd(): void {
    if (process.env.UNSURE_REPORT) writeFileSync(process.env.UNSURE_REPORT, JSON.stringify(this.#found))
  }
}
