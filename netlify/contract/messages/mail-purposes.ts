/**
 * The purposes of mail to staff. A purpose without `ofOutlets` has one list for the whole dealership; only
 * the owner sets a list with `ownersOnly`. The purposes stand apart from the schema, so that a screen can
 * show them without loading zod.
 */
export const mailPurposes = [
  { id: 'sales', label: 'New lead: sales and general', ofOutlets: true, ownersOnly: false },
  { id: 'service', label: 'New lead: service and spare parts', ofOutlets: true, ownersOnly: false },
  { id: 'people', label: 'New lead: applicants and new dealers', ofOutlets: true, ownersOnly: true },
  { id: 'manager', label: 'Broken promise', ofOutlets: true, ownersOnly: false },
  { id: 'digest', label: 'Digest at nine', ofOutlets: false, ownersOnly: false },
  { id: 'week', label: 'Figures of the week, Monday at eight', ofOutlets: false, ownersOnly: true },
] as const
export type MailPurpose = (typeof mailPurposes)[number]['id']

/** The most addresses of a list, and the most minutes of opening time until a call: 100 hours. */
export const mostAddresses = 20
export const mostMinutes = 6_000
