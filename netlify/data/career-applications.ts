import type { Submission } from '#server/lib/forms/submission.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { insertSubmission } from './submissions.ts'

export interface CareerRow {
  name: string
  email: string
  phone: string
  post: string
}

/** Stores an application with the path of its resume; as `insertSubmission`, and `conflict` when the resume has one. */
export function insertCareerApplication(
  db: DatabaseClient,
  submission: Submission,
  { name, email, phone, post }: CareerRow,
  resumePath: string,
): Promise<'stored' | 'repeated'> {
  const row = { name, email, mobile: phone, post, resume_path: resumePath }
  return insertSubmission(db, 'career_applications', submission, row)
}
