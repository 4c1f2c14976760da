import { AppError } from '#contract/errors.ts'
import { findApplicantName } from '#server/data/career-applications.ts'
import { openResume } from '#server/data/resumes.ts'
import { promisedKind, resumeKindOf, resumeTypes } from '#server/lib/files/resume-kind.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * The policy of a PDF that a browser shows: it loads nothing, sends nothing, runs nothing and stands in no frame.
 * `style-src` is for the page that the browser itself puts around a PDF.
 */
const shownPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * A resume for staff, named after the applicant. A PDF without active content opens in the browser, everything else is
 * a download; the bytes decide, looked at again now. Throws `not_found` with words.
 */
export async function getResume(db: DatabaseClient, path: string): Promise<Response> {
  const kind = promisedKind(path)
  const [content, applicant] = await Promise.all([openResume(db, path), findApplicantName(db, path)])
  if (!kind || !content) throw new AppError('not_found', { message: 'There is no resume at this address.' })
  const isShown = kind === 'pdf' && resumeKindOf(content) === 'pdf'
  // As a stream, because a function may stream more than it may answer in one piece.
  const response = new Response(new Blob([content]).stream(), {
    headers: {
      'content-type': resumeTypes[kind],
      'content-disposition': disposition(isShown ? 'inline' : 'attachment', applicant, kind),
    },
  })
  if (isShown) response.headers.set('content-security-policy', shownPolicy)
  return response
}

/** Names the file twice: in ASCII for old programs, and as it is. */
function disposition(way: 'inline' | 'attachment', applicant: string | undefined, kind: string): string {
  const name = `Resume – ${fileNamePart(applicant ?? '')}.${kind}`
  const plain = name.replaceAll('–', '-').replace(/[^\x20-\x7e]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${way}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** A name without what a file system or a header takes for something else, and without marks that turn text around. */
function fileNamePart(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}"*/:<>?\\|%;]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return [...plain].slice(0, 60).join('').trim() || 'applicant'
}
