import { type FormName, formTables } from '#server/data/form-rows.ts'
import type { KeptForm } from '#server/data/kept-forms.ts'
import { insertForm } from '#server/data/submissions.ts'
import { secretClient } from '#server/lib/secret-client.ts'
import { type KeptApplication, storeApplication } from './careers.ts'

/**
 * Stores a form of the second store under its id and with the moment it was accepted; with the secret key, because
 * visitors may not choose that moment. A form that stands already is what was wanted; throws as the database refuses.
 */
export async function storeKept({ form, submission, body }: KeptForm): Promise<void> {
  const db = secretClient()
  // Sealed by this server, so these are the bodies it checked when they came.
  if (form === 'applyForCareer') await storeApplication(db, submission, body as unknown as KeptApplication)
  else if (form in formTables) await insertForm(db, form as FormName, submission, body as never)
  else throw new Error('There is no form of this name.')
}
