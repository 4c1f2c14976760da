import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { judgeUnsure } from './judge-unsure.ts'
import { noteUnsure, readUnsureList } from './unsure-list.ts'
import { nameOf, type UnsureTest } from './unsure-test.ts'

const test: UnsureTest = {
  runner: 'playwright',
  file: 'web/e2e/a.spec.ts',
  title: 'stands',
  project: 'phone',
  message: 'no',
  traces: [],
}
const name = 'web/e2e/a.spec.ts › stands (phone)'
const passes = async () => true
const fails = async () => false
const verdict = async (...options: [day: string | undefined, passesAlone: () => Promise<boolean>]) => {
  const [day, passesAlone] = options
  const list = day ? [{ test: name, day }] : []
  const [first] = await judgeUnsure([test], list, '2026-11-25', passesAlone)
  return first?.fails
}

it('an unsure test that passes each time alone lets the run pass', async () => {
  expect(await verdict(undefined, passes)).toBe(false)
})

it('one that fails again alone fails the run', async () => {
  expect(await verdict(undefined, fails)).toBe(true)
})

it('one that was noted within fourteen days fails the run, however often it passes alone', async () => {
  expect(await verdict('2026-11-11', passes)).toBe(true)
  expect(await verdict('2026-11-10', passes)).toBe(false)
})

it('the list keeps a name once with its newest day, and forgets what is older than fourteen days', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-unsure-'))
  const file = join(folder, 'unsure.json')
  const list = [
    { test: 'long ago', day: '2026-11-10' },
    { test: 'another', day: '2026-11-11' },
    { test: name, day: '2026-11-20' },
  ]
  await noteUnsure(file, list, [nameOf(test)], '2026-11-25')
  expect(await readUnsureList(file)).toEqual([
    { test: 'another', day: '2026-11-11' },
    { test: name, day: '2026-11-25' },
  ])
  expect(await readFile(file, 'utf8')).toMatch(/\n$/)
  await rm(folder, { recursive: true })
})
