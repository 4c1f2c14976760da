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
