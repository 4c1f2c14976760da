import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure, runCommand } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import { runTool } from '#server/command/tool.ts'
import { newestPostgres } from '#server/local/postgres/ensure-postgres.ts'
import { ensureChromium } from './chromium.ts'
import { judgeUnsure } from './judge-unsure.ts'
import { type KeptResults, keepResults, readKeptResults, resultsOf, unchangedTools } from './kept-results.ts'
import { passesAlone, type Runners } from './repeat.ts'
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './reports.ts'
import { patternOf, type ToolTests, toolTests } from './tool-tests.ts'
import { noteUnsure, readUnsureList } from './unsure-list.ts'
import { nameOf } from './unsure-test.ts'

const folder = join(projectFolder, '.local/test-reports')
const report = (name: string) => join(folder, name)
const isCi = Boolean(process.env.CI)
const unsureFile = join(import.meta.dirname, 'unsure.json')

interface Part extends TestCounts {
  name: string
  seconds: number
}

/**
 * `npm test`: runs all tests and prints the sum in the last line. Tests of a tool that has not changed since
 * its last green run are left out; `npm test -- --all` runs those too.
 */
await runCommand(async () => {
  const isWhole = readOptions(process.argv.slice(2))
  const chromium = await ensureChromium()
  const postgres = newestPostgres()
  if (postgres) console.log(`Postgres ${postgres.version}`)
  else
    console.warn(
      'There is no Postgres on this machine: tests load an embedded one, and those that compare with one are skipped.',
    )
  // Reports of an earlier run are removed, so that none of them stands in for a report that was never
  // written.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const runners: Runners = {
    folder,
    configs: { vitest: 'web/vitest.config.ts', playwright: 'web/playwright.config.ts' },
    environment: { CHROMIUM_PATH: chromium },
  }

  const today = new Date().toISOString().slice(0, 10)
  const now = await resultsOf(toolTests, today)
  const left = isWhole ? [] : unchangedTools(toolTests, await readKeptResults(), now, isCi)
  const below = await timed('Below the browser', () => runVitest(runners, left))
  // Only after a run without any failure is it certain that each file was run.
  if (below.failed === 0) await keepResults(resultsWithout(now, left))
  const parts = [below, await timed('In the browser', () => runPlaywright(runners))]
  const failures = parts.flatMap((part) => part.failures)
  for (const failure of failures) console.log(`\nFailed: ${failure}`)
  const counted = parts.reduce((sum, part) => sum + part.failed, 0)
  const unmended = await settleUnsure(parts, runners, today, counted > 0)

  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = counted + unmended
  for (const part of parts)
    console.log(`${part.name}: ${part.passed} passed, ${part.failed} failed, in ${part.seconds} s`)
  if (left.length > 0)
    console.log(
      `Left out, unchanged since they passed: ${left.map(({ name }) => name).join(', ')}; npm test -- --all`,
    )
  console.log(`\n${passed - unmended} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
})

/** Whether all tests are to run. Throws `Failure` for an unknown option. */
function readOptions(options: readonly string[]): boolean {
  const unknown = options.find((option) => option !== '--all')
  if (unknown)
    throw new Failure(`There is no option ${unknown}.`, 'There is --all: tests of unchanged tools run too.')
  return options.includes('--all')
}

/** The results without those of the tools whose tests were left out. */
function resultsWithout(results: KeptResults, left: readonly ToolTests[]): KeptResults {
  const names = left.map(({ name }) => name)
  return Object.fromEntries(Object.entries(results).filter(([name]) => !names.includes(name)))
}

async function timed(name: string, run: () => Promise<TestCounts>): Promise<Part> {
  const began = performance.now()
  console.log(`\n${name}`)
  const counts = await run()
  return { name, ...counts, seconds: Math.round((performance.now() - began) / 1000) }
}

async function runVitest(
  { configs, environment = {} }: Runners,
  left: readonly ToolTests[],
): Promise<TestCounts> {
  const code = await runTool(
    'vitest',
    [
      'run',
      `--config=${configs.vitest}`,
      ...left.map((tool) => `--exclude=${patternOf(tool)}`),
      '--retry=1',
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      '--reporter=./netlify/testing/run/unsure-reporter.ts',
      `--outputFile.json=${report('vitest.json')}`,
    ],
    { environment: { ...environment, UNSURE_REPORT: report('unsure.json') } },
  )
  return explained(code, await readVitestCounts(report('vitest.json'), report('unsure.json')))
}

async function runPlaywright({ configs, environment = {} }: Runners): Promise<TestCounts> {
  const code = await runTool(
    'playwright',
    ['test', `--config=${configs.playwright}`, '--retries=1', '--reporter=dot,json'],
    { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright.json') } },
  )
  return explained(code, await readPlaywrightCounts(report('playwright.json')))
}

/**
 * A runner can fail without a failed test, for example on an unhandled rejection: that counts as one failure.
 */
function explained(code: number, counts: TestCounts): TestCounts {
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: ['The runner failed beside its tests; it says why above.'] }
}

/**
 * Decides on the tests that needed a second try, prints each with what is known about it, and answers how
 * many of them fail the run. A run that failed anyway repeats none of them. A person's run notes their names,
 * CI's does not.
 */
async function settleUnsure(
  parts: readonly Part[],
  runners: Runners,
  today: string,
  hasFailed: boolean,
): Promise<number> {
  const unsure = parts.flatMap((part) => part.unsure)
  if (unsure.length === 0) return 0
  const list = await readUnsureList(unsureFile)
  const verdicts = hasFailed
    ? unsure.map((test) => ({ test, fails: false, why: 'not repeated, since the run failed' }))
    : await judgeUnsure(unsure, list, today, (test) => passesAlone(test, runners))
  if (!isCi) await noteUnsure(unsureFile, list, unsure.map(nameOf), today)
  for (const { test, fails, why } of verdicts)
    console.log(
      ['', `${fails ? 'Failed, unsure' : 'Unsure'}: ${nameOf(test)}`, why, ...test.traces, test.message].join(
        '\n',
      ),
    )
  console.log()
  return verdicts.filter(({ fails }) => fails).length
}
