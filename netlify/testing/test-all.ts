import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '#server/command/failure.ts'
import { projectFolder } from '#server/command/project.ts'
import { runTool } from '#server/command/tool.ts'
import { newestPostgres } from '#server/local/postgres/ensure-postgres.ts'
import { ensureChromium } from './chromium.ts'
import { readPlaywrightCounts, readVitestCounts } from './test-counts.ts'

const reports = join(projectFolder, '.local/test-reports')
const vitestReport = join(reports, 'vitest.json')
const flakyReport = join(reports, 'flaky.json')
const playwrightReport = join(reports, 'playwright.json')

/** `npm test`: runs everything and prints the sum in the last line. */
await runCommand(async () => {
  const chromium = await ensureChromium()
  const postgres = newestPostgres()
  if (postgres) console.log(`Tests run on Postgres ${postgres.version}.`)
  else console.warn('There is no Postgres on this machine: the tests that compare with one are skipped.')
  // Reports of an earlier run are removed, so that they cannot stand in for one that was never written.
  await rm(reports, { recursive: true, force: true })
  await mkdir(reports, { recursive: true })

  const vitestCode = await runTool(
    'vitest',
    [
      'run',
      '--config=web/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./netlify/testing/flaky-reporter.ts',
      `--outputFile.json=${vitestReport}`,
    ],
    { FLAKY_REPORT: flakyReport },
  )
  const playwrightCode = await runTool(
    'playwright',
    ['test', '--config=web/playwright.config.ts', '--reporter=list,json'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  )

  const counts = [
    await readVitestCounts(vitestReport, flakyReport),
    await readPlaywrightCounts(playwrightReport),
  ]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const counted = counts.reduce((sum, count) => sum + count.failed, 0)
  // A second try shows whether a test is unreliable or broken; an unreliable one fails the run too.
  const flaky = counts.flatMap((count) => count.flaky)
  // A runner can fail without a failed test, for example on an unhandled rejection.
  const unexplained = counted === 0 && (vitestCode !== 0 || playwrightCode !== 0) ? 1 : 0
  const failed = counted + flaky.length + unexplained
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`\nFailed: ${failure}`)
  for (const name of flaky) console.log(`\nNeeded a second try: ${name}`)
  console.log(`\n${passed - flaky.length} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
})
