import { basename } from 'node:path'
import sharp from 'sharp'
import { AppError } from '#contract/wire/errors.ts'
import { upload } from '#contract/wire/limits.ts'
import { readPicture } from '#server/lib/files/picture-file.ts'

/** Longest side in pixels, to which the editor shrinks pictures too. */
const longestSide = 2560
/** Matches a name that an export gave. */
const wasStored = /^[0-9a-f]{64}\.\d+x\d+\./
/** The beginnings of EXIF data in a JPEG or AVIF, in WebP and in PNG. */
const exifNames = ['Exif', 'EXIF', 'eXIf']

/**
 * A picture as the editor would send it: upright as its camera meant it, at most 2,560 pixels wide or high,
 * at most 4 MB. A picture that already meets this stays as it is, and so does one that a project exported, so
 * that the same folder gives the same bytes.
 */
export async function preparedPicture(file: string, bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const picture = readPicture(bytes)
  if (!picture || wasStored.test(basename(file))) return new Uint8Array(bytes)
  const isLarge = Math.max(picture.width, picture.height) > longestSide || bytes.length > upload.imageBytes
  // Searching the bytes for EXIF is quick; most pictures of a large folder have none.
  const mayLie = exifNames.some((name) => bytes.includes(name))
  try {
    if (!isLarge && (!mayLie || ((await sharp(bytes).metadata()).orientation ?? 1) === 1))
      return new Uint8Array(bytes)
    return await redrawn(bytes)
  } catch (cause) {
    throw new AppError('invalid_fields', {
      message: 'This picture cannot be read. Save it again as JPEG.',
      cause,
    })
  }
}

async function redrawn(bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const upright = sharp(bytes)
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const fine = await upright.clone().webp({ quality: 86 }).toBuffer()
  return new Uint8Array(
    fine.length <= upload.imageBytes ? fine : await upright.webp({ quality: 55 }).toBuffer(),
  )
}
