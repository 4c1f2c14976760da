import { resizedTo } from '#web/lib/picture-files.ts'
import { type CardParts, cardHeight, cardWidth, drawCard } from './draw-card.ts'
import { fontsAreReady } from './pen.ts'
import { fileName, type Quote, quoteText } from './quote.ts'

/** The most bytes of a picture: larger pictures are slow to send where the connection is bad. */
const mostBytes = 400_000

/**
 * The quote as a JPEG of 1080 × 1350 pixels and at most 400 kB. A picture of the model that does not load is
 * left out. `logo` is the path of the dealer's logo, empty for none. Throws when the browser makes no
 * picture.
 */
export async function cardPicture(quote: Quote, logo: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = cardWidth
  canvas.height = cardHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  const [bike, mark] = await Promise.all([
    loaded(quote.picture),
    loaded(logo),
    fontsAreReady(quoteText(quote)),
  ])
  const standIn = bike ? undefined : await loaded('/no-picture.svg')
  drawCard(context, quote, { bike, standIn, logo: mark, sizeOf, colours: houseColours() })
  for (const quality of [0.92, 0.85, 0.75, 0.6]) {
    const content = await encoded(canvas, quality)
    if (content.size <= mostBytes) return new File([content], fileName(quote), { type: content.type })
  }
  throw new Error('The picture is too large.')
}

/**
 * A picture of this site, so that the canvas may be read afterwards; undefined for an empty path, or when the
 * picture does not load.
 */
async function loaded(path: string): Promise<HTMLImageElement | undefined> {
  if (path === '') return undefined
  const image = new Image()
  image.src = resizedTo(1280, path)
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

const sizeOf: CardParts['sizeOf'] = (picture) => {
  const { naturalWidth: width, naturalHeight: height } = picture as HTMLImageElement
  return { width, height }
}

/** The colours of the light theme, with the dealer's own colours. */
function houseColours(): CardParts['colours'] {
  const style = getComputedStyle(document.documentElement)
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    accent: of('accent'),
    ink: of('content'),
    muted: of('muted'),
    soft: of('soft'),
    hairline: of('hairline'),
  }
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (content) => (content ? resolve(content) : reject(new Error('The picture could not be made.'))),
      'image/jpeg',
      quality,
    )
  })
}
