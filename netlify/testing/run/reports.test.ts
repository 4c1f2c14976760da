import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { readPlaywrightCounts, readVitestCounts } from './reports.ts'

let folder: string
let noFile: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-reports-'))
  noFile = join(folder, 'none.json')
})
afterAll(() => rm(folder, { recursive: true }))

async function report(content: unknown): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

it('counts a test file that could not be read as a failure', async () => {
  const testResults = [{ name: 'a.test.ts', message: 'SyntaxError', status: 'failed', assertionResults: [] }]
  const file = await report({ numPassedTests: 5, numFailedTests: 1, testResults })
  expect(await readVitestCounts(file, noFile)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['a.test.ts\nSyntaxError'],
    unsure: [],
  })
})

it('names each failed test with the beginning of why', async () => {
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: [`no${'\nline'.repeat(30)}`] }
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }]
  const { failures } = await readVitestCounts(
    await report({ numPassedTests: 0, numFailedTests: 1, testResults }),
    noFile,
  )
  expect(failures).toEqual([`a.test.ts › adds up\nno${'\nline'.repeat(11)}`])
})

it('tells browser tests that needed a second try, that failed, and errors outside of tests', async () => {
  const error = { message: '\u001B[31mnot there\u001B[39m' }
  const tests = [
    {
      status: 'flaky',
      projectName: 'phone',
      results: [{ error, attachments: [{ path: '/a.png' }] }, { attachments: [{ path: '/b.zip' }, {}] }],
    },
    { status: 'expected', projectName: 'desktop' },
    { status: 'unexpected', projectName: 'tablet', results: [{ error }] },
  ]
  const group = { title: 'home', file: 'a.spec.ts', specs: [{ title: 'stands', tests }] }
  const file = await report({
    config: { rootDir: join(projectFolder, 'web/e2e') },
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [{ message: 'no server' }],
    suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [group] }],
  })
  expect(await readPlaywrightCounts(file)).toEqual({
    passed: 4,
    failed: 2,
    failures: ['web/e2e/a.spec.ts › home stands\nnot there', 'no server'],
    unsure: [
      {
        runner: 'playwright',
        file: 'web/e2e/a.spec.ts',
        title: 'home stands',
        project: 'phone',
        message: 'not there',
        traces: ['/a.png', '/b.zip'],
      },
    ],
  })
})

it('counts a missing report as a failure', async () => {
  expect(await readVitestCounts(noFile, noFile)).toMatchObject({ passed: 0, failed: 1 })
  expect(await readPlaywrightCounts(noFile)).toMatchObject({ passed: 0, failed: 1 })
})
