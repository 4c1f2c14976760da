export interface PictureToCrop {
  url: string
  /** The size of the picture in pixels, turned upright. */
  size: { width: number; height: number }
  /** Whether the file is an animation, of which only the first frame can be taken. */
  isMoving: boolean
}

/**
 * The address and size of a picture file, for the crop dialog; the caller revokes the address. Rejects when
 * this browser cannot read the file.
 */
export async function pictureToCrop(file: File): Promise<PictureToCrop> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const size = { width: bitmap.width, height: bitmap.height }
  bitmap.close()
  return { url: URL.createObjectURL(file), size, isMoving: await isAnimation(file) }
}

/** The words in the head of a file by which animations of GIF, WebP and PNG are known. */
const animations = /^GIF8.*NETSCAPE2\.0|^RIFF.{4}WEBPVP8X.*ANIM|^\S?PNG.*acTL/s

/** Whether a file is an animation, as its first 4 KB say. */
export async function isAnimation(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  return animations.test(new TextDecoder('latin1').decode(head))
}
