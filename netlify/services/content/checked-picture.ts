import { AppError } from '#contract/wire/errors.ts'
import { upload } from '#contract/wire/limits.ts'
import { isMoving } from '#domain/content/moving-picture.ts'
import { isSecondKind } from '#server/lib/files/hidden-content.ts'
import { readPicture } from '#server/lib/files/picture-file.ts'
import { withoutMetadata } from '#server/lib/files/picture-metadata.ts'
import { sha256 } from '#server/lib/http/call-identity.ts'

/**
 * A picture as it is stored: judged by its bytes, and without metadata. The `extension` contains the size and
 * the placeholder, `1600x1200.webp`, so that a page knows both by the name alone. `hash` is the hash of the
 * file as it came. Throws `invalid_fields` under `field`.
 */
export async function checkedPicture(
  file: File,
  field: string,
  placeholder?: string,
): Promise<{ content: Uint8Array; type: string; extension: string; hash: string }> {
  const content = new Uint8Array(await file.arrayBuffer())
  const picture = readPicture(content)
  if (!picture || picture.type !== file.type || isSecondKind(content))
    throw wrongPicture(field, 'Please choose a JPEG, PNG, WebP or AVIF picture.')
  // A page that moves by itself needs a way to pause it, which a picture has not.
  if (isMoving(content))
    throw wrongPicture(
      field,
      'This picture moves, and the site shows still ones. Please send one frame of it.',
    )
  if (picture.width * picture.height > upload.imagePixels)
    throw wrongPicture(field, 'This picture has more than 40 million pixels. Please choose a smaller one.')
  const bare = withoutMetadata(content, picture.type)
  if (!bare)
    throw wrongPicture(field, 'This picture says where it was taken. Please send it without such details.')
  const extension = [`${picture.width}x${picture.height}`, placeholder, picture.extension]
    .filter(Boolean)
    .join('.')
  return { content: bare, type: picture.type, extension, hash: sha256(content) }
}

function wrongPicture(field: string, message: string): AppError {
  return new AppError('invalid_fields', { fields: { [field]: message } })
}
