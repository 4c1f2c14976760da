import { photoBytes, photoTypes } from '#contract/enquiries/photo-limits.ts'
import { callApi } from './late-api.ts'
import { shrinkImage } from './shrink-image.ts'
import { putFile, type UploadOptions } from './upload.ts'

/**
 * The longest side of a photograph in pixels: enough to see a scratch, and few bytes on a slow connection.
 */
const longestSide = 1600

/**
 * Redraws a photograph small and without its metadata, stores the file and answers the name under which the
 * form sends it. Throws `UnreadableImage`, and `ApiError` when the file could not be stored.
 */
export async function sendPhoto(photo: File, options: UploadOptions): Promise<string> {
  const { file } = await shrinkImage(photo, photoBytes, { longestSide })
  const type = photoTypes.find((each) => each === file.type) ?? 'image/jpeg'
  const { uploadUrl, path } = await callApi(
    'requestPhotoUpload',
    { body: { type, size: file.size } },
    options,
  )
  await putFile(uploadUrl, file, type, options)
  return path
}
