import { failureWords } from '#web/lib/api/failure-words.ts'
import { notify } from '#web/ui/overlay/toast.tsx'
import { touchLead } from './act-or-wait.ts'
import type { Touch } from './lead-act.ts'

/** The way in which staff contact a person, from a list of leads or from the lead itself. */
export type Contact = Extract<Touch['kind'], 'call' | 'whatsapp'>

/**
 * Notes on a lead that its person is being called or written to. Answers whether the note was stored, by the
 * server or on this device until the connection is back; a failure is also shown to the user.
 */
export async function noteContact(lead: string, kind: Contact): Promise<boolean> {
  try {
    await touchLead(lead, { id: crypto.randomUUID(), kind })
    return true
  } catch (error) {
    notify.error(failureWords(error, 'This could not be noted. Please add a note to the lead.'))
    return false
  }
}
