import type { MadeEnquiry } from '#server/data/doors/deliveries.ts'

/**
 * One delivery out of a call: its text as it is stored, and the enquiry that the text makes, if it makes one.
 */
export interface ReadDelivery {
  vendorId: string
  sentAt: string | undefined
  body: string
  /** Missing where the fields have to be asked for first, and for a test or what is no enquiry. */
  enquiry?: MadeEnquiry
  state?: 'test' | 'refused'
  note?: string
}
