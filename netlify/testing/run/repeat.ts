import { join } from 'node:path'
import { runTool } from '#server/command/tool.ts'
import { readPlaywrightCounts, readVitestCounts } from './reports.ts'
import type { UnsureTest } from './unsure-test.ts'

/** How many times a test that was unsure runs again, alone. */
export const repetitions = 5

/** How the runners are started. */
export interface Runners {
  /** The folder for reports and logs. */
  folder: string
  configs: Record<UnsureTest['runner'], string>
  environment?: Record<string, string>
}

/**
 * Runs a test alone, five times, without a second try; true when it passed each time. The runner's output
 * goes to a log in the runners' folder.
 */
export async function passesAlone(test: UnsureTest, runners: Runners): Promise<boolean> {
  return test.runner === 'vitest' ? passesInVitest(test, runners) : passesInPlaywright(test, runners)
}

async function passesInVitest({ file, title }: UnsureTest, runners: Runners): Promise<boolean> {
  const report = join(runners.folder, 'repeated-vitest.json')
  const code = await runTool(
    'vitest',
    [
      'run',
      `--config=${runners.configs.vitest}`,
      file,
      '--testNamePattern',
      `^${RegExp.escape(title)}$`,
      `--repeats=${repetitions - 1}`,
      '--retry=0',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { ...logIn(runners), environment: runners.environment ?? {} },
  )
  // A filter that finds no test would pass too.
  const { passed } = await readVitestCounts(report, '')
  return code === 0 && passed === 1
}

async function passesInPlaywright(
  { file, title, project = '' }: UnsureTest,
  runners: Runners,
): Promise<boolean> {
  const report = join(runners.folder, 'repeated-playwright.json')
  const code = await runTool(
    'playwright',
    [
      'test',
      `--config=${runners.configs.playwright}`,
      file,
      `--grep=${RegExp.escape(title)}$`,
      `--project=${project}`,
      `--repeat-each=${repetitions}`,
      '--retries=0',
      '--workers=1',
      '--trace=retain-on-failure',
      `--output=${join(runners.folder, 'repeated')}`,
      '--reporter=json',
    ],
    {
      ...logIn(runners),
      environment: { ...runners.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  const { passed } = await readPlaywrightCounts(report)
  return code === 0 && passed === repetitions
}

function logIn({ folder }: Runners): { log: string } {
  return { log: join(folder, 'repeated.log') }
}
