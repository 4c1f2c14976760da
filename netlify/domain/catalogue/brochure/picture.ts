/** The picture of a brochure, 1200 by 630 pixels. */
export interface BrochurePicture {
  bytes: Uint8Array
  format: 'JPEG' | 'PNG'
}

const formats: Record<string, BrochurePicture['format'] | undefined> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
}

/**
 * The address of a picture in the shape that the page has room for. The site's own models have a picture of
 * that shape, for link previews.
 */
export function brochurePicturePath(image: string): string {
  const query = new URLSearchParams({
    url: image.replace(/\/hero\.webp$/, '/share.jpg'),
    w: '1200',
    h: '630',
    fit: 'cover',
    fm: formatFor(image),
  })
  return `/.netlify/images?${query}`
}

/** The picture in an answer to that address; undefined for any answer that is no such picture. */
export async function pictureIn(answer: Response): Promise<BrochurePicture | undefined> {
  const format = formats[answer.headers.get('content-type') ?? '']
  return answer.ok && format ? { bytes: new Uint8Array(await answer.arrayBuffer()), format } : undefined
}

/**
 * The format of a picture for a PDF, which can hold neither WebP nor AVIF. A picture that may be transparent
 * comes as PNG, because the transparent parts of a JPEG turn black; a placeholder in its name proves that it
 * is opaque.
 */
function formatFor(image: string): 'jpg' | 'png' {
  return /\.jpe?g$|\/hero\.webp$|\.[0-9a-f]{36}\.\w+$/.test(image) ? 'jpg' : 'png'
}
