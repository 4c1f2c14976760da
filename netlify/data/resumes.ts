import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedOf, storedOrMissing } from '#server/lib/supabase/storage-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// An applicant is not signed in, and a policy that let visitors write to the bucket would let them fill it:
// keeping, signing, checking and removing use the secret key. Staff read as themselves.
const bucket = 'resumes'

/** Keeps a resume in the private bucket; fails when the name is taken. */
export async function storeResume(name: string, content: Uint8Array, contentType: string): Promise<void> {
  storedOf(await secretClient().storage.from(bucket).upload(name, content, { contentType, upsert: false }))
}

/** Removes a resume; one that is gone already is no failure. */
export async function removeResume(name: string): Promise<void> {
  storedOf(await secretClient().storage.from(bucket).remove([name]))
}

/** The bytes of an uploaded resume, or nothing when there is none of that name. */
export async function readResume(name: string): Promise<Uint8Array | undefined> {
  const file = storedOrMissing(await secretClient().storage.from(bucket).download(name))
  return file && new Uint8Array(await file.arrayBuffer())
}

/** The address where this one file may be PUT, once, for two hours. */
export async function signResumeUpload(name: string): Promise<string> {
  return storedOf(await secretClient().storage.from(bucket).createSignedUploadUrl(name)).signedUrl
}

/** The bytes of a resume for staff; nothing when there is none, or none the caller may open. */
export async function openResume(
  db: DatabaseClient,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = storedOrMissing(await db.storage.from(bucket).download(name))
  return file && new Uint8Array(await file.arrayBuffer())
}
