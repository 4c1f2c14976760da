/**
 * `npm run draw`: draws the demo fleet and makes its films. It is run by hand, and its output is
 * committed. It draws what changed since the last time. Words limit it to files whose names hold one of them,
 * `--missing` to files that are not there. `--lanes 1` leaves most of the machine to others.
 */
import { parseArgs } from 'node:util'
import { readCatalogue } from './catalogue.ts'
import { findChromium } from './chromium.ts'
import { drawingScript } from './easel.ts'
import { modelFrames, modelPictures } from './jobs/models.ts'
import { films, sitePictures } from './jobs/site.ts'
import { workThrough } from './lanes.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { mediaSize, removeStrangers } from './media.ts'
import { Progress } from './progress.ts'
import { filmTask, pictureTasks } from './tasks.ts'

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean', default: false }, lanes: { type: 'string', default: '6' } },
})
const isWanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word))
const executablePath = findChromium()
const models = await readCatalogue()
const manifest = readManifest()
const code = await drawingScript()
const jobs = [...models.flatMap(modelPictures), ...sitePictures(models), ...models.flatMap(modelFrames)]
const shoots = films(models)
const isLeft = (file: string) => isWanted(file) && !(values.missing && manifest[file])
const tasks = [
  ...pictureTasks(
    jobs.filter(({ file }) => isLeft(file)),
    manifest,
    code,
  ),
  ...shoots.filter(({ file }) => isLeft(file)).flatMap((job) => filmTask(job, manifest, code)),
]
const progress = new Progress(tasks.length)
await workThrough({
  tasks,
  executablePath,
  code,
  lanes: Number(values.lanes),
  onDone: (task, remarks) => {
    for (const line of remarks) progress.say(line)
    progress.step(task.name)
    // Written after each task, so that an interrupted run continues where it stopped.
    writeManifest(manifest)
  },
})
if (words.length === 0) removeStrangers(manifest, new Set([...jobs, ...shoots].map(({ file }) => file)))
writeManifest(manifest)
process.stdout.write(
  `${tasks.length} of ${jobs.length + shoots.length} drawn; ${(mediaSize() / 1024 ** 2).toFixed(1)} MB in all.\n`,
)
