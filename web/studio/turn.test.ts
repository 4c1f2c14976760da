import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { modelFrames } from './jobs/models.ts'
import { mediaFolder } from './media.ts'

/** Size in which the frames are read, and how much of it stays free at each edge: 2 %. */
const [width, height] = [300, 225]
const free = { across: 6, down: 4 }
/** Backdrop and shadow are lighter than this. */
const darkest = 110

/** Is there something of the vehicle, such as a tyre or a mirror, at the edge of the picture? */
async function isCut(file: string): Promise<boolean> {
  const pixels = await sharp(join(mediaFolder, file)).resize(width, height).greyscale().raw().toBuffer()
  const isEdge = (x: number, y: number) =>
    x < free.across || x >= width - free.across || y < free.down || y >= height - free.down
  return pixels.some((light, at) => light < darkest && isEdge(at % width, Math.floor(at / width)))
}

test('no wheel and no mirror is cut in any frame of a turn', { timeout: 600_000 }, async () => {
  const files = (await readCatalogue()).flatMap(modelFrames).map(({ file }) => file)
  const cut: string[] = []
  // Thirty-six at once, so that every processor has something to read and the memory holds them.
  for (let start = 0; start < files.length; start += 36) {
    const some = files.slice(start, start + 36)
    const found = await Promise.all(some.map(isCut))
    cut.push(...some.filter((_, index) => found[index]))
  }
  expect(cut).toEqual([])
})
