import type { EnquiryOrigin } from '#server/lib/forms/enquiry-origin.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { insertEnquiryRow } from './enquiries.ts'

export interface CareerRow {
  name: string
  email: string
  phone: string
  post: string
}

/** Stores an application with the path of its resume; as `insertEnquiry`, and `conflict` when the resume has one. */
export function insertCareerApplication(
  db: DatabaseClient,
  origin: EnquiryOrigin,
  { name, email, phone, post }: CareerRow,
  resumePath: string,
): Promise<'stored' | 'repeated'> {
  const row = { name, email, mobile: phone, post, resume_path: resumePath }
  return insertEnquiryRow(db, 'applyForCareer', origin, row)
}

/** The name of who applied with a resume, as the caller may see it; undefined when no application names this file. */
export async function findApplicantName(db: DatabaseClient, resumePath: string): Promise<string | undefined> {
  const answer = await db
    .from('career_applications')
    .select('name')
    .eq('resume_path', resumePath)
    .maybeSingle()
  return dataOf(answer)?.name
}
