import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny'
import type { FilmJob } from './job.ts'
import { render } from './stage/stage.ts'

/** Runs in the page: one turn of a vehicle as a VP9 film in a WebM file, as a data address. */
export async function film(job: FilmJob, bitsPerSecond: number): Promise<string> {
  const canvas = new OffscreenCanvas(job.width, job.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas.')
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: bitsPerSecond, keyFrameInterval: 3 })
  output.addVideoTrack(source, { frameRate: job.framesPerSecond })
  await output.start()
  for (let frame = 0; frame < job.frames; frame += 1) {
    context.drawImage(await frameOf(job, frame), 0, 0)
    await source.add(frame / job.framesPerSecond, 1 / job.framesPerSecond)
  }
  await output.finalize()
  if (!target.buffer) throw new Error('The film has no content.')
  return dataAddress(new Blob([target.buffer], { type: 'video/webm' }))
}

/** Pictures of a film are asked for again when it came out too big. */
const drawn = new Map<string, ImageBitmap>()

async function frameOf({ scene, width, height, frames }: FilmJob, frame: number): Promise<ImageBitmap> {
  const turned = { ...scene, turn: ((scene.turn ?? 0) + (frame * 360) / frames) % 360 }
  const key = JSON.stringify(turned)
  const known = drawn.get(key)
  if (known) return known
  const address = await render({ scene: turned, width, height })
  const bitmap = await createImageBitmap(await (await fetch(address)).blob())
  drawn.set(key, bitmap)
  return bitmap
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
