import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { avifOf, pictureWidths } from '#web/lib/picture-files.ts'
import { demoCatalogue, readCatalogue } from '../../supabase/seed/catalogue.ts'
import { seedContent } from '../../supabase/seed/content.ts'
import type { Run } from '../../supabase/seed/rows.ts'
import { filesOf } from './job.ts'
import { modelFrames, modelPictures } from './jobs/models.ts'
import { films, sitePictures } from './jobs/site.ts'
import { readManifest } from './manifest.ts'
import { mediaFiles, mediaFolder, mediaSize } from './media.ts'

const kilobyte = 1024
const models = await readCatalogue()
const manifest = readManifest()
const pictures = [...models.flatMap(modelPictures), ...sitePictures(models), ...models.flatMap(modelFrames)]
const onDisk = new Map(mediaFiles().map(({ file, bytes }) => [file, bytes]))

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

test('every picture is there in all its files, within its budget and as the manifest says', () => {
  const wrong = pictures.flatMap((job) =>
    filesOf(job)
      .map(({ file }) => ({ file, bytes: onDisk.get(file), noted: manifest[job.file]?.files[file] }))
      .filter(({ bytes, noted }) => bytes === undefined || bytes !== noted || bytes > job.maxBytes),
  )
  expect(wrong).toEqual([])
})

test('every picture has the dimensions that the manifest states', async () => {
  const wrong: string[] = []
  for (const job of pictures) {
    for (const { file, width } of filesOf(job)) {
      const seen = await sharp(join(mediaFolder, file)).metadata()
      const height = Math.round((width * job.height) / job.width)
      if (seen.width !== width || Math.abs((seen.height ?? 0) - height) > 1)
        wrong.push(`${file} is ${seen.width} × ${seen.height}`)
    }
    const stated = manifest[job.file]
    if (stated?.width !== job.width || stated.height !== job.height) wrong.push(`manifest of ${job.file}`)
  }
  expect(wrong).toEqual([])
})

test('hero pictures, listing pictures, icons and frames keep the budgets of the ask', () => {
  const over = (pattern: RegExp, most: number) =>
    [...onDisk].filter(([file, bytes]) => pattern.test(file) && bytes > most * kilobyte).map(([file]) => file)
  expect(over(/\/hero-1280\.avif$/, 60)).toEqual([])
  expect(over(/\/listing-800\.avif$/, 25)).toEqual([])
  expect(over(/\/icon[^/]*$/, 5)).toEqual([])
  expect(over(/\/360\/\d\d\.avif$/, 14)).toEqual([])
  expect(mediaSize()).toBeLessThanOrEqual(45 * kilobyte * kilobyte)
})

test('what the seed names exists, with AVIF beside what is not AVIF itself', async () => {
  const named = await namedMedia()
  expect(named.length).toBeGreaterThan(1000)
  const files = named.flatMap((path) => [path, ...pictureWidths(path).map((width) => avifOf(path, width))])
  // Brochures are drawn when somebody asks for one.
  const drawn = (path: string) => path.startsWith('/media/brochures/')
  expect(files.filter((path) => !drawn(path) && !onDisk.has(path.replace('/media/', '')))).toEqual([])
})

test('a turn has 36 frames', () => {
  const turning = models.filter(({ frames }) => frames > 0)
  expect(turning.map((model) => modelFrames(model).length)).toEqual(turning.map(() => 36))
  expect([...onDisk.keys()].filter((file) => file.includes('/360/'))).toHaveLength(turning.length * 36)
})

test('opaque pictures have a placeholder small enough to stand in a page', () => {
  const placeholders = pictures.flatMap(({ file }) => manifest[file]?.placeholder ?? [])
  expect(placeholders.length).toBeGreaterThan(models.length * 5)
  expect(
    placeholders.filter((one) => !one.startsWith('data:image/webp;base64,') || one.length > 400),
  ).toEqual([])
})

test('films are under 600 KB', () => {
  const sizes = films(models).map(({ file }) => onDisk.get(file))
  expect(sizes.filter((bytes) => bytes === undefined || bytes === 0 || bytes >= 600 * kilobyte)).toEqual([])
})

test('nothing in the folder is unknown to the manifest', () => {
  const known = new Set(Object.values(manifest).flatMap(({ files }) => Object.keys(files)))
  expect([...onDisk.keys()].filter((file) => !known.has(file))).toEqual([])
})
