import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedOf, storedOrMissing } from '#server/lib/supabase/storage-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The secret key stores, signs, checks, reads and removes: an applicant is not signed in, and a policy that
// let visitors write to the bucket would let them fill it. Whether a member of staff may open a résumé is
// asked with their own rights.
const bucket = 'resumes'

/** Stores a résumé in the private bucket; throws when the name is taken. */
export async function storeResume(name: string, content: Uint8Array, contentType: string): Promise<void> {
  storedOf(await secretClient().storage.from(bucket).upload(name, content, { contentType, upsert: false }))
}

/** Removes résumés; a résumé that is gone already is no failure. */
export async function removeResumes(names: string[]): Promise<void> {
  if (names.length > 0) storedOf(await secretClient().storage.from(bucket).remove(names))
}

/** The bytes of an uploaded résumé; undefined when there is none of that name. */
export async function readResume(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = storedOrMissing(await secretClient().storage.from(bucket).download(name))
  return file && new Uint8Array(await file.arrayBuffer())
}

/** The path for a résumé, its bytes and its sender's address as a hash. */
interface ResumeUpload {
  path: string
  size: number
  sender: string
}

/** The address to which this one file may be PUT, once, within two hours. */
export async function signResumeUpload(upload: ResumeUpload): Promise<string | undefined> {
  const client = secretClient()
  if (!dataOf(await client.rpc('take_resume_upload', { ...upload }))) return undefined
  return storedOf(await client.storage.from(bucket).createSignedUploadUrl(upload.path)).signedUrl
}

/**
 * Does a résumé inside a form fit into the amount that its address, and all addresses together, may send in a
 * day? Counts the résumé, unless its application is stored already.
 */
export async function takeFormResume(upload: ResumeUpload, application: string): Promise<boolean> {
  return dataOf(await secretClient().rpc('take_form_resume', { ...upload, application }))
}

/**
 * The upload that was signed for a path, and whether an application names that path already; nothing for any
 * other path.
 */
export async function findResumeUpload(
  path: string,
): Promise<{ size: number; is_claimed: boolean } | undefined> {
  return dataOf(await secretClient().rpc('find_resume_upload', { path }))[0]
}

/**
 * The name of the applicant whose résumé lies at a path; the audit trail first gets a line that the caller
 * opens it. Nothing when no application names the path.
 */
export async function recordResumeOpening(db: DatabaseClient, path: string): Promise<string | undefined> {
  return dataOf(await db.rpc('open_resume', { path })) ?? undefined
}
