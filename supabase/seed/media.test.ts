import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { avifOf, pictureWidths } from '#web/lib/picture-files.ts'
import { demoCatalogue } from './catalogue.ts'
import { seedContent } from './content.ts'
import type { Run } from './rows.ts'

const kilobyte = 1024
const publicFolder = join(projectFolder, 'web/public')
/** Every file in /media by its address, with its size in bytes. */
const onDisk = new Map(
  readdirSync(join(publicFolder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [`/${relative(publicFolder, path).split(sep).join('/')}`, statSync(path).size]),
)

/** Every path in /media that the seed stores. */
async function namedMedia(): Promise<string[]> {
  const named: string[] = []
  const run: Run = (_sql, [rows] = []) => {
    const json = String(rows)
    named.push(...(json.match(/\/media\/[^"]+/g) ?? []))
    return Promise.resolve({ rows: JSON.parse(json) as Record<string, unknown>[] })
  }
  await seedContent(run, new Date())
  for (const file of readdirSync(demoCatalogue))
    named.push(...(readFileSync(join(demoCatalogue, file), 'utf8').match(/\/media\/[^",\n]+/g) ?? []))
  return named
}

test('what the seed names exists, with AVIF beside what is not AVIF itself', async () => {
  const named = await namedMedia()
  expect(named.length).toBeGreaterThan(1000)
  const files = named.flatMap((path) => [path, ...pictureWidths(path).map((width) => avifOf(path, width))])
  // Brochures are drawn when somebody asks for one, so they have no file.
  const drawn = (path: string) => path.startsWith('/media/brochures/')
  expect(files.filter((path) => !drawn(path) && !onDisk.has(path))).toEqual([])
})

test('hero pictures, listing pictures, icons, frames and films keep their budgets', () => {
  const over = (pattern: RegExp, most: number) => {
    const sizes = [...onDisk].filter(([file]) => pattern.test(file))
    expect([pattern, sizes.length > 0]).toEqual([pattern, true])
    return sizes.filter(([, bytes]) => bytes === 0 || bytes > most * kilobyte).map(([file]) => file)
  }
  expect(over(/\/hero-1280\.avif$/, 60)).toEqual([])
  expect(over(/\/listing-800\.avif$/, 25)).toEqual([])
  expect(over(/\/icon[^/]*$/, 5)).toEqual([])
  expect(over(/\/360\/\d\d\.avif$/, 14)).toEqual([])
  expect(over(/\.webm$/, 600)).toEqual([])
  expect([...onDisk.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(
    45 * kilobyte * kilobyte,
  )
})
