import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newestInstalled } from './installed.ts'

const folder = mkdtempSync(join(tmpdir(), 'programs-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A folder with stand-ins of Postgres's programs, which say this version. */
function install(version: string): string {
  const programs = join(folder, version)
  mkdirSync(programs)
  for (const name of ['initdb', 'postgres']) {
    const file = join(programs, name)
    writeFileSync(file, `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`)
    chmodSync(file, 0o755)
  }
  return programs
}

test('the newest version is used, wherever on the path it lies, and none before 15', () => {
  const [old, first, newest, next] = ['9.6.24', '97.9', '98.10', '98.9'].map(install)
  expect(newestInstalled(`${old}:${first}:${newest}:${next}:${folder}/none`)).toEqual({
    programs: newest,
    version: '98.10',
  })
  expect(newestInstalled(old)?.programs).not.toBe(old)
})
