import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { beginning } from './beginning.ts'
import type { UnsureTest } from './unsure-test.ts'

export interface TestCounts {
  passed: number
  failed: number
  /**
   * The failed tests, each with the first lines of its failure. They are printed again at the end, because a
   * long log is read from there.
   */
  failures: readonly string[]
  /** The tests that passed only at a second try. */
  unsure: readonly UnsureTest[]
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
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightSuite {
  title: string
  /** From the folder of the browser tests. */
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: string
  projectName: string
  results?: { error?: { message?: string }; attachments?: { path?: string }[] }[]
}

/**
 * Counts from Vitest's JSON report; a file that fails before its first test counts as one failure.
 * `unsureFile` is the file that `unsure-reporter.ts` wrote, because the report does not tell second tries.
 */
export async function readVitestCounts(file: string, unsureFile: string): Promise<TestCounts> {
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
    unsure: (await readReport<UnsureTest[]>(unsureFile)) ?? [],
  }
}

/** Counts from Playwright's JSON report; an error outside of any test counts as one failure. */
export async function readPlaywrightCounts(file: string): Promise<TestCounts> {
  const report = await readReport<PlaywrightReport>(file)
  if (!report) return missing(file)
  const { expected, flaky, unexpected } = report.stats
  const tests = (report.suites ?? []).flatMap((suite) => testsOf(suite, report.config.rootDir))
  const failed = tests.filter(({ status }) => status === 'unexpected')
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    failures: [
      ...failed.map(({ file: spec, title, message }) => `${spec} › ${title}\n${message}`),
      ...report.errors.map(({ message }) => beginning(message)),
    ],
    unsure: tests.filter(({ status }) => status === 'flaky').map(({ status: _, ...test }) => test),
  }
}

type ToldTest = UnsureTest & { status: string }

function testsOf(suite: PlaywrightSuite, folder: string, groups: readonly string[] = []): ToldTest[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, projectName, results = [] }) => ({
      runner: 'playwright' as const,
      file: relative(projectFolder, join(folder, suite.file)),
      title: [...groups, title].join(' '),
      project: projectName,
      message: beginning(results[0]?.error?.message),
      traces: results.flatMap(({ attachments = [] }) => attachments.flatMap(({ path }) => path ?? [])),
      status,
    })),
  )
  const inner = (suite.suites ?? []).flatMap((group) => testsOf(group, folder, [...groups, group.title]))
  return [...own, ...inner]
}

function missing(file: string): TestCounts {
  return { passed: 0, failed: 1, failures: [`${file} was not written.`], unsure: [] }
}

/** A runner's JSON report; undefined when the runner wrote none. */
export async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Report)
}
