import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { passesAlone, type Runners } from './repeat.ts'
import type { UnsureTest } from './unsure-test.ts'

// Two small projects of tests, each with a sure test and one that fails its third run.

let folder: string
let runners: Runners

beforeAll(async () => {
  const root = join(projectFolder, '.local')
  await mkdir(root, { recursive: true })
  folder = await mkdtemp(join(root, 'repeat-'))
  const tests = (from: string) => `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    import { expect, test } from '${from}'
    const file = '${join(folder, 'count')}-${from.length}'
    test.describe('group (one)', () => {
      test('is sure', () => {})
      test('is sure of nothing', () => {
        const count = existsSync(file) ? Number(readFileSync(file, 'utf8')) + 1 : 1
        writeFileSync(file, String(count))
        expect(count).not.toBe(3)
      })
    })`
  await writeFile(
    join(folder, 'a.test.ts'),
    tests('vitest').replace('test.describe', 'describe').replace('{ expect', '{ describe, expect'),
  )
  await writeFile(join(folder, 'a.spec.ts'), tests('@playwright/test'))
  await writeFile(join(folder, 'vitest.config.ts'), `export default { root: '${folder}' }`)
  await writeFile(join(folder, 'playwright.config.ts'), `export default { projects: [{ name: 'desktop' }] }`)
  runners = {
    folder,
    configs: { vitest: join(folder, 'vitest.config.ts'), playwright: join(folder, 'playwright.config.ts') },
  }
})

afterAll(() => rm(folder, { recursive: true }))

describe.each(['vitest', 'playwright'] as const)('%s', (runner) => {
  const test = (title: string): UnsureTest => ({
    runner,
    file: join(folder, runner === 'vitest' ? 'a.test.ts' : 'a.spec.ts'),
    title: `group (one) ${runner === 'vitest' ? '> ' : ''}${title}`,
    project: 'desktop',
    message: '',
    traces: [],
  })

  it('a test that passes five times of five is sure', async () => {
    expect(await passesAlone(test('is sure'), runners)).toBe(true)
  })

  it('a test that fails one of them is not', async () => {
    expect(await passesAlone(test('is sure of nothing'), runners)).toBe(false)
  })

  it('a test that is not found is not', async () => {
    expect(await passesAlone(test('is nowhere'), runners)).toBe(false)
  })
})
