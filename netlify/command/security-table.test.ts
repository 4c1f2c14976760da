import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'

interface Requirement {
  ids: string[]
  standing: string
  files: string[]
}

async function readTable(): Promise<Requirement[]> {
  const text = await readFile(join(projectFolder, 'netlify/security.md'), 'utf8')
  const rows = text.split('\n').filter((line) => /^\| \d+\.\d/.test(line))
  return rows.map((row) => {
    const [, ids = '', , standing = '', tests = ''] = row.split('|').map((cell) => cell.trim())
    return {
      ids: ids.replace(' (L3)', '').split(', '),
      standing,
      files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    }
  })
}

test('every requirement stands once, and every test it names exists', async () => {
  const rows = await readTable()
  const ids = rows.flatMap((row) => row.ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^\d+\.\d+\.\d+$/)
  expect(ids.length).toBeGreaterThan(90)
  for (const file of rows.flatMap((row) => row.files))
    expect({ file, exists: existsSync(join(projectFolder, file)) }).toEqual({ file, exists: true })
})

test('every attack that was shown has a test that exists', async () => {
  const text = await readFile(join(projectFolder, 'netlify/security.md'), 'utf8')
  const [, attacks = ''] = text.split('## Doors that were open once')
  // The rows below the heading and its line.
  const rows = attacks
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) {
    const files = [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect({ row, files: files.length > 0 }).toEqual({ row, files: true })
    for (const file of files)
      expect({ file, exists: existsSync(join(projectFolder, file)) }).toEqual({ file, exists: true })
  }
})

test('what is met is tested, and what is not says so', async () => {
  for (const { ids, standing, files } of await readTable()) {
    expect({ ids, standing }).toEqual({
      ids,
      standing: expect.stringMatching(/^(?:met|gap|partly|a reasoned exception)/),
    })
    if (standing.startsWith('met')) expect({ ids, files: files.length > 0 }).toEqual({ ids, files: true })
  }
})
