import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { filesOf } from './job.ts'
import { modelFrames, modelPictures } from './jobs/models.ts'
import { films, sitePictures } from './jobs/site.ts'
import { readManifest } from './manifest.ts'
import { mediaFiles, mediaFolder } from './media.ts'

const models = await readCatalogue()
const manifest = readManifest()
const pictures = [...models.flatMap(modelPictures), ...sitePictures(models), ...models.flatMap(modelFrames)]
const onDisk = new Map(mediaFiles().map(({ file, bytes }) => [file, bytes]))

test('every picture and film is there in all its files, within its budget and as the manifest says', () => {
  const works = [
    ...pictures.map((job) => ({ job, files: filesOf(job).map(({ file }) => file) })),
    ...films(models).map((job) => ({ job, files: [job.file] })),
  ]
  const wrong = works.flatMap(({ job, files }) =>
    files
      .map((file) => ({ file, bytes: onDisk.get(file), noted: manifest[job.file]?.files[file] }))
      .filter(({ bytes, noted }) => bytes === undefined || bytes !== noted || bytes > job.maxBytes),
  )
  expect(wrong).toEqual([])
})

test('every picture has the dimensions that the manifest states', { timeout: 60_000 }, async () => {
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

test('a turn has 36 frames', () => {
  const turning = models.filter(({ frames }) => frames > 0)
  expect(turning.map((model) => modelFrames(model).length)).toEqual(turning.map(() => 36))
  expect([...onDisk.keys()].filter((file) => file.includes('/360/'))).toHaveLength(turning.length * 36)
})

test('nothing in the folder is unknown to the manifest', () => {
  const known = new Set(Object.values(manifest).flatMap(({ files }) => Object.keys(files)))
  expect([...onDisk.keys()].filter((file) => !known.has(file))).toEqual([])
})
