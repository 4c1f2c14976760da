import { readFile } from 'node:fs/promises'

export interface TestCounts {
  passed: number
  failed: number
  /**
   * What failed, each with the first lines of its reason. They are printed again at the end, because a long log is read
   * from there.
   */
  failures: readonly string[]
  /** What passed only at a second try. */
  flaky: readonly string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name?: string
    message?: string
    status: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: string; projectName: string }[] }[]
}

/**
 * Counts of Vitest's JSON report; a file that fails before its first test counts as one failure. `flakyFile` is what
 * `flaky-reporter.ts` wrote, because the report does not tell second tries.
 */
export async function readVitestCounts(file: string, flakyFile: string): Promise<TestCounts> {
  const report = await readReport<VitestReport>(file)
  if (!report) return missing(file)
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} › ${test.fullName}\n${beginning(test.failureMessages?.join('\n'))}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => `${name}\n${beginning(message)}`)],
    flaky: (await readReport<string[]>(flakyFile)) ?? [],
  }
}

/** Counts of Playwright's JSON report; an error outside of any test counts as one failure. */
export async function readPlaywrightCounts(file: string): Promise<TestCounts> {
  const report = await readReport<PlaywrightReport>(file)
  if (!report) return missing(file)
  const { expected, flaky, unexpected } = report.stats
  // Playwright prints its failures at the end itself.
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    failures: [],
    flaky: (report.suites ?? []).flatMap(flakyTests),
  }
}

function flakyTests({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${spec.title} (${projectName})`),
  )
  return [...own, ...suites.flatMap(flakyTests)].map((name) => `${title} › ${name}`)
}

function missing(file: string): TestCounts {
  return { passed: 0, failed: 1, failures: [`${file} was not written.`], flaky: [] }
}

const shownLines = 12

function beginning(text = ''): string {
  return text.split('\n').slice(0, shownLines).join('\n')
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Report)
}
