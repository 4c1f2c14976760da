import { upload } from '#contract/wire/limits.ts'
import { redrawn, type ShrunkImage, UnreadableImage } from '#web/lib/api/shrink-image.ts'
import { longestSide, middlePart } from './frame-files.ts'

/**
 * How long each picture of a film may take to come, in milliseconds; a browser that cannot read a film may
 * report nothing.
 */
const patienceMs = 15_000

interface FilmOptions {
  count: number
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Pictures of a film at equal steps from its beginning; the film ends where it began. Throws
 * `UnreadableImage`, and the reason of the signal.
 */
export async function framesOfFilm(
  file: File,
  { count, onProgress, signal }: FilmOptions,
): Promise<ShrunkImage[]> {
  const film = document.createElement('video')
  film.muted = true
  film.playsInline = true
  film.preload = 'auto'
  const url = URL.createObjectURL(file)
  try {
    await loaded(film, url, signal)
    const part = middlePart(film.videoWidth, film.videoHeight)
    const frames: ShrunkImage[] = []
    for (let index = 0; index < count; index += 1) {
      const seeked = happened(film, 'seeked', signal)
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

async function loaded(film: HTMLVideoElement, url: string, signal: AbortSignal): Promise<void> {
  const comes = happened(film, 'loadeddata', signal)
  film.src = url
  film.load()
  // An iPhone loads nothing of a film that was never played.
  film.play().catch(() => undefined)
  await comes
  film.pause()
  if (!Number.isFinite(film.duration) || film.videoWidth === 0) throw new UnreadableImage()
}

function happened(
  film: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new UnreadableImage())
    const cancel = () => reject(signal.reason)
    const tired = setTimeout(refuse, patienceMs)
    film.addEventListener('error', refuse, { once: true })
    signal.addEventListener('abort', cancel, { once: true })
    film.addEventListener(
      event,
      () => {
        clearTimeout(tired)
        signal.removeEventListener('abort', cancel)
        resolve()
      },
      { once: true },
    )
  })
}
