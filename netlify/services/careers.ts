import { createHash } from 'node:crypto'
import type { CareerApplication } from '#contract/careers.ts'
import { AppError } from '#contract/errors.ts'
import { upload } from '#contract/limits.ts'
import { texts } from '#contract/texts.ts'
import { insertCareerApplication } from '#server/data/career-applications.ts'
import * as resumes from '#server/data/resumes.ts'
import { mayHaveHappened } from '#server/lib/database-error.ts'
import { randomObjectName } from '#server/lib/object-name.ts'
import { describeCause, logEvent } from '#server/lib/request-log.ts'
import { promisedKind, type ResumeKind, resumeKindOf, resumeTypes } from '#server/lib/resume-kind.ts'
import { submissionOf } from '#server/lib/submission.ts'
import type { Database } from '#server/lib/supabase-clients.ts'

type Direct = Extract<CareerApplication, { resume: File }>
type Uploaded = Extract<CareerApplication, { resumePath: string }>

interface ApplicationCall<Body> {
  db: Database
  headers: Headers
  body: Body
}

/** Stores an application once, with its resume inside or uploaded before; `invalid_fields` when the file is no resume. */
export async function applyForCareer(call: ApplicationCall<CareerApplication>): Promise<{ message: string }> {
  const { db, headers, body } = call
  if ('resume' in body) await applyWithFile({ db, headers, body })
  else await applyWithPath({ db, headers, body })
  return { message: texts.career.success }
}

async function applyWithFile({ db, headers, body }: ApplicationCall<Direct>): Promise<void> {
  const { resume, ...fields } = body
  const content = new Uint8Array(await resume.arrayBuffer())
  const kind = checkedKind(content, resume.name, 'resume')
  const hash = createHash('sha256').update(content).digest('hex')
  const submission = submissionOf({ ...fields, resume: hash }, headers)

  const path = randomObjectName(kind)
  await resumes.storeResume(path, content, resumeTypes[kind])
  let isKept = true
  try {
    isKept = (await insertCareerApplication(db, submission, fields, path)) === 'stored'
  } catch (error) {
    // A row without its file would be worse than a file without a row.
    isKept = mayHaveHappened(error)
    throw error
  } finally {
    if (!isKept) await removeQuietly(path)
  }
}

async function applyWithPath({ db, headers, body }: ApplicationCall<Uploaded>): Promise<void> {
  const { resumePath, ...fields } = body
  const submission = submissionOf(body, headers)
  const content = await resumes.readResume(resumePath)
  if (!content) throw invalidResume('resumePath', 'Your resume did not arrive. Please upload it again.')
  try {
    checkedKind(content, resumePath, 'resumePath')
  } catch (error) {
    await removeQuietly(resumePath)
    throw error
  }
  await insertCareerApplication(db, submission, fields, resumePath)
}

/** The answer to the applicant does not hang on it; a file that stays behind is found in the log. */
async function removeQuietly(path: string): Promise<void> {
  await resumes
    .removeResume(path)
    .catch((error: unknown) => logEvent('error', 'resume_left_behind', { path, cause: describeCause(error) }))
}

/** What the bytes are, when that is what the name promises and not too much of it. */
function checkedKind(content: Uint8Array, name: string, field: string): ResumeKind {
  if (content.byteLength > upload.resumeBytes) throw invalidResume(field, 'Your resume is larger than 10 MB.')
  const kind = resumeKindOf(content)
  if (!kind || kind !== promisedKind(name))
    throw invalidResume(field, 'Please send your resume as PDF, DOC or DOCX.')
  return kind
}

function invalidResume(field: string, message: string): AppError {
  return new AppError('invalid_fields', { fields: { [field]: message } })
}

/** Where one resume of this name may be PUT, and the path to apply with. */
export async function requestResumeUpload(body: {
  fileName: string
}): Promise<{ uploadUrl: string; path: string; contentType: string }> {
  const kind = promisedKind(body.fileName)
  if (!kind) throw invalidResume('fileName', 'Please send your resume as PDF, DOC or DOCX.')
  const path = randomObjectName(kind)
  return { uploadUrl: await resumes.signResumeUpload(path), path, contentType: resumeTypes[kind] }
}

/** A resume as a download for staff; throws `not_found` with words. */
export async function getResume(db: Database, path: string): Promise<Response> {
  const kind = promisedKind(path)
  const content = kind && (await resumes.openResume(db, path))
  if (!content) throw new AppError('not_found', { message: 'There is no resume at this address.' })
  return new Response(content, {
    headers: {
      'content-type': resumeTypes[kind],
      'content-disposition': `attachment; filename="resume-${path.slice(0, 8)}.${kind}"`,
    },
  })
}
