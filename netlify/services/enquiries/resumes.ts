import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { upload } from '#contract/wire/limits.ts'
import { orCallUs } from '#domain/enquiries/call-us.ts'
import * as data from '#server/data/enquiries/resumes.ts'
import { randomObjectName } from '#server/lib/files/object-name.ts'
import {
  pdfFaultOf,
  promisedKind,
  type ResumeKind,
  resumeKindOf,
  resumeTypes,
} from '#server/lib/files/resume-kind.ts'
import { shownPolicy } from '#server/lib/files/shown-policy.ts'
import { senderOf } from '#server/lib/forms/form-signals.ts'
import { refusedUntil } from '#server/lib/http/refused-until.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import { salesPhone } from '#server/lib/sales-phone.ts'
import { type DatabaseClient, visitorClient } from '#server/lib/supabase/supabase-clients.ts'
import { refuseWhenOff } from '#server/services/site/site-parts.ts'

/**
 * The kind of a résumé by its bytes. Throws `invalid_fields` when the name promises another kind or the file
 * is too large.
 */
export function checkedKind(content: Uint8Array, name: string, field: string): ResumeKind {
  if (content.byteLength > upload.resumeBytes)
    throw invalidResume(field, t`Your resume is larger than 10 MB.`)
  const kind = resumeKindOf(content)
  if (kind && kind === promisedKind(name)) return kind
  const fault = pdfFaultOf(content)
  throw invalidResume(field, fault ? faultWords[fault]() : t`Please send your resume as PDF, DOC or DOCX.`)
}

/** What is wrong with a PDF, and the way out. */
const faultWords: Record<NonNullable<ReturnType<typeof pdfFaultOf>>, () => string> = {
  script: () =>
    t`This PDF holds a program, so we cannot take it. Please print it into a new PDF, and send that one.`,
  file: () =>
    t`This PDF holds another file, so we cannot take it. Please print it into a new PDF, and send that one.`,
  form: () =>
    t`This PDF is a form that sends what is in it, so we cannot take it. Please print it into a new PDF, and send that one.`,
  'second kind': () =>
    t`This PDF is a file of another kind too, so we cannot take it. Please print it into a new PDF, and send that one.`,
}

/** The refusal of a résumé, in words under its field. */
export function invalidResume(field: string, message: string): AppError {
  return new AppError('invalid_fields', { fields: { [field]: message } })
}

/**
 * Answers the address to which one résumé of this name (`size` in bytes) may be PUT, and the path to apply
 * with. Throws `invalid_fields` when the name promises none of the accepted kinds, `too_many_requests` when
 * the budget of its address, its network or of all is used up, `not_found` while applications are off.
 */
export async function requestResumeUpload({
  ip,
  body: { fileName, size },
}: {
  ip: string
  body: { fileName: string; size: number }
}): Promise<{ uploadUrl: string; path: string; contentType: string }> {
  const kind = promisedKind(fileName)
  if (!kind) throw invalidResume('fileName', t`Please send your resume as PDF, DOC or DOCX.`)
  await refuseWhenOff(visitorClient(), 'career')
  const path = randomObjectName(kind)
  const signed = await data.signResumeUpload({ path, size, sender: senderOf(ip) })
  if ('uploadUrl' in signed) return { ...signed, path, contentType: resumeTypes[kind] }
  throw refusedUntil(
    signed.opensAt,
    (again) =>
      t`So many large files arrive just now. Please send a resume of up to 4 MB, or try again ${again}${orCallUs(salesPhone())}.`,
  )
}

/**
 * A résumé for staff, named after the applicant, after a line in the audit trail. A PDF opens in the browser,
 * every other kind is a download. Its bytes are checked again now, because a file or a row may have come by
 * another way: a file that would be refused today stays closed. Throws `not_found` with words.
 */
export async function getResume(db: DatabaseClient, path: string): Promise<Response> {
  const applicant = await data.recordResumeOpening(db, path)
  const content = applicant === undefined ? undefined : await data.readResume(path)
  if (!content) throw new AppError('not_found', { message: 'There is no resume at this address.' })
  const kind = resumeKindOf(content)
  if (!kind || kind !== promisedKind(path)) {
    logEvent('error', 'resume_refused', { path })
    throw new AppError('not_found', {
      message: 'The file of this application is no resume and stays closed.',
    })
  }
  const isShown = kind === 'pdf'
  // A stream, because a function may stream more than it may answer in one piece.
  const response = new Response(new Blob([content]).stream(), {
    headers: {
      'content-type': resumeTypes[kind],
      'content-disposition': disposition(isShown ? 'inline' : 'attachment', applicant, kind),
    },
  })
  if (isShown) response.headers.set('content-security-policy', shownPolicy)
  return response
}

/** Names the file twice: in ASCII for old programs, and in its own letters. */
function disposition(way: 'inline' | 'attachment', applicant: string | undefined, kind: string): string {
  const name = `Resume – ${fileNamePart(applicant ?? '')}.${kind}`
  const plain = name.replaceAll('–', '-').replace(/[^\x20-\x7e]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${way}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/**
 * A name without characters that a file system or a header takes for something else, and without marks that
 * reverse text.
 */
function fileNamePart(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}"*/:<>?\\|%;]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return [...plain].slice(0, 60).join('').trim() || 'applicant'
}
