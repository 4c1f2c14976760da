export interface PictureToCrop {
  url: string
  /** Of the picture, upright. */
  size: { width: number; height: number }
}

/** What the dialog needs to know of a file; whoever asks revokes the address. Rejects when this browser cannot read it. */
export async function pictureToCrop(file: File): Promise<PictureToCrop> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const size = { width: bitmap.width, height: bitmap.height }
  bitmap.close()
  return { url: URL.createObjectURL(file), size }
}
