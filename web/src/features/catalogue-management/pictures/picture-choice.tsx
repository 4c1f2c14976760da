import type { ShrunkImage } from '#web/lib/api/shrink-image.ts'
import { uploadApi } from '#web/lib/api/upload.ts'
import { PictureChooser, type PictureShape } from '#web/ui/media/picture-chooser.tsx'

interface PictureChoiceProps {
  label: string
  hint?: string
  /** The path of the chosen picture; empty for none. */
  path: string
  onChange: (path: string) => void
  /** Width by height that the picture must have. */
  shape?: PictureShape
}

/**
 * Chooses one picture of a vehicle: the picture is sent at once, and the record names it from its next save
 * on.
 */
export function PictureChoice(props: PictureChoiceProps) {
  return <PictureChooser {...props} send={sendPicture} />
}

/** Stores a picture in the catalogue and answers its path. Throws `ApiError`. */
export async function sendPicture(
  { file, placeholder }: Pick<ShrunkImage, 'file' | 'placeholder'>,
  onProgress?: (share: number) => void,
): Promise<string> {
  const body = { image: file, ...(placeholder && { placeholder }) }
  return (await uploadApi('addCataloguePicture', body, { onProgress })).path
}
