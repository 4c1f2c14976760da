import { z } from 'zod'
import { planFacts } from '#contract/appointments/appointment-plans.ts'
import type { PageListId } from '#contract/content/page-list-kinds.ts'
import { pageListEntries } from '#contract/content/page-lists.ts'
import { dealershipFacts } from '#contract/dealership/dealership.ts'
import { mailList, minutes } from '#contract/messages/promise-settings.ts'
import { outletHours } from '#contract/outlets/dealers.ts'
import { outletFacts } from '#contract/outlets/outlets.ts'
import { refundLines } from '#contract/payments/payment-settings.ts'
import { view } from '#contract/people/preferences.ts'
import { chargeSteps } from '#contract/prices/charge-rules.ts'
import { quotationSheet } from '#contract/quotations/quotation-parts.ts'
import { quotationSettings } from '#contract/quotations/quotation-settings.ts'
import { vehicleShapes } from './vehicle-shapes.ts'

type Entries<Id extends PageListId> = z.ZodArray<(typeof pageListEntries)[Id]>
type PageListShapes = { [Id in PageListId as `page_lists.${Id}`]: Entries<Id> }

const pageLists = Object.fromEntries(
  Object.entries(pageListEntries).map(([id, entry]) => [`page_lists.${id}`, z.array(entry).max(100)]),
) as PageListShapes

/**
 * The shape of each column of JSON that staff write, in the contract's words: `table.column`, or for page
 * lists, which share a column, `page_lists.<id>`. The checks of the database are made of it (`npm run
 * schema`), and every reading goes by it (`readStored`); those of doors stand apart in `door-shapes.ts`.
 */
export const storedShapes = {
  ...vehicleShapes,
  'dealership.social_links': dealershipFacts.shape.socialLinks,
  'dealership.colours': dealershipFacts.shape.colours.partial(),
  'dealers.hours': outletHours,
  'dealers.holidays': outletFacts.shape.holidays,
  'charge_rules.steps': chargeSteps,
  'promise_settings.targets': z
    .record(z.string().regex(/^[a-z_]{1,60}$/), minutes)
    .meta({ maxProperties: 100 }),
  'promise_settings.mail_lists': z.array(mailList).max(1000),
  'payment_settings.refund_lines': refundLines,
  'quotation_settings.gst_rates': quotationSettings.shape.gstRates,
  'quotations.sheet': quotationSheet,
  'appointment_plans.rules': planFacts.shape.rules,
  'staff_preferences.views': z.array(view).max(30),
  ...pageLists,
}

export type StoredShapes = typeof storedShapes
export type StoredName = keyof StoredShapes
