import type { Plan } from '#contract/appointments/appointment-plans.ts'
import type { DealershipRecord } from '#contract/dealership/dealership.ts'
import type { PaymentSettingsRecord } from '#contract/payments/payment-settings.ts'
import type { QuotationSettingsRecord } from '#contract/quotations/quotation-settings.ts'
import type { PartRecord } from '#contract/site/parts-management.ts'

/** Rows of the seeded database for the sample calls. */
export interface World {
  staff: { id: string; userId: string; password: string; email: string }
  /** The id of a row for each parameter that needs one; a new row for each call that deletes. */
  idOf: (endpoint: string) => Promise<number>
  resumePath: string
  /** The name of a photograph of a review that is shown. */
  photo: string
  /** The id of a review that just came. */
  newReview: () => Promise<string>
  /** The name of a brochure that staff uploaded. */
  brochure: string
  /** The id of an offer enquiry that was just quarantined. */
  heldEnquiry: () => Promise<string>
  /** The text of a page that staff have not changed yet. */
  terms: string
  /** The ids of these rows of the schema `public` in their order. */
  orderOf: (rows: string) => Promise<number[]>
  /** The line of the audit trail about a price that was just changed. */
  changeId: () => Promise<string>
  /** What holds for payments, as staff read it now. */
  paymentSettings: () => Promise<PaymentSettingsRecord>
  /**
   * The ids of an order, of a payment that waits for a person, of one that was received, and for its refund;
   * and the link of another order whose token is asked for.
   */
  paidOrder: Record<'order' | 'waiting' | 'received' | 'refund' | 'askedLink', string>
  /** The dealership as staff read it now. */
  dealership: () => Promise<DealershipRecord>
  /** The chat, a part of the site, as staff read it now. */
  chat: () => Promise<PartRecord>
  /** The moment when the promises were last changed. */
  promisesAt: string
  /** The id of a member of staff whose link to set a password was just made. */
  newLink: () => Promise<string>
  /** The id of a member of staff who was just given a lead. */
  withLead: () => Promise<string>
  /** The reference and last digits that a visitor knows of a stored enquiry. */
  sent: { reference: string; digits: string }
  /** The lead and key in the link of an enquiry's receipt. */
  withdrawal: { lead: string; key: string }
  /** The id of an appointment that was just booked. */
  newAppointment: () => Promise<string>
  /** The id of an order that was just booked. */
  newOrder: () => Promise<string>
  /** The link of a visitor who has an appointment. */
  appointmentLink: string
  /** The link of a buyer who has an order. */
  orderLink: string
  /** The times that the first outlet offers. */
  plan: Plan
  /** The id of a lead that just came. */
  newLead: () => Promise<string>
  /** A quotation that its buyer has: its lead, id and link, and the settings of quotations. */
  quotation: { lead: string; id: string; link: string; settings: QuotationSettingsRecord }
  /** The number of a slip that was just made. */
  newSlip: () => Promise<string>
  /** Doors from outside: slugs and secrets, the moment of the last change of one, and what failed there. */
  doors: {
    signed: string
    at: () => Promise<string>
    renewed: string
    secrets: Record<string, string>
    failedDelivery: () => Promise<string>
  }
  /** The id of a request about somebody's details that just came. */
  newDataRequest: () => Promise<string>
  /** The id of a breach that was just written down. */
  newBreach: () => Promise<string>
  /** An address and the code that was mailed to it. */
  coded: { email: string; code: string }
  /** The text behind `#` in the mail that asked for a review. */
  reviewLink: string
  /** A price in rupees, with its vehicle and variant. */
  priced: { vehicleId: number; variantId: number; before: number }
  /** The id of a batch of prices that was just made. */
  newBatch: (state: 'waiting' | 'applied') => Promise<string>
}
