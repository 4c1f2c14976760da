import { basename } from 'node:path'
import sharp from 'sharp'
import { AppError } from '#contract/wire/errors.ts'
import { upload } from '#contract/wire/limits.ts'
import { readPicture } from '#server/lib/files/picture-file.ts'

/** Longest side in pixels, as the editor shrinks to. */
const longestSide = 2560
/** What an export named. */
const wasStored = /^[0-9a-f]{64}\.\d+x\d+\./
/** How EXIF begins in a JPEG or AVIF, in WebP and in PNG. */
const exifNames = ['Exif', 'EXIF', 'eXIf']

/**
 * A picture as the editor would send it: upright as its camera meant it, at most 2,560 pixels wide or high, at most 4 MB. One
 * that is so already stays as it is, and so does what came out of a project, so that the same folder gives the same bytes.
 */
export async function preparedPicture(file: string, bytes: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const picture = readPicture(bytes)
  if (!picture || wasStored.test(basename(file))) return new Uint8Array(bytes)
  const isLarge = Math.max(picture.width, picture.height) > longestSide || bytes.length > upload.imageBytes
  // To look for EXIF by hand is quick; most pictures of a large folder have none.
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
