import { z } from 'zod'
import { upload } from './limits.ts'

/**
 * A picture that staff add. Type and size are the browser's claims; the server also checks the bytes (magic
 * number, dimensions) before it stores anything.
 */
export const imageUpload = z
  .file({ error: 'Please choose a picture.' })
  .min(1, { error: 'This picture is empty.' })
  .max(upload.imageBytes, { error: 'This picture is larger than 4 MB.' })
  .mime([...upload.imageTypes], { error: 'Please choose a JPEG, PNG, WebP or AVIF picture.' })

/**
 * The colours that a page shows in the place of a picture that has not loaded yet: four by three colours from
 * the top left, each as `rgb`.
 */
export const picturePlaceholder = z.string().regex(/^[0-9a-f]{36}$/)
