import type { CareerApplication } from '#contract/enquiries/careers.ts'
import { forms } from '#contract/enquiries/forms.ts'
import type { AppError } from '#contract/wire/errors.ts'
import type { Language } from '#contract/wire/language.ts'
import { t } from '#contract/wire/language.ts'
import { insertCareerApplication } from '#server/data/enquiries/career-applications.ts'
import { type TakenEnquiry, tooManyEnquiries } from '#server/data/enquiries/enquiries.ts'
import * as resumes from '#server/data/enquiries/resumes.ts'
import { randomObjectName } from '#server/lib/files/object-name.ts'
import { resumeTypes } from '#server/lib/files/resume-kind.ts'
import { type EnquiryOrigin, originOf } from '#server/lib/forms/enquiry-origin.ts'
import { sha256 } from '#server/lib/http/call-identity.ts'
import { describeCause, logEvent } from '#server/lib/http/request-log.ts'
import { mayHaveHappened } from '#server/lib/supabase/database-error.ts'
import { type TakenIn, takeIn } from './intake.ts'
import { checkedKind, invalidResume } from './resumes.ts'

type Direct = Extract<CareerApplication, { resume: File }>
type Uploaded = Extract<CareerApplication, { resumePath: string }>

interface ApplicationCall<Body> {
  headers: Headers
  ip: string
  language: Language
  body: Body
}

/** An application in the form of the second store: JSON, so a file inside it is base64. */
export type WaitingApplication =
  | Uploaded
  | (Omit<Direct, 'resume'> & { resume: { name: string; base64: string } })

/**
 * Takes in an application once, with its résumé inside or uploaded before. Throws `invalid_fields` when the
 * file is no résumé.
 */
export async function applyForCareer(call: ApplicationCall<CareerApplication>): Promise<TakenIn> {
  const { body } = call
  if (!('resume' in body)) {
    const origin = originOf(body, call)
    return applyOnce(origin, body)
  }
  const { resume, ...fields } = body
  const content = Buffer.from(await resume.arrayBuffer())
  checkedKind(content, resume.name, 'resume')
  const origin = originOf({ ...fields, resume: sha256(content) }, call)
  const kept = { ...fields, resume: { name: resume.name, base64: content.toString('base64') } }
  return applyOnce(origin, kept)
}

/**
 * Takes in an application once. During an outage it waits with the file inside it; a résumé that was uploaded
 * before is checked when the application is stored.
 */
function applyOnce(origin: EnquiryOrigin, kept: WaitingApplication): Promise<TakenIn> {
  const store = () => storeApplication(origin, kept)
  return takeIn({ form: 'applyForCareer', origin, body: kept, store, thanks: forms.applyForCareer.thanks() })
}

/**
 * Stores an application with its résumé. Throws `invalid_fields` when the file is no résumé or never arrived.
 */
export async function storeApplication(
  origin: EnquiryOrigin,
  kept: WaitingApplication,
): Promise<TakenEnquiry> {
  if ('resume' in kept) {
    const { resume, ...fields } = kept
    return storeWithFile(origin, fields, resume)
  }
  return storeWithPath(origin, kept)
}

async function storeWithFile(
  origin: EnquiryOrigin,
  fields: Omit<Direct, 'resume'>,
  resume: { name: string; base64: string },
): Promise<TakenEnquiry> {
  const content = Buffer.from(resume.base64, 'base64')
  const kind = checkedKind(content, resume.name, 'resume')
  const path = randomObjectName(kind)
  const file = { path, size: content.byteLength, sender: origin.sender }
  // An application from the second store was accepted already.
  const opensAt = origin.acceptedAt ? undefined : await resumes.takeFormResume(file, origin.id)
  if (opensAt) throw tooManyEnquiries(opensAt)
  await resumes.storeResume(path, content, resumeTypes[kind])
  let isKept = true
  try {
    const taken = await insertCareerApplication(origin, fields, path)
    isKept = taken.outcome === 'stored'
    return taken
  } catch (error) {
    // When it is unknown whether the row was stored, the file stays: a row without its file would be worse
    // than a file without a row.
    isKept = mayHaveHappened(error)
    throw error
  } finally {
    if (!isKept) await removeQuietly(path)
  }
}

async function storeWithPath(
  origin: EnquiryOrigin,
  { resumePath, ...fields }: Uploaded,
): Promise<TakenEnquiry> {
  const upload = await resumes.findResumeUpload(resumePath)
  if (!upload) throw missingResume()
  // For a path that has an application already, the database says whether that is this one, without a look at
  // the file.
  if (!upload.is_claimed) await checkUpload(resumePath, upload.size)
  return insertCareerApplication(origin, fields, resumePath)
}

/** Checks an uploaded file, which must be what was announced; a file that is no résumé is removed at once. */
async function checkUpload(path: string, announcedBytes: number): Promise<void> {
  const content = await resumes.readResume(path)
  if (!content) throw missingResume()
  try {
    if (content.byteLength !== announcedBytes) throw missingResume()
    checkedKind(content, path, 'resumePath')
  } catch (error) {
    await removeQuietly(path)
    throw error
  }
}

function missingResume(): AppError {
  return invalidResume('resumePath', t`Your resume did not arrive. Please upload it again.`)
}

/** Removes a file that no row needs. A failure is only logged, because it does not concern the applicant. */
async function removeQuietly(path: string): Promise<void> {
  await resumes
    .removeResumes([path])
    .catch((error: unknown) => logEvent('error', 'resume_left_behind', { path, cause: describeCause(error) }))
}
