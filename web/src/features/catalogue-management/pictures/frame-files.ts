import { upload } from '#contract/wire/limits.ts'
import { type ImagePart, type ShrunkImage, shrinkImage, UnreadableImage } from '#web/lib/api/shrink-image.ts'

/** How many pictures a turn has: fewer pictures would jump, more would only make the page heavier. */
export const frameCount = { least: 12, most: 72, ofFilm: 36 }

/** Longest side of a picture in pixels: the stage of the page is 960 wide. */
export const longestSide = 1280

/** Files in the order of their names, in which "2" comes before "10". */
export function byName(files: readonly File[]): File[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return [...files].sort((one, other) => compare(one.name, other.name))
}

/** The middle part of a picture of that size, four by three like the stage of the page. */
export function middlePart(width: number, height: number): ImagePart {
  const shape = 4 / 3
  const part = {
    width: Math.min(1, (height * shape) / width),
    height: Math.min(1, width / shape / height),
  }
  return { x: (1 - part.width) / 2, y: (1 - part.height) / 2, ...part }
}

/** A picture of the turn, made smaller. Throws `UnreadableImage`. */
export async function frameOf(file: File): Promise<ShrunkImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadableImage()
  })
  const part = middlePart(bitmap.width, bitmap.height)
  bitmap.close()
  return shrinkImage(file, upload.imageBytes, { part, longestSide })
}
