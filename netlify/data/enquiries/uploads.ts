import { callJson } from '#server/lib/supabase/call-json.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedOf } from '#server/lib/supabase/storage-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'

// The secret key notes and signs uploads: a visitor is not signed in, and nobody else may write to a bucket.

/** The path of a file of a visitor, its announced bytes, and the address of the sender as a hash. */
export interface Upload {
  path: string
  size: number
  sender: string
}

/**
 * The address to which this one file may be PUT, once, within two hours; where the budget of its sender or of
 * all is used up, the moment (ISO 8601) when there is room again.
 */
export async function signUpload(
  bucket: 'photos' | 'resumes',
  upload: Upload,
): Promise<{ uploadUrl: string } | { opensAt: string }> {
  const client = secretClient()
  const args = { upload_bucket: bucket, ...upload }
  const opensAt = await callJson(client, 'take_upload', args, storedMoment.nullable())
  if (opensAt) return { opensAt }
  const { signedUrl } = storedOf(await client.storage.from(bucket).createSignedUploadUrl(upload.path))
  return { uploadUrl: signedUrl }
}
