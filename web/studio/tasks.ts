import type { Easel } from './easel.ts'
import { encode, isPoor, placeholderOf } from './encoding.ts'
import { shoot } from './film-shoot.ts'
import { type FilmJob, filesOf, type PictureJob } from './job.ts'
import { jobHash, type Manifest } from './manifest.ts'
import { writeMedia } from './media.ts'
import type { Scene } from './scene.ts'

/** A piece of work: one drawing with every picture that is made of it, or one film. */
export interface Task {
  name: string
  /** The model or place that is shown. Building it takes longer than drawing it, so one lane draws all its pictures. */
  subject: string
  /** Answers remarks about the result. */
  run(easel: Easel): Promise<string[]>
}

/** The drawings that were not made with this code yet; pictures of the same scene and proportion share one. */
export function pictureTasks(jobs: readonly PictureJob[], manifest: Manifest, code: string): Task[] {
  const drawings = Map.groupBy(
    jobs.filter((job) => manifest[job.file]?.job !== jobHash(job, code)),
    ({ scene, width, height }) => `${JSON.stringify(scene)} ${(width / height).toFixed(3)}`,
  )
  return [...drawings.values()].map((group) => ({
    name: group[0]?.file ?? '',
    subject: group[0] ? subjectOf(group[0].scene) : '',
    run: (easel) => drawGroup(group, easel, manifest, code),
  }))
}

/** The film, if it was not made with this code yet. */
export function filmTask(job: FilmJob, manifest: Manifest, code: string): Task[] {
  const hash = jobHash(job, code)
  if (manifest[job.file]?.job === hash) return []
  const run = async (easel: Easel) => {
    const content = await shoot(easel, job)
    writeMedia(job.file, content)
    const { width, height } = job
    manifest[job.file] = { width, height, job: hash, files: { [job.file]: content.length } }
    return []
  }
  return [{ name: job.file, subject: job.file, run }]
}

function subjectOf(scene: Scene): string {
  return scene.kind === 'vehicles' ? scene.vehicles.map(({ bikeName }) => bikeName).join() : scene.kind
}

async function drawGroup(
  group: readonly PictureJob[],
  easel: Easel,
  manifest: Manifest,
  code: string,
): Promise<string[]> {
  const largest = group.reduce((one, other) => (other.width > one.width ? other : one))
  const png = await easel.draw(largest.scene, largest.width, largest.height)
  const poor: string[] = []
  for (const job of group) {
    const files: Record<string, number> = {}
    for (const { file, width } of filesOf(job)) {
      const { content, quality } = await encode(png, file, {
        width,
        maxBytes: job.maxBytes,
        ground: job.ground,
      })
      writeMedia(file, content)
      files[file] = content.length
      if (isPoor(file, quality)) poor.push(`${file} fits only at quality ${quality}.`)
    }
    const placeholder = job.file.endsWith('.webp') ? await placeholderOf(png) : undefined
    const { width, height } = job
    manifest[job.file] = {
      width,
      height,
      ...(placeholder ? { placeholder } : {}),
      job: jobHash(job, code),
      files,
    }
  }
  return poor
}
