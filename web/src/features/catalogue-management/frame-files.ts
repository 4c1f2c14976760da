import { upload } from '#contract/limits.ts'
import {
  type ImagePart,
  redrawn,
  type ShrunkImage,
  shrinkImage,
  UnreadableImage,
} from '#web/lib/shrink-image.ts'

/** How many pictures a turn has: fewer would jump, more would only weigh. */
export const frameCount = { least: 12, most: 72, ofFilm: 36 }

/** Longest side in pixels: the stage of the page is 960 wide. */
const longestSide = 1280

/** Files in the order of their names, in which "2" comes before "10". */
export function byName(files: readonly File[]): File[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return [...files].sort((one, other) => compare(one.name, other.name))
}

/** The middle of a picture of that size, four by three as the stage is. */
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

/** Pictures of a film at equal steps from its beginning; its end is the beginning again. Throws `UnreadableImage`. */
export async function framesOfFilm(
  file: File,
  count: number,
  onProgress: (share: number) => void,
): Promise<ShrunkImage[]> {
  const film = document.createElement('video')
  film.muted = true
  film.preload = 'auto'
  const url = URL.createObjectURL(file)
  try {
    film.src = url
    await happened(film, 'loadeddata')
    if (!Number.isFinite(film.duration) || film.videoWidth === 0) throw new UnreadableImage()
    const part = middlePart(film.videoWidth, film.videoHeight)
    const frames: ShrunkImage[] = []
    for (let index = 0; index < count; index += 1) {
      const seeked = happened(film, 'seeked')
      film.currentTime = (film.duration * index) / count
      await seeked
      frames.push(await redrawn(film, `frame-${index + 1}`, upload.imageBytes, part, longestSide))
      onProgress((index + 1) / count)
    }
    return frames
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

function happened(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener(event, () => resolve(), { once: true })
    film.addEventListener('error', () => reject(new UnreadableImage()), { once: true })
  })
}
