import { isMoving } from '#domain/content/moving-picture.ts'

export interface PictureToCrop {
  url: string
  /** The size of the picture in pixels, turned upright. */
  size: { width: number; height: number }
}

/**
 * The address and size of a picture file, for the crop dialog; the caller revokes the address. Rejects when
 * this browser cannot read the file.
 */
export async function pictureToCrop(file: File): Promise<PictureToCrop> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const size = { width: bitmap.width, height: bitmap.height }
  bitmap.close()
  return { url: URL.createObjectURL(file), size }
}

/**
 * What is said of an animation, of which only the first frame is taken; empty for a picture that stands
 * still.
 */
export async function wordsOfMoving(file: File): Promise<string> {
  const moves = isMoving(new Uint8Array(await file.arrayBuffer()))
  return moves ? 'This picture moves: only what is shown first is kept.' : ''
}
