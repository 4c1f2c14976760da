import { z } from 'zod'
import { upload } from './limits.ts'

/**
 * A picture that staff add. Type and size are what the browser says; the server looks at the bytes as well
 * (magic number, dimensions) before it keeps anything.
 */
export const imageUpload = z
  .file({ error: 'Please choose a picture.' })
  .min(1, { error: 'This picture is empty.' })
  .max(upload.imageBytes, { error: 'This picture is larger than 4 MB.' })
  .mime([...upload.imageTypes], { error: 'Please choose a JPEG, PNG, WebP or AVIF picture.' })
