import type { Easel } from './easel.ts'
import type { FilmJob } from './job.ts'

/** Makes the film, with fewer bits each time until it fits. */
export async function shoot(easel: Easel, job: FilmJob): Promise<Buffer> {
  const seconds = job.frames / job.framesPerSecond
  const most = (job.maxBytes * 8) / seconds
  for (const share of [0.9, 0.7, 0.5, 0.3]) {
    const content = await easel.film(job, Math.round(most * share))
    if (content.length <= job.maxBytes) return content
  }
  throw new Error(`${job.file} does not fit into ${job.maxBytes} bytes.`)
}
