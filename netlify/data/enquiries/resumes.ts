import { signUpload, type Upload } from '#server/data/enquiries/uploads.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedOf, storedOrMissing } from '#server/lib/supabase/storage-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
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

/** The address to which this one résumé may be PUT, or when there is room for it; see `signUpload`. */
export function signResumeUpload(upload: Upload): ReturnType<typeof signUpload> {
  return signUpload(bucket, upload)
}

/**
 * Notes a résumé inside a form, unless its application is stored already; undefined when the résumé may be
 * stored, otherwise the moment (ISO 8601) when there is room for it.
 */
export async function takeFormResume(upload: Upload, application: string): Promise<string | undefined> {
  const args = { ...upload, application }
  return (await callJson(secretClient(), 'take_form_resume', args, storedMoment.nullable())) ?? undefined
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
