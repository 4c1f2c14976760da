import { forms, type PlainFormName } from '#contract/enquiries/forms.ts'
import type { WaitingEnquiry } from '#server/data/enquiries/waiting-enquiries.ts'
import { keptForm } from '#server/services/doors/intake.ts'
import { storeKept } from '#server/services/doors/store-kept.ts'
import { keptWhatsApp, storeKeptWhatsApp } from '#server/services/messages/whatsapp/receive-call.ts'
import { keptPayment, storeKeptPayment } from '#server/services/payments/link-payments.ts'
import { storeApplication, type WaitingApplication } from './careers.ts'
import { storeEnquiry } from './enquiries.ts'

/**
 * Stores an enquiry of the second store under its id and with the moment at which it was accepted. An enquiry
 * that is stored already counts as a success; throws every refusal of the database.
 */
export async function storeWaiting({ form, origin, body }: WaitingEnquiry): Promise<void> {
  // The casts are safe: this server encrypted the bodies after its schemas had checked them.
  if (form === 'applyForCareer') await storeApplication(origin, body as WaitingApplication)
  else if (form === keptForm) await storeKept(body, origin.acceptedAt)
  else if (form === keptWhatsApp) await storeKeptWhatsApp(origin.id, body, origin.acceptedAt)
  else if (form === keptPayment) await storeKeptPayment(origin.id, body, origin.acceptedAt)
  else if (form in forms) await storeEnquiry(form as PlainFormName, origin, body as never)
  else throw new Error('There is no form of this name.')
}
