import type { EnquiryOrigin } from '#server/lib/forms/enquiry-origin.ts'
import { insertEnquiryRow, type TakenEnquiry } from './enquiries.ts'

/** An application with the database's names. */
export interface CareerRow {
  name: string
  email: string
  phone: string
  post: string
}

/**
 * Stores an application with the path of its résumé. Answers and throws like `insertEnquiryRow`; `conflict`
 * means that the résumé belongs to another application.
 */
export function insertCareerApplication(
  origin: EnquiryOrigin,
  { name, email, phone, post }: CareerRow,
  resumePath: string,
): Promise<TakenEnquiry> {
  const row = { name, email, mobile: phone, post, resume_path: resumePath }
  return insertEnquiryRow('applyForCareer', origin, row)
}
