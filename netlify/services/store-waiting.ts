import { type FormName, formTables } from '#server/data/form-rows.ts'
import { insertForm } from '#server/data/submissions.ts'
import type { WaitingEnquiry } from '#server/data/waiting-enquiries.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storeApplication, type WaitingApplication } from './careers.ts'

/**
 * Stores a form of the second store under its id and with the moment it was accepted; with the secret key, because
 * visitors may not choose that moment. A form that stands already is what was wanted; throws as the database refuses.
 */
export async function storeWaiting({ form, submission, body }: WaitingEnquiry): Promise<void> {
  const db = secretClient()
  // Sealed by this server, so these are the bodies it checked when they came.
  if (form === 'applyForCareer') await storeApplication(db, submission, body as unknown as WaitingApplication)
  else if (form in formTables) await insertForm(db, form as FormName, submission, body as never)
  else throw new Error('There is no form of this name.')
}
